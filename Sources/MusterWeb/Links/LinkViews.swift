import Attendance
import BeaconKit
import Station

/// The page with all channels.
struct LinksView: Sendable {
    struct Row: Sendable {
        let id: String
        let name: String
        let kind: String
        let address: String
        let state: String
        let isFault: Bool
        let waiting: String?
        let openLabel: String
    }

    let t: LinkTexts
    let csrfToken: String
    let notice: Notice?
    let rows: [Row]
    let form: LinkForm
}

/// The form with a channel's settings.
struct LinkForm: Sendable {
    struct Choice: Sendable {
        let value: String
        let label: String
        let isChosen: Bool
    }

    struct FieldRow: Sendable {
        let name: String
        let label: String
        let value: String
        let hint: String?
        let problem: String?
        let isSecret: Bool
        let isLong: Bool
        let describedBy: String
    }

    let action: String
    let csrfToken: String
    let kindLabel: String
    let kinds: [Choice]
    let languageLabel: String
    let languages: [Choice]
    let fields: [FieldRow]
    let button: String

    /// - Parameters:
    ///   - action: where the form is sent to.
    ///   - problems: what is wrong with what was typed.
    ///   - isSecretKept: there is a secret, which is not shown.
    init(
        _ request: ChannelRequest,
        action: String,
        problems: [ChannelRequest.Field: ChannelRequest.Problem],
        isSecretKept: Bool,
        button: String,
        incoming: IncomingRequest
    ) {
        let t = incoming.texts.links
        self.action = action
        self.button = button
        csrfToken = incoming.csrfToken
        kindLabel = t.kind
        languageLabel = t.language
        kinds = ChannelKind.allCases.map {
            Choice(value: $0.rawValue, label: $0.title, isChosen: $0.rawValue == request[.kind])
        }
        languages = Language.all.map {
            Choice(value: $0.rawValue, label: $0.ownName, isChosen: $0.rawValue == request[.language])
        }
        let order: [ChannelRequest.Field] = [.name, .address, .secret, .user, .authority, .allowedHost]
        fields = order.map { field in
            let problem = problems[field].map { t.problem($0) }
            let hint = field == .secret && isSecretKept ? t.secretKept : t.hint(of: field)
            return FieldRow(
                name: field.rawValue,
                label: t.label(of: field),
                // What was typed as a secret does not go back into a page.
                value: field == .secret ? "" : request[field],
                hint: hint,
                problem: problem,
                isSecret: field == .secret,
                isLong: field == .authority,
                describedBy: hint == nil
                    ? "\(field.rawValue)-problem" : "\(field.rawValue)-hint \(field.rawValue)-problem"
            )
        }
    }
}

/// The page of one channel.
struct LinkView: Sendable {
    struct Told: Sendable {
        let type: String
        let person: String
        let text: String
        let removeLabel: String
    }

    struct Logged: Sendable {
        let id: Int64
        let event: String
        let state: String
        let isFault: Bool
        let times: String
        let answer: String?
        let replayLabel: String?
    }

    let t: LinkTexts
    let csrfToken: String
    let notice: Notice?
    let channel: String
    let name: String
    let state: String
    let isFault: Bool
    let isOn: Bool
    let waiting: String?
    /// How the connection with a broker is.
    let connection: String?
    /// What came of the test.
    let answer: String?
    let detail: String?
    /// A secret that was just made.
    let shown: String?
    let isWebhook: Bool
    let secretCount: String
    let isRotating: Bool
    let removeQuestion: String
    let told: [Told]
    let types: [LinkForm.Choice]
    let log: [Logged]
    let form: LinkForm
}

extension LinkTexts {
    func state(of channel: Channel) -> String {
        switch channel.off {
        case nil: isOn
        case .byHand: isOffByHand
        case .gone: isGone
        }
    }

    func label(of field: ChannelRequest.Field) -> String {
        switch field {
        case .name: name
        case .kind: kind
        case .address: address
        case .secret: secret
        case .user: user
        case .authority: authority
        case .allowedHost: allowedHost
        case .language: language
        }
    }

    func hint(of field: ChannelRequest.Field) -> String? {
        switch field {
        case .address: addressHint
        case .secret: secretHint
        case .user: userHint
        case .authority: authorityHint
        case .allowedHost: allowedHostHint
        case .name, .kind, .language: nil
        }
    }

    func words(of connection: ChannelConnection) -> String {
        switch connection {
        case .connected: connected
        case .failing(let outcome):
            [notConnected(reason(outcome.reason)), outcome.detail].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    func words(of state: Delivery.State) -> String {
        switch state {
        case .waiting: stateWaiting
        case .delivered: stateDelivered
        case .failed: stateFailed
        }
    }
}
