import Attendance

/// Who looks at a page.
enum Who: Hashable, Sendable {
    /// Somebody who has not signed in.
    case anonymous
    /// A browser at the door that was enrolled.
    case kiosk
    case role(Role)
}
