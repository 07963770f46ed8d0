import Foundation

/// A folder of a test's own that is gone when the test is over.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/muster-test-" + UUID().uuidString.lowercased()
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// Removes a file of the folder, if it is there.
    func remove(_ name: String) {
        try? FileManager.default.removeItem(atPath: path + "/" + name)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
