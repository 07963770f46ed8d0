import EndToEndSupport
import enum EndToEndSupport.Executable
import Foundation
import Subprocess
import SystemPackage
import Testing

/// Debian's zbar and poppler.
private let areReadersInstalled = ["zbarimg", "pdftoppm"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
}

/// Codes on paper as another program reads them.
@Suite("The journal's anchor on paper", .enabled(if: areReadersInstalled, "needs zbar and poppler: make pdf-tools"))
struct PrintedAnchorTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func muster(_ arguments: String...) async throws -> Executable.Outcome {
        try await Executable.run(arguments, environment: ["MUSTER_DATA_DIR": folder["data"]])
    }

    private func run(_ tool: String, _ arguments: String...) async throws -> String {
        let result = try await Subprocess.run(
            .path(FilePath("/usr/bin/\(tool)")),
            arguments: Arguments(arguments),
            output: .string(limit: 1 << 16),
            error: .string(limit: 1 << 16)
        )
        #expect(result.terminationStatus.isSuccess, "\(tool): \(result.standardError)")
        return result.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func read(_ picture: String) async throws -> String {
        try await run("zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", picture)
    }

    /// A picture of the squares that a page draws, eight dots each.
    private func draw(_ path: Substring, size: Int, to file: String) throws {
        let scale = 8
        var dots = [UInt8](repeating: 255, count: size * size * scale * scale)
        for square in path.split(separator: "M") {
            let place = square.prefix { $0 != "h" }.split(separator: " ").compactMap { Int($0) }
            guard place.count == 2, place.allSatisfy((0..<size).contains) else { continue }
            for y in 0..<scale {
                let start = ((place[1] * scale + y) * size + place[0]) * scale
                for x in start..<start + scale { dots[x] = 0 }
            }
        }
        let header = Data("P5 \(size * scale) \(size * scale) 255\n".utf8)
        try (header + Data(dots)).write(to: URL(filePath: file))
    }

    @Test("is read from the monthly sheet's PDF and from a roll call's page, and verifies the journal")
    func printed() async throws {
        var signedIn = ""
        let serve = ["serve", "--data-dir", folder["data"], "--port", "0"]
        try await Executable.withStation(serve, environment: ["TZ": "UTC"]) { station in
            let address = try await station.address()
            let code = try await station.setUpCode()
            signedIn = try await FirstSetUp.send(to: address, code: code, timeZone: "UTC", hours: "09:00-17:00")
            #expect(try await muster("people", "add", "7", "Mei Lin").code == 0)
            #expect(try await muster("rollcall", "start").code == 0)
            let list = try await Web.get(address + "/roll-call", headers: [("Cookie", signedIn)]).text
            let call = try #require(list.firstMatch(of: /\/roll-call\/[0-9a-f-]+/)).output
            let page = try await Web.get(address + call, headers: [("Cookie", signedIn)]).text
            let svg = try #require(page.firstMatch(of: #/class="qr" viewBox="0 0 (\d+) /#))
            let path = try #require(page[svg.range.upperBound...].firstMatch(of: #/ d="(M[^"]+)"/#)).output.1
            try draw(path, size: #require(Int(svg.output.1)), to: folder["page.pgm"])
        }
        let sheet = folder["sheet.pdf"]
        let made = try await muster("export", "pdf", "--month", "2025-10", "--person", "7", "--output", sheet)
        #expect(made.code == 0, "\(made.errors)")
        // As an office printer prints it.
        _ = try await run("pdftoppm", "-gray", "-r", "300", "-singlefile", sheet, folder["sheet"])
        for picture in ["page.pgm", "sheet.pgm"] {
            let text = try await read(folder[picture])
            #expect(text.hasPrefix("MUSTER-ANCHOR:1:"), "\(picture): \(text)")
            let verified = try await muster("journal", "verify", "--anchor", text)
            #expect(verified.code == 0, "\(verified.output)\(verified.errors)")
            // It is this text and no other that fits.
            let other = String(text.dropLast()) + (text.hasSuffix("0") ? "1" : "0")
            #expect(try await muster("journal", "verify", "--anchor", other).code == 1)
        }
    }
}
