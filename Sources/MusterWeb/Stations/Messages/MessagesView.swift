import Station

/// The page about messages.
struct MessagesView: Sendable {
    struct Row: Sendable {
        let id: String
        let name: String
        let station: String
        let kind: String
        let size: String
        let time: String
        let state: String
        let isFault: Bool
        /// Percent, while it is on its way.
        let progress: Int?
    }

    struct StationChoice: Sendable {
        let value: String
        let label: String
        let isChosen: Bool
    }

    let t: MessageTexts
    let csrfToken: String
    let assets: String
    let notice: Notice?
    let stale: String
    let canSend: Bool
    let stations: [StationChoice]
    /// What was typed.
    let text: String
    let isForWall: Bool
    let inbox: [Row]
    let sent: [Row]
}
