import Attendance
import Foundation
import MusterWeb
import Testing

/// What browsers showed, for people to look at: build output in .build/screenshots.
enum Screenshots {
    static let folder = Project.folder + "/.build/screenshots"

    /// Keeps a picture of the whole page at a size, as `board-en-phone-webkit.png`.
    static func keep(_ page: String, of browser: Browser, at viewport: Viewport) async throws {
        let name = "\(page)-\(browser.settings.language.rawValue)-\(viewport)-\(browser.engine)"
        try write(try await browser.pageScreenshot(at: viewport), name)
    }

    /// Keeps what a browser shows while its test fails.
    static func keepFailure(of browser: Browser) async {
        let test = Test.current?.name.prefix { $0 != "(" } ?? "test"
        let name = "failures/\(test)-\(browser.settings.language.rawValue)-\(browser.engine)"
        try? await write(browser.screenshot(), name)
    }

    private static func write(_ picture: Data, _ name: String) throws {
        let file = URL(filePath: "\(folder)/\(name).png")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try picture.write(to: file)
    }
}
