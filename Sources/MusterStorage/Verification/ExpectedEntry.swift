import Attendance

/// An entry that must be in the chain, because somebody wrote down its number, its hash or both.
///
/// What is written down with the station as well is an `Anchor`.
package struct ExpectedEntry: Hashable, Sendable {
    /// The chain must reach at least here. With a hash: the hash must be that of this entry.
    package let sequence: Int64?
    /// Some entry must have this hash.
    package let hash: [UInt8]?

    package init(sequence: Int64? = nil, hash: [UInt8]? = nil) {
        self.sequence = sequence
        self.hash = hash
    }

    func matches(sequence: Int64, hash: [UInt8]) -> Bool {
        (self.sequence.map { $0 == sequence } ?? true) && (self.hash.map { $0 == hash } ?? true)
    }

    var description: String {
        let place = sequence.map { " \($0)" } ?? ""
        let proof = hash.map { " with the hash \(Hexadecimal.text($0))" } ?? ""
        return "The chain does not contain the expected entry\(place)\(proof)."
    }
}
