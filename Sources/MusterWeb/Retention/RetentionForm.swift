import Attendance

/// What was typed as times to keep things, each a number of days or nothing for ever.
struct RetentionForm: Sendable {
    let values: [RetentionKind: String]

    init(_ value: (RetentionKind) -> String) {
        values = Dictionary(uniqueKeysWithValues: RetentionKind.allCases.map { ($0, value($0)) })
    }

    init(_ retention: Retention) {
        self.init { retention.days(of: $0).map(String.init) ?? "" }
    }

    /// What is no number of days.
    var notNumbers: [RetentionKind: String] {
        values.filter { !$0.value.isEmpty && Int($0.value) == nil }
    }
}
