/// The page that says for how long what is kept.
struct RetentionView: Sendable {
    struct Field: Sendable {
        let name: String
        let label: String
        let hint: String
        let value: String
        let problem: String?
    }

    /// Why nothing goes for now.
    struct Doubt: Sendable {
        let cause: String
        let hint: String
    }

    let t: RetentionTexts
    let csrfToken: String
    let notice: Notice?
    let version: String
    let fields: [Field]
    /// What would go, if somebody is to confirm it.
    let going: [String]
    let isAsking: Bool
    /// Stands for what is confirmed.
    let confirmed: String
    let button: String
    let doubt: Doubt?
    let past: [String]
}
