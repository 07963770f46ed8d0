/// A value about a person that the chain only commits to.
package struct PersonalValue: Hashable, Sendable {
    package let commitment: Commitment
    package let person: PersonID
    /// 16 random bytes, without which a name could be guessed from its commitment.
    package let salt: [UInt8]
    package let value: [UInt8]

    package init(commitment: Commitment, person: PersonID, salt: [UInt8], value: [UInt8]) {
        self.commitment = commitment
        self.person = person
        self.salt = salt
        self.value = value
    }
}
