import Foundation

/// Where things are.
enum Project {
    /// The folder of the manifest.
    static let folder = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL.path

    /// What Scripts/install-browsers.sh keeps between runs.
    static let browserCache: String = {
        let environment = ProcessInfo.processInfo.environment
        let caches = environment["XDG_CACHE_HOME"] ?? environment["HOME"].map { $0 + "/.cache" } ?? "/tmp"
        return environment["MUSTER_BROWSER_CACHE"] ?? caches + "/muster-browsers"
    }()

    /// Whether a test that cannot run here, because a browser is missing, is a failure.
    static let areBrowsersRequired =
        !["", "0"].contains(ProcessInfo.processInfo.environment["MUSTER_BROWSERS_REQUIRED"] ?? "")
}
