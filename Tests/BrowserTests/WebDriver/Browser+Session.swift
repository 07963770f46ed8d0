import EndToEndSupport
import Foundation

extension Browser {
    struct NotStarted: Error, CustomStringConvertible {
        let description: String
    }

    /// Gives `body` a browser with nothing in it: from the suite's pool, if it has one.
    ///
    /// Where it is not installed, the test is skipped; see `Engine.requireInstalled()`.
    ///
    /// - Parameter isOwn: whether nobody had it before or gets it after, as what is done to it cannot be undone.
    static func with<Value: Sendable>(
        _ settings: BrowserSettings,
        isOwn: Bool = false,
        _ body: (Browser) async throws -> Value
    ) async throws -> Value {
        try settings.engine.requireInstalled()
        guard let pool = BrowserPool.current, !isOwn else {
            return try await start(settings) { try await showingFailures(of: $0, body) }
        }
        let browser = try await pool.take(settings)
        do {
            let value = try await showingFailures(of: browser, body)
            await pool.put(browser)
            return value
        } catch {
            await pool.end(browser)
            throw error
        }
    }

    private static func showingFailures<Value: Sendable>(
        of browser: Browser,
        _ body: (Browser) async throws -> Value
    ) async throws -> Value {
        do {
            return try await body(browser)
        } catch {
            if !(error is CancellationError) { await Screenshots.keepFailure(of: browser) }
            throw error
        }
    }

    /// Starts a browser while `body` uses it, and leaves nothing of it behind.
    static func start<Value: Sendable>(
        _ settings: BrowserSettings,
        _ body: (Browser) async throws -> Value
    ) async throws -> Value {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        return switch settings.engine {
        case .chromium: try await Chromium(settings: settings, folder: folder).run(body)
        case .webkit: try await WebKit(settings: settings, folder: folder).run(body)
        case .firefox: try await Firefox(settings: settings, folder: folder).run(body)
        }
    }

    /// Opens a window at a driver that was just started, and closes it after `body`.
    ///
    /// - Parameter output: what the driver prints, for when it fails.
    static func withSession<Value: Sendable>(
        _ settings: BrowserSettings,
        port: Int,
        capabilities: JSON,
        folder: String,
        output: Lines,
        _ body: (Browser) async throws -> Value
    ) async throws -> Value {
        let driver = DriverConnection(base: "http://127.0.0.1:\(port)")
        try await driver.waitUntilReady(output)
        let session: JSON = try await driver.post("/session", ["capabilities": ["alwaysMatch": capabilities]])
        guard let id = session["sessionId"].text else {
            throw NotStarted(description: "\(settings.engine) gave no session: \(session)")
        }
        let browser = Browser(
            settings: settings,
            driver: DriverConnection(base: "\(driver.base)/session/\(id)"),
            folder: folder
        )
        do {
            try await browser.applySettings()
            let value = try await body(browser)
            try await browser.driver.delete("")
            return value
        } catch {
            try? await browser.driver.delete("")
            throw error
        }
    }

    /// Sets all that can be set while it runs.
    func applySettings() async throws {
        if engine == .chromium {
            try await tell("Emulation.setLocaleOverride", ["locale": .string(settings.language.locale)])
            try await setMedia(isDark: settings.isDark, isReduced: settings.isReduced)
        }
        try await resize(to: settings.viewport)
    }

    /// Makes it forget whom it was used by: cookies, and what pages of the demo and the present page's station keep.
    ///
    /// - Returns: `false` if it has further windows, and is of no use any more.
    func forget() async throws -> Bool {
        guard try await driver.get("/window/handles", as: [String].self).count == 1 else { return false }
        if let demo = DemoStation.current { try await open(demo.address + "/healthz") }
        switch engine {
        case .chromium:
            try await tell("Network.clearBrowserCookies")
            if let demo = DemoStation.current {
                try await tell(
                    "Storage.clearDataForOrigin",
                    ["origin": .string(demo.address), "storageTypes": "all"]
                )
            }
        case .webkit, .firefox:
            if DemoStation.current != nil {
                try await run("localStorage.clear(); sessionStorage.clear()")
                try await removeCookies()
            }
        }
        try await open("about:blank")
        return true
    }
}

extension DriverConnection {
    /// Waits until the driver answers, which it does a few moments after its start.
    fileprivate func waitUntilReady(_ output: Lines) async throws {
        let clock = ContinuousClock()
        let end = clock.now + .seconds(60)
        while true {
            if let _: JSON = try? await get("/status") { return }
            guard clock.now < end else {
                throw Browser.NotStarted(description: "The driver does not answer: \(await output.text)")
            }
            try await clock.sleep(for: .milliseconds(20))
        }
    }
}
