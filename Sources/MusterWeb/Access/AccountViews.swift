import Attendance
import BeaconKit
import Station

/// What came of a form, at the head of the page that comes after.
struct Notice: Sendable {
    let text: String
    let isRefusal: Bool
    /// The way back; `nil` where there is none.
    let undo: Undo?

    init(done text: String, undo: Undo? = nil) {
        self.text = text
        self.undo = undo
        isRefusal = false
    }

    init(refused text: String) {
        self.text = text
        undo = nil
        isRefusal = true
    }
}

struct AccountView: Sendable {
    let t: AccessTexts
    let csrfToken: String
    let name: String
    let role: String
    let sessions: [CredentialRow]
    let notice: Notice?
}

struct AccountsView: Sendable {
    let t: AccessTexts
    let csrfToken: String
    let accounts: [AccountRow]
    /// What was typed for a new one that was refused.
    let name: String
    let number: String
    let roles: [RoleChoice]
    /// Whether this is a hub, where an account sees all sites or some.
    let hasSites: Bool
    let sites: String
    let notice: Notice?
}

/// What was typed of an account that was refused: it must not have to be typed again.
struct TypedAccount: Sendable {
    /// Of the account that was to be changed; `nil` for a new one.
    let id: String?
    let name: String
    let number: String
    let role: Role
    let sites: String
}

struct RoleChoice: Sendable {
    let value: String
    let name: String
    let isChosen: Bool

    init(_ role: Role, texts: AccessTexts, isChosen: Bool) {
        value = role.rawValue
        name = texts.name(role)
        self.isChosen = isChosen
    }
}

struct AccountRow: Sendable {
    let id: String
    let name: String
    let role: String
    let person: String
    let typedName: String
    let typedNumber: String
    let typedSites: String
    let roles: [RoleChoice]
    /// Whether it is shown open: where something was refused.
    let isOpen: Bool
    let removeQuestion: String

    /// - Parameter typed: what was refused of this account.
    init(_ account: Account, typed: TypedAccount?, roster: Roster, texts: AccessTexts) {
        let holder = account.person.flatMap { roster.people[$0] }
        id = account.id.rawValue
        name = account.name
        role = texts.name(account.role)
        person = holder?.details.name ?? texts.nobody
        typedName = typed?.name ?? account.name
        typedNumber = typed?.number ?? holder.map { String($0.number.rawValue) } ?? ""
        typedSites = typed?.sites ?? (account.sites == .all ? "" : account.sites.text)
        roles = Role.allCases.map { RoleChoice($0, texts: texts, isChosen: $0 == typed?.role ?? account.role) }
        isOpen = typed != nil
        removeQuestion = texts.removeAccount(account.name)
    }
}

/// A session, a kiosk or a token in a list.
struct CredentialRow: Sendable {
    let id: String
    let name: String
    let lastUsed: String
    let scopes: String
    let isThis: Bool
    let revokeQuestion: String

    init(_ credential: Credential, clock: SiteClock, texts: Texts, isThis: Bool = false) {
        id = credential.id
        if case .session = credential.kind {
            name = BrowserName.name(of: credential.name)
        } else {
            name = credential.name
        }
        // Making a token is not using it.
        let isUsed = credential.lastUsed > credential.created
        if case .token = credential.kind, !isUsed {
            lastUsed = texts.access.neverUsed
        } else {
            lastUsed = texts.access.lastUsed(clock.moment(credential.lastUsed))
        }
        if case .token(_, let granted) = credential.kind {
            revokeQuestion = texts.access.revokeToken(name)
            scopes = Permission.allCases.filter(granted.contains).map(texts.access.name)
                .joined(separator: texts.listSeparator)
        } else {
            revokeQuestion = texts.access.revokeKiosk(name)
            scopes = ""
        }
        self.isThis = isThis
    }
}

/// A permission that a token may have.
struct PermissionChoice: Sendable {
    let value: String
    let label: String
}

/// The page of kiosks or of tokens.
struct CredentialsView: Sendable {
    let t: AccessTexts
    let csrfToken: String
    let rows: [CredentialRow]
    /// A code or a token that was just made, to be shown once.
    let shown: String?
    let hint: String
    var notice: Notice?
    /// Why no tablet reaches the station.
    var onlyHere: String?
    var permissions: [PermissionChoice] = []
    /// Where the code leads that was just made, for a kiosk's camera.
    var qr: QRCode?
    /// How kiosks work; `nil` for whoever may not change it.
    var settings: KioskSettingsView?
}
