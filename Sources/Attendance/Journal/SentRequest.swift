/// What a program sent under a key of its own, so that it is done once however often it is sent.
package struct SentRequest: Hashable, Sendable {
    /// Names who sent it, what for and under which key.
    package let identifier: String
    /// Of what was sent, 32 bytes. It says nothing to whoever does not know the key.
    package let digest: [UInt8]

    package init(identifier: String, digest: [UInt8]) {
        self.identifier = identifier
        self.digest = digest
    }
}
