import EndToEndSupport
import Foundation
import Testing

extension Engine {
    private struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    /// The files without which a browser cannot be driven, each with what has it, a Debian package mostly.
    private var needed: [(path: String, package: String)] {
        switch self {
        case .chromium:
            [(Chromium.program, "chromium"), (Chromium.driver, "chromium-driver"), (Axe.path, "axe-core")]
        case .firefox: [(Firefox.program, "firefox-esr"), (Axe.path, "axe-core")]
        case .webkit:
            [
                (WebKit.program, "webkit2gtk-driver"), (WebKit.driver, "webkit2gtk-driver"),
                (WebKit.display, "xvfb"), (WebKit.locales, "locales"), (Axe.path, "axe-core"),
            ]
        }
    }

    /// Skips the test, and says why, where the browser is not installed. Where the tests must run, as in continuous
    /// integration, the environment has `MUSTER_BROWSERS_REQUIRED=1`, and this is a failure.
    func requireInstalled() throws {
        let missing = needed.filter { !FileManager.default.fileExists(atPath: $0.path) }
        guard !missing.isEmpty else { return }
        let packages = Set(missing.map(\.package)).sorted().joined(separator: ", ")
        let reason = "\(rawValue) is not installed (\(packages)); install it with: make browsers"
        if Project.areBrowsersRequired { throw Missing(description: reason) }
        try Test.cancel("\(reason)")
    }
}
