/// For how long the content of what is recorded is kept.
package struct Retention: Hashable, Sendable {
    /// Days, as somebody set them.
    package private(set) var days: [RetentionKind: Int]

    /// - Parameter days: what is not named is kept for ever.
    /// - Throws: ``RetentionError`` for a time that is too short or too long, and for signatures that would outlast the
    ///   punches which they sign.
    package init(days: [RetentionKind: Int]) throws(RetentionError) {
        for kind in RetentionKind.allCases {
            guard let count = days[kind] else { continue }
            guard kind.possible.contains(count) else { throw .outOfRange(kind, kind.possible) }
        }
        if let attendance = days[.attendance], days[.signatures] ?? .max > attendance {
            throw .signaturesOutlast(attendance)
        }
        self.days = days
    }

    private init(kept days: [RetentionKind: Int]) { self.days = days }

    /// What is proposed, and a good beginning nearly everywhere.
    package static var usual: Retention {
        Retention(kept: Dictionary(uniqueKeysWithValues: RetentionKind.allCases.map { ($0, $0.usual) }))
    }

    /// What counts where nobody has decided: nothing of the journal goes by itself.
    package static var undecided: Retention {
        Retention(kept: [.messages: RetentionKind.messages.usual, .recordAccess: RetentionKind.recordAccess.usual])
    }

    /// For how many days something is kept; `nil` for ever. Photos of people who punch never are: they are a check of the
    /// last days, and no record.
    package func days(of kind: RetentionKind) -> Int? { days[kind] ?? (kind == .photos ? kind.usual : nil) }

    /// The first day of which something is kept: everything before it goes.
    ///
    /// - Parameter today: on the site's wall.
    /// - Returns: `nil` for what is kept for ever.
    package func begin(of kind: RetentionKind, today: LocalDay) -> LocalDay? {
        guard let count = days(of: kind) else { return nil }
        let day = today.adding(-count)
        // Attendance is reported and closed by the month, and goes by the month.
        return kind == .attendance ? LocalDay(year: day.year, month: day.month, day: 1) : day
    }

    /// Stands for what is set, so that one can tell whether it was changed meanwhile.
    package var version: String {
        RetentionKind.allCases.map { days[$0].map(String.init) ?? "-" }.joined(separator: ".")
    }
}
