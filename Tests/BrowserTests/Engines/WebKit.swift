import Attendance
import EndToEndSupport
import Foundation

/// Starts WebKitGTK's small browser by its driver, on a display that no screen shows.
struct WebKit {
    static let program = "/usr/lib/\(architecture)-linux-gnu/webkit2gtk-4.1/MiniBrowser"
    static let driver = "/usr/bin/WebKitWebDriver"
    static let display = "/usr/bin/Xvfb"
    /// The locales that Scripts/install-browsers.sh makes.
    static let locales = Project.browserCache + "/locales"

    #if arch(arm64)
        private static let architecture = "aarch64"
    #else
        private static let architecture = "x86_64"
    #endif

    let settings: BrowserSettings
    let folder: TemporaryFolder

    func run<Value: Sendable>(_ body: (Browser) async throws -> Value) async throws -> Value {
        try writeToolkitSettings()
        return try await withDisplay { display in
            let port = try await FreePort.find()
            var environment = folder.environment
            environment["DISPLAY"] = display
            environment["TZ"] = settings.timeZone
            environment["LOCPATH"] = Self.locales
            environment["LANG"] = settings.language.locale + ".UTF-8"
            environment["GTK_THEME"] = settings.isDark ? "Adwaita:dark" : "Adwaita"
            return try await Leash.run(Self.driver, ["--port=\(port)"], environment: environment) { output in
                try await Browser.withSession(
                    settings,
                    port: port,
                    capabilities: Self.capabilities,
                    folder: folder.path,
                    output: output,
                    body
                )
            }
        }
    }

    /// Large enough for a screenshot of a long page in the screen's lower half.
    private static let screen = (width: 1920, height: 8192)

    /// Where a window of a width has to be. There is no window manager: the keyboard is where the display's pointer is,
    /// and that is in the middle of the screen. So its place is in the window's first line, where nothing is to hover.
    static func place(width: Int) -> (x: Int, y: Int) { ((screen.width - width) / 2, screen.height / 2 - 1) }

    /// Without a display, the driver would wait for ever.
    private func withDisplay<Value: Sendable>(_ body: (String) async throws -> Value) async throws -> Value {
        let screen = "\(Self.screen.width)x\(Self.screen.height)x24"
        let arguments = ["-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp", "-noreset"]
        return try await Leash.run(Self.display, arguments, environment: folder.environment) { output in
            guard let number = await output.first(where: { Int($0) != nil }) else {
                throw Browser.NotStarted(description: "Xvfb did not start: \(await output.text)")
            }
            return try await body(":\(number)")
        }
    }

    /// GTK's own widgets would keep the window wider than the narrowest viewport.
    private func writeToolkitSettings() throws {
        let toolkit = folder["gtk-3.0"]
        try FileManager.default.createDirectory(atPath: toolkit, withIntermediateDirectories: true)
        try "* { min-width: 0; margin: 0; padding: 0; -gtk-icon-transform: scale(0); }\n"
            .write(toFile: toolkit + "/gtk.css", atomically: true, encoding: .utf8)
        try "[Settings]\ngtk-enable-animations=\(settings.isReduced ? 0 : 1)\n"
            .write(toFile: toolkit + "/settings.ini", atomically: true, encoding: .utf8)
    }

    private static let capabilities: JSON = [
        "browserName": "MiniBrowser",
        "webkitgtk:browserOptions": [
            "binary": .string(program),
            "args": [
                "--automation", "--full-screen",
                "--enable-media-stream=true", "--enable-mock-capture-devices=true",
            ],
        ],
    ]
}
