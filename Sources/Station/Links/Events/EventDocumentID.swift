package import Attendance

/// Names an event document: the number of its entry, and enough of the entry's hash to tell one journal from another.
package struct EventDocumentID: Hashable, Sendable {
    /// The entry's number, from 1.
    package let sequence: Int64
    /// The first 8 bytes of the entry's hash, 16 hexadecimal digits.
    package let mark: String

    package init(_ entry: Entry) {
        sequence = entry.sequence
        mark = String(EntryID(hash: entry.hash).text.prefix(16))
    }
}

extension EventDocumentID: LosslessStringConvertible {
    package var description: String { "\(sequence)-\(mark)" }

    /// Reads ``description`` and nothing else.
    package init?(_ description: String) {
        let parts = description.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let sequence = Int64(parts[0]), sequence > 0, parts[1].utf8.count == 16 else {
            return nil
        }
        self.sequence = sequence
        mark = String(parts[1])
    }
}
