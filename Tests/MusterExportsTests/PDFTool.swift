import Foundation
import Subprocess
import SystemPackage
import Testing

/// What Debian's poppler-utils say of a document.
struct PDFTool {
    static let isInstalled = ["pdftotext", "pdffonts", "pdfinfo", "pdftoppm"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }

    private let folder: URL
    private let path: String

    init(_ bytes: [UInt8]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "sheets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.appending(path: "sheets.pdf").path(percentEncoded: false)
        try Data(bytes).write(to: URL(filePath: path))
    }

    /// The text of a page as it stands on it.
    func text(page: Int) async throws -> String {
        try await run("pdftotext", ["-layout", "-f", "\(page)", "-l", "\(page)", path, "-"])
    }

    func info() async throws -> String { try await run("pdfinfo", [path]) }

    func fonts() async throws -> String { try await run("pdffonts", [path]) }

    /// The tags and texts as a screen reader gets them.
    func structure() async throws -> String { try await run("pdfinfo", ["-struct-text", path]) }

    /// Writes a picture of a page, in grey, and gives its bytes: a header and a byte for each dot.
    func picture(page: Int) async throws -> [UInt8] {
        let target = folder.appending(path: "page").path(percentEncoded: false)
        let pages = ["-f", "\(page)", "-l", "\(page)"]
        _ = try await run("pdftoppm", ["-gray", "-r", "100", "-singlefile"] + pages + [path, target])
        return [UInt8](try Data(contentsOf: folder.appending(path: "page.pgm")))
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    private func run(_ tool: String, _ arguments: [String]) async throws -> String {
        let result = try await Subprocess.run(
            .path(FilePath("/usr/bin/\(tool)")),
            arguments: Arguments(arguments),
            output: .string(limit: 16 << 20),
            error: .string(limit: 1 << 16)
        )
        #expect(result.terminationStatus.isSuccess, "\(tool): \(result.standardError)")
        return result.standardOutput
    }
}
