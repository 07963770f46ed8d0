import Attendance
import BeaconKit
import EndToEndSupport
import Foundation
import MusterStorage
import Station
import Testing

@Suite("The HTTP API as programs see it")
struct APITests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A station, and a token that allows everything.
    private func withStation(_ body: (_ address: String, _ token: String) async throws -> Void) async throws {
        let data = folder["data"]
        let arguments = ["serve", "--data-dir", data, "--port", "0", "--time-zone", "UTC"]
        try await Executable.withStation(arguments) { station in
            let address = try await station.address()
            let access = AccessControl(store: try SQLiteJournal(folder: data, mode: .existing))
            let account = try await access.add(
                name: "Ada",
                role: .admin,
                password: "purple tide on sundays",
                by: "test",
                at: Instant(Date())
            )
            let token = try await access.makeToken(
                name: "Checker",
                for: account.id,
                scopes: Set(Permission.allCases),
                at: Instant(Date())
            )
            try await body(address, token.text)
        }
    }

    @Test("its description is valid OpenAPI 3.1")
    func valid() async throws {
        try await withStation { address, _ in
            let document = folder["openapi.json"]
            try await Web.get(address + "/api/v1/openapi.json").body.write(to: URL(filePath: document))
            let outcome = try await APIChecker.validator.run([document], in: folder)
            #expect(outcome.code == 0, "\(outcome.output)")
        }
    }

    @Test("whatever a program sends, the answer is one that the description names, and none is an error of the server")
    func anything() async throws {
        try await withStation { address, token in
            for (number, name) in [(1, "Mei Lin"), (2, "Sam Hill")] {
                _ = try await Executable.run(["people", "add", "\(number)", name, "--data-dir", folder["data"]])
            }
            // Streams do not end, and a calibration answers when its time is over.
            let outcome = try await APIChecker.schemathesis.run(
                [
                    "run", address + "/api/v1/openapi.json", "--header", "Authorization: Bearer \(token)",
                    "--checks", Self.checks, "--phases", "examples,coverage,fuzzing", "--max-examples", "15",
                    "--exclude-path-regex", "(events|calibrations)$", "--request-timeout", "10",
                    "--generation-deterministic",
                    "--continue-on-failure", "--no-color",
                ],
                in: folder
            )
            #expect(outcome.code == 0, "\(outcome.output)")
            #expect(try await Web.get(address + "/healthz").status == 200)
        }
    }

    private static let checks =
        "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,ignored_auth"
}
