import Station

/// The page of one message.
struct MessageView: Sendable {
    let t: MessageTexts
    let csrfToken: String
    let notice: Notice?
    let id: String
    let name: String
    let station: String
    let kind: String
    let size: String
    let state: String
    let isFault: Bool
    let reason: String?
    let text: String?
    /// The address of the picture.
    let picture: String?
    /// The address of the content.
    let download: String?
    let progress: Int?
    let times: [String]
    let hash: String
    let canPause: Bool
    let canResume: Bool
    let canRead: Bool
}
