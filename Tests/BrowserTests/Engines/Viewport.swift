/// The sizes at which people see pages, in CSS pixels.
enum Viewport: String, Sendable, CaseIterable {
    case desktop
    case phone
    /// The narrowest that has to be readable without scrolling sideways (WCAG 2.2, 1.4.10).
    case narrow
    /// A screen on the wall, read from three metres.
    case wall

    var width: Int {
        switch self {
        case .desktop: 1280
        case .phone: 390
        case .narrow: 320
        case .wall: 1920
        }
    }

    var height: Int {
        switch self {
        case .desktop: 800
        case .phone: 844
        case .narrow: 640
        case .wall: 1080
        }
    }

    /// Held in a hand and touched.
    var isHandheld: Bool { self == .phone || self == .narrow }
}
