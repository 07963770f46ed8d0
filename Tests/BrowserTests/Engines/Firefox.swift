import Attendance
import EndToEndSupport
import Foundation

/// Starts Firefox by a driver of the project's own: Debian has none for it. See Scripts/browsers/firefox-driver.py.
struct Firefox {
    static let program = "/usr/bin/firefox-esr"
    static let driver = Project.folder + "/Scripts/browsers/firefox-driver.py"

    /// Its windows cannot be narrower, in CSS pixels: pages are as wide as on a desktop or a wall.
    static let narrowest = 500

    let settings: BrowserSettings
    let folder: TemporaryFolder

    func run<Value: Sendable>(_ body: (Browser) async throws -> Value) async throws -> Value {
        let profile = folder["profile"]
        try FileManager.default.createDirectory(atPath: profile, withIntermediateDirectories: true)
        try preferences.write(toFile: profile + "/user.js", atomically: true, encoding: .utf8)
        let port = try await FreePort.find()
        let environment = folder.environment.merging(["TZ": settings.timeZone, "LANG": "C.UTF-8"]) { $1 }
        let arguments = ["--port=\(port)", "--profile=\(profile)"]
        return try await Leash.run(Self.driver, arguments, environment: environment) { output in
            try await Browser.withSession(
                settings,
                port: port,
                capabilities: [:],
                folder: folder.path,
                output: output,
                body
            )
        }
    }

    /// What a user would have set, and nothing that looks for servers of Mozilla.
    private var preferences: String {
        let all = [
            ("marionette.port", "0"), ("browser.startup.page", "0"), ("browser.shell.checkDefaultBrowser", "false"),
            ("app.normandy.enabled", "false"), ("app.update.enabled", "false"),
            ("datareporting.policy.dataSubmissionEnabled", "false"),
            ("network.captive-portal-service.enabled", "false"),
            ("intl.accept_languages", "\"\(settings.language.wishes)\""),
            ("ui.prefersReducedMotion", settings.isReduced ? "1" : "0"),
            ("layout.css.prefers-color-scheme.content-override", settings.isDark ? "0" : "1"),
        ]
        return all.map { "user_pref(\"\($0.0)\", \($0.1));\n" }.joined()
    }
}
