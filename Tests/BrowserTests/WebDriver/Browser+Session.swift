import EndToEndSupport
import Foundation

extension Browser {
    struct NotStarted: Error, CustomStringConvertible {
        let description: String
    }

    /// Starts a browser while `body` uses it, and leaves nothing of it behind.
    ///
    /// Where it is not installed, the test is skipped; see `Engine.requireInstalled()`.
    static func with<Value: Sendable>(
        _ settings: BrowserSettings,
        _ body: (Browser) async throws -> Value
    ) async throws -> Value {
        try settings.engine.requireInstalled()
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        return switch settings.engine {
        case .chromium: try await Chromium(settings: settings, folder: folder).run(body)
        case .webkit: try await WebKit(settings: settings, folder: folder).run(body)
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
            try await browser.resize(to: settings.viewport)
            let value = try await body(browser)
            try await browser.driver.delete("")
            return value
        } catch {
            if !(error is CancellationError) { await Screenshots.keepFailure(of: browser) }
            try? await browser.driver.delete("")
            throw error
        }
    }
}

extension DriverConnection {
    /// Waits until the driver answers, which it does a few moments after its start.
    fileprivate func waitUntilReady(_ output: Lines) async throws {
        let clock = ContinuousClock()
        let end = clock.now + .seconds(20)
        while true {
            if let _: JSON = try? await get("/status") { return }
            guard clock.now < end else {
                throw Browser.NotStarted(description: "The driver does not answer: \(await output.text)")
            }
            try await clock.sleep(for: .milliseconds(20))
        }
    }
}
