package import Attendance

/// For how long what is to be kept, as a page, a program or a command asks for it, in days. What is left out stays as it
/// is; what is cleared is kept for ever.
package struct RetentionRequest: Decodable, Sendable {
    /// Whether what goes with it may go.
    package let confirmed: Bool?
    private let days: [RetentionKind: Clearable<Int>]

    package init(_ days: [RetentionKind: Clearable<Int>]) {
        self.days = days
        confirmed = nil
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        var days: [RetentionKind: Clearable<Int>] = [:]
        for kind in RetentionKind.allCases {
            days[kind] = try container.decodeIfPresent(Clearable<Int>.self, forKey: Key(kind.rawValue))
        }
        self.days = days
        confirmed = try container.decodeIfPresent(Bool.self, forKey: Key("confirmed"))
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// - Throws: ``RetentionError``.
    package func retention(over old: Retention) throws(RetentionError) -> Retention {
        try Retention(days: old.days.filter { days[$0.key] == nil }.merging(days.compactMapValues(\.value)) { $1 })
    }
}
