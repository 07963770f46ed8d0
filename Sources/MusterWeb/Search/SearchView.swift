/// The search for anything, as a page; its results also as a part of one.
struct SearchView: Sendable {
    /// Somebody, a page or a day.
    struct Row: Sendable {
        let label: String
        let detail: String?
        let address: String
    }

    let t: SearchTexts
    let text: String
    /// How many were found, as screen readers are told; empty before anything was typed.
    let told: String
    let rows: [Row]
}
