/// Something that a verification found wrong. The description is one sentence that names the place.
package struct Finding: Hashable, Sendable, Encodable, CustomStringConvertible {
    package enum Code: String, Hashable, Sendable, Encodable, CaseIterable {
        /// An entry's fields do not give its hash.
        case changed
        /// Entries are not there.
        case missing
        /// An entry stands where another was recorded.
        case outOfOrder = "out-of-order"
        /// An entry and the one before it do not belong together: one of them was replaced.
        case replaced
        /// An entry that cannot have been recorded.
        case unexpected
        /// The hash is right, but this version cannot read the fact.
        case unreadable
        /// A seal does not fit its entry.
        case seal
        /// A seal was made with another key.
        case foreignSeal = "foreign-seal"
        /// No seal covers the end of the chain.
        case unsealed
        /// The journal's note of its end does not fit the last entry.
        case head
        /// An expected entry, written down earlier, is not in the chain.
        case anchor
        /// A personal value does not fit its commitment.
        case personalChanged = "personal-changed"
        /// A personal value is gone although nobody erased it.
        case personalMissing = "personal-missing"
        /// A personal value to which no entry commits, or that should be erased.
        case personalUnexpected = "personal-unexpected"
        /// An entry lost its content, and no expiry explains it.
        case expired
        /// A projection is not what the entries give.
        case projection
        /// A page of the database's file is not what SQLite wrote: a disk or a memory that fails.
        case damaged
    }

    package let code: Code
    /// The entry, where it is about one.
    package let sequence: Int64?
    package let description: String

    package init(_ code: Code, sequence: Int64? = nil, _ description: String) {
        self.code = code
        self.sequence = sequence
        self.description = description
    }

    private enum CodingKeys: CodingKey {
        case code, sequence, description
    }
}

extension Finding {
    static func missing(_ range: ClosedRange<Int64>) -> Finding {
        let subject = range.count == 1 ? "Entry \(range.lowerBound) is" : "\(places(range)) are"
        return Finding(.missing, sequence: range.lowerBound, "\(subject) missing.")
    }

    static func unsealed(_ range: ClosedRange<Int64>) -> Finding {
        let subject = range.count == 1 ? "Entry \(range.lowerBound) is" : "\(places(range)) are"
        return Finding(.unsealed, sequence: range.lowerBound, "\(subject) not sealed.")
    }

    private static func places(_ range: ClosedRange<Int64>) -> String {
        "Entries \(range.lowerBound)\(range.count == 2 ? " and " : " to ")\(range.upperBound)"
    }
}
