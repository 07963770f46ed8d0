import Foundation
import MusterStorage
import Testing

@Suite("Exported journals that mean harm")
struct BundleCheckTests {
    private static func entry(sequence: Int64, happened: Int64 = 0) -> String {
        let hash = String(repeating: "0", count: 64)
        return """
            {"type":"entry","sequence":\(sequence),"kind":"receiver-heard","payload":"{}","happened":\(happened),\
            "recorded":0,"timeZone":"UTC","offset":0,"source":"system","actor":"a","previousHash":"\(hash)","hash":"\(hash)"}
            """
    }

    @Test(
        "numbers that no station records are refused before anything is counted with them",
        arguments: [
            entry(sequence: .min), entry(sequence: .max), entry(sequence: 1, happened: .min),
            entry(sequence: 1) + #"{"type":"expired","sequence":-9223372036854775808,"hash":"00","expiry":1}"#,
        ]
    )
    func implausible(lines: String) {
        let data = Data(lines.replacing("}{", with: "}\n{").utf8)
        #expect(throws: BundleError.self) { try BundleCheck(data, path: "bundle") }
    }

    @Test("what an entry says that was made up is found")
    func found() throws {
        let check = try BundleCheck(Data(Self.entry(sequence: 1).utf8), path: "bundle")
        #expect(check.entries == 1)
        #expect(check.findings.contains { $0.contains("was changed") })
    }
}
