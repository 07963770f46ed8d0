/// The browsers that the tests drive, by what renders the page.
enum Engine: String, Sendable {
    /// Chrome's and Edge's, from Debian's `chromium`.
    case chromium
    /// Safari's, from Debian's `webkit2gtk-driver`: what an iPad at the door runs.
    case webkit
    /// From Debian's `firefox-esr`. It sees every page and does what each role mainly does; see `FirefoxTests`.
    case firefox

    /// In which nearly everything is tried.
    static let usual: [Engine] = [.chromium, .webkit]
}
