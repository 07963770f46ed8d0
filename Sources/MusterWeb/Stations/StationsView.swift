import Station

/// The page about other stations.
struct StationsView: Sendable {
    struct PeerRow: Sendable {
        let t: StationTexts
        let csrfToken: String
        let id: String
        let name: String
        let key: String
        let isNear: Bool
        let contact: String
        /// What to look at where nothing was heard of it for long.
        let silence: String?
        let takes: String
        let otherTakes: String
        let takesButton: String
        let takesLabel: String
        let unpairLabel: String
    }

    struct PairingRow: Sendable {
        let id: String
        let name: String
        let state: String
        let isFault: Bool
        let code: String?
        let codeLabel: String
        let cancelLabel: String
    }

    struct FoundRow: Sendable {
        let name: String
        let address: String
        let label: String
    }

    let t: StationTexts
    let csrfToken: String
    let assets: String
    let notice: Notice?
    /// Whether this station talks to no others, and it is said how that is changed.
    let turnOn: Bool
    /// Where others are answered.
    let listening: String?
    let peers: [PeerRow]
    let pairings: [PairingRow]
    /// Whether strangers are answered just now, and until when.
    let isOpen: Bool
    let window: String
    /// How often strangers broke off.
    let tried: String?
    let finding: String
    let found: [FoundRow]
    /// What was typed.
    let address: String
    let own: String
}
