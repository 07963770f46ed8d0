import Attendance

/// Who stands behind a request.
package enum Principal: Hashable, Sendable {
    case anonymous
    /// Somebody who signed in.
    case account(Account, Credential)
    /// A kiosk.
    case kiosk(Credential)
    /// A program with some of its account's permissions.
    case program(Account, Credential, Set<Permission>)

    /// What it may do.
    package var permissions: Set<Permission> {
        switch self {
        case .anonymous: []
        case .account(let account, _): account.role.permissions
        case .kiosk: [.viewBoard, .punchAtKiosk]
        case .program(let account, _, let scopes):
            account.role.permissions.intersection(scopes).intersection(Permission.ofPrograms)
        }
    }

    package func may(_ permission: Permission) -> Bool { permissions.contains(permission) }

    /// The account that signed in or in whose name a program works.
    package var account: Account? {
        switch self {
        case .account(let account, _), .program(let account, _, _): account
        case .anonymous, .kiosk: nil
        }
    }

    /// Which sites of a hub it may see.
    package var sites: SiteSight { account?.sites ?? .some([]) }

    /// What the journal says of who did something.
    package var actor: String {
        switch self {
        case .anonymous: "anonymous"
        case .account(let account, _): account.id.actor
        case .kiosk(let credential): "kiosk:\(credential.id)"
        case .program(let account, let credential, _): "\(account.id.actor) token:\(credential.id)"
        }
    }
}
