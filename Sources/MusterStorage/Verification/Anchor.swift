import Attendance

/// An entry that was written down outside the journal: where the chain stood at some time.
///
/// The seals and the chain cannot show that somebody with the station's key wrote everything anew. This can.
package struct Anchor: Hashable, Sendable {
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
        return "The chain has no entry\(place)\(proof), which was expected."
    }
}
