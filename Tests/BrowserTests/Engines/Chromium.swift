import Attendance
import EndToEndSupport

/// Starts Chromium by its driver.
struct Chromium {
    static let program = "/usr/bin/chromium"
    static let driver = "/usr/bin/chromedriver"

    let settings: BrowserSettings
    let folder: TemporaryFolder

    func run<Value: Sendable>(_ body: (Browser) async throws -> Value) async throws -> Value {
        let port = try await FreePort.find()
        let environment = folder.environment.merging(["TZ": settings.timeZone, "LANG": "C.UTF-8"]) { $1 }
        return try await Leash.run(Self.driver, ["--port=\(port)"], environment: environment) { output in
            try await Browser.withSession(
                settings,
                port: port,
                capabilities: capabilities,
                folder: folder.path,
                output: output,
                body
            )
        }
    }

    private var capabilities: JSON {
        [
            "browserName": "chrome",
            "goog:chromeOptions": [
                "binary": .string(Self.program),
                "args": [
                    "--headless=new",
                    // Containers have neither user namespaces nor a large /dev/shm; it opens our own station only.
                    "--no-sandbox", "--disable-dev-shm-usage",
                    // The handler of crashes would leave the process group.
                    "--disable-crash-reporter",
                    "--no-first-run", "--disable-background-networking", "--disable-component-update",
                    "--force-color-profile=srgb",
                    "--accept-lang=\(settings.language.wishes)",
                    "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream",
                ],
            ],
        ]
    }
}
