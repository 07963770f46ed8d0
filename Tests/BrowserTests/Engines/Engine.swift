/// The browsers that the tests drive, by what renders the page.
enum Engine: String, Sendable, CaseIterable {
    /// Chrome's and Edge's, from Debian's `chromium`.
    case chromium
    /// Safari's, from Debian's `webkit2gtk-driver`: what an iPad at the door runs.
    case webkit
}
