/// The page that says what passes between stations.
struct SharingView: Sendable {
    struct Row: Sendable {
        let station: String
        let short: String
        let received: String
        let trouble: String?
        /// What it receives, and what is taken over of it.
        let forms: [SharingForm]
    }

    let t: SharingTexts
    let csrfToken: String
    let notice: Notice?
    let key: String
    let rows: [Row]
    let form: SharingForm
}

/// The form with what passes between this station and another one.
struct SharingForm: Sendable {
    /// Tells the fields of several forms on one page apart.
    let id: String
    /// Where it goes.
    let address: String
    let title: String
    let t: SharingTexts
    let csrfToken: String
    /// `nil` where the station is still to be named.
    let fixed: String?
    let station: String
    let people: String
    let punches: String
    let planning: Bool
    let items: Bool
    let label: String
}

/// The page with what is to be decided.
struct ConflictsView: Sendable {
    struct Row: Sendable {
        let id: String
        let title: String
        let sides: [Side]
    }

    struct Side: Sendable {
        let conflict: String
        let place: Int
        let t: SharingTexts
        let csrfToken: String
        let name: String
        let facts: String
        let by: String
        let isShown: Bool
        /// What the button says.
        let action: String
        let label: String
        /// The person gets another number, which is typed.
        let needsNumber: Bool
        /// Why whoever looks may not take this side; `nil` if they may.
        let refusal: String?
    }

    let t: SharingTexts
    let notice: Notice?
    let rows: [Row]
}
