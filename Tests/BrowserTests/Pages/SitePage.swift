import EndToEndSupport

/// A page of the station, as the tests of all pages look at it.
struct SitePage: Sendable {
    /// Which station has it.
    enum Station: Sendable {
        /// The demo around noon.
        case demo
        /// One that was just started for the first time, and that nobody has set up.
        case fresh
    }

    /// Names its screenshots.
    let name: String
    /// As the station's route has it, with a query where that shows something else; `:id` is somebody of the roster, `:day`
    /// today, `:month` the present one.
    let path: String
    let who: Who
    let station: Station
    /// A CSS selector of what is there when the page is complete.
    let ready: String
    let viewports: [Viewport]
    /// Brings the page into the state that is looked at.
    let prepare: @Sendable (Browser) async throws -> Void

    init(
        _ name: String,
        _ path: String,
        as who: Who = .anonymous,
        of station: Station = .demo,
        ready: String = "main h1",
        at viewports: [Viewport] = [.phone, .narrow, .desktop],
        prepare: @escaping @Sendable (Browser) async throws -> Void = { _ in }
    ) {
        self.name = name
        self.path = path
        self.who = who
        self.station = station
        self.ready = ready
        self.viewports = viewports
        self.prepare = prepare
    }

    /// Goes there, in the browser of whoever it is for.
    func open(in browser: Browser, at address: String) async throws {
        let id = path.contains(":id") ? try await DemoStation.somebody(at: address) : ""
        let path = path.replacing(":id", with: id).replacing(":day", with: "today").replacing(":month", with: "present")
        try await browser.open(address + path)
        try await browser.wait(for: ready)
        try await prepare(browser)
    }
}
