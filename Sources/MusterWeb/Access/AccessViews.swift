/// A field that a form carries along unseen.
struct HiddenField: Sendable {
    let name: String
    let value: String
}

struct SignInView: Sendable {
    let t: AccessTexts
    let name: String
    /// Where to go on.
    let next: String
    /// A form waits to be sent.
    let isWaiting: Bool
    let kept: [HiddenField]
    let failure: String?
    /// The page that was asked for is another one.
    let isAsked: Bool
    /// What a browser that is a kiosk, or signed in, has to send back with the form.
    let csrfToken: String
}

/// The page between signing in again and sending the form that waited.
struct ContinueView: Sendable {
    let t: AccessTexts
    let address: String
    let csrfToken: String
    let fields: [HiddenField]
}

struct SetUpView: Sendable {
    let t: AccessTexts
    let code: String
    let name: String
    let site: String
    let timeZone: String
    /// Whether the zone is the machine's, and nobody's choice yet.
    let isSuggested: Bool
    let zones: [String]
    let languages: [LanguageChoice]
    let hours: String
    let grace: String
    let failure: String?
    let csrfToken: String
    let assets: String
    /// What is heard with.
    let radio: String
    let findings: [ReceiverCard.Finding]
}

struct EnrolView: Sendable {
    let t: AccessTexts
    let code: String
    let failure: String?
    let csrfToken: String
}
