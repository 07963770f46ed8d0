import EndToEndSupport
import Testing

@Suite("Kiosks on the command line")
struct KioskCommandTests {
    @Test("settings are shown, changed one by one, and refused out of their bounds")
    func settings() async throws {
        let folder = try TemporaryFolder()
        func muster(_ arguments: String...) async throws -> Executable.Outcome {
            try await Executable.run(arguments, environment: ["MUSTER_DATA_DIR": folder["data"]])
        }
        let serve = ["serve", "--data-dir", folder["data"], "--port", "0", "--time-zone", "UTC"]
        try await Executable.withStation(serve) { _ = try await $0.address() }
        let first = try await muster("kiosk", "settings")
        #expect(first.code == 0 && first.output.contains("Confirmation  signature"), "\(first.output)\(first.errors)")
        let changed = try await muster("kiosk", "settings", "--confirmation", "one-tap", "--no-sound")
        #expect(changed.code == 0 && changed.output.contains("Confirmation  one-tap"), "\(changed.errors)")
        #expect(changed.output.contains("Sound         off"))
        let json = try await muster("kiosk", "settings", "--ready-after", "8", "--large-type", "--json")
        for member in ["\"confirmation\" : \"one-tap\"", "\"largeType\" : true", "\"readyAfter\" : 8"] {
            #expect(json.output.contains(member), "\(json.output)")
        }
        let refused = try await muster("kiosk", "settings", "--ready-after", "1")
        #expect(refused.code != 0 && refused.errors.contains("2 to 60"), "\(refused.errors)")
        #expect(try await muster("kiosk", "settings", "--confirmation", "wink").code != 0)
        #expect(try await muster("kiosk", "settings").output.contains("Ready after   8 s"))
        #expect(try await muster("journal", "verify").output.contains("all genuine"))
    }
}
