import EndToEndSupport
import Foundation
import Testing

@Suite("Visitors on the command line")
struct VisitorCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func muster(_ arguments: String...) async throws -> Executable.Outcome {
        try await Executable.run(arguments, environment: ["MUSTER_DATA_DIR": folder["data"]])
    }

    private func rows(_ outcome: Executable.Outcome) throws -> [[String: Any]] {
        try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    }

    @Test("a visitor is expected, signed in, accounted for, signed out and deleted")
    func visit() async throws {
        let serve = ["serve", "--data-dir", folder["data"], "--port", "0", "--time-zone", "UTC"]
        try await Executable.withStation(serve) { _ = try await $0.address() }
        #expect(try await muster("people", "add", "7", "林晓梅").code == 0)

        let nobody = try await muster("visitors", "expect", "Ada", "--host", "Nobody")
        #expect(nobody.code == 65 && nobody.errors.contains("Nobody"), "\(nobody.errors)")
        let expected = try await muster("visitors", "expect", "Ada Lovelace", "--host", "7", "--company", "Engines")
        #expect(expected.code == 0 && expected.errors.contains("/visit/"), "\(expected.errors)")
        let listed = try rows(try await muster("visitors", "list", "--json"))
        #expect(listed.map { $0["state"] as? String } == ["expected"])
        let id = try #require(listed.first?["visitor"] as? String)

        let signed = try rows(try await muster("visitors", "sign-in", "ada lovelace", "--badge", "V12", "--json"))
        #expect(signed.map { $0["visitor"] as? String } == [id])
        #expect(signed.first?["card"] as? String == "V12" && signed.first?["host"] as? String == "林晓梅")

        #expect(try await muster("rollcall", "start", "--drill").errors.contains("1 to be accounted for"))
        let marked = try await muster("rollcall", "mark", id, "safe")
        #expect(marked.code == 0 && marked.errors.contains("Ada Lovelace: safe"), "\(marked.errors)")
        let closed = try await muster("rollcall", "close")
        #expect(closed.errors.contains("1 safe, 0 missing, 0 not accounted for"), "\(closed.errors)")

        #expect(try await muster("visitors", "sign-out", "ADA LOVELACE").code == 0)
        #expect(try await muster("visitors", "sign-out", "Ada Lovelace").code == 65)
        #expect(try await muster("visitors", "remove", id).code == 0)
        #expect(try rows(try await muster("visitors", "list", "--json")).isEmpty)
        #expect(try await muster("journal", "verify").code == 0)
    }
}
