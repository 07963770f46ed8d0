import Attendance
import MusterWeb

/// Which browser, and what its user has set.
struct BrowserSettings: Sendable {
    var engine: Engine
    /// The language that the browser wishes.
    var language = Language.english
    var viewport = Viewport.desktop
    /// Whether the system is in its dark appearance.
    var isDark = false
    /// Whether the user asked for fewer animations.
    var isReduced = false
    /// The browser's time zone. It is not the station's, so that a page that mixes them up is found.
    var timeZone = "America/New_York"

    init(
        _ engine: Engine,
        _ language: Language = .english,
        _ viewport: Viewport = .desktop,
        isDark: Bool = false,
        isReduced: Bool = false
    ) {
        self.engine = engine
        self.language = language
        self.viewport = viewport
        self.isDark = isDark
        self.isReduced = isReduced
    }
}
