import MusterWeb
import Testing

@Suite("A QR code")
struct QRCodeTests {
    /// Dark modules, by row and column.
    private func modules(_ code: QRCode) -> Set<[Int]> {
        var found: Set<[Int]> = []
        for part in code.path.split(separator: "M") {
            found.insert(part.prefix { $0 != "h" }.split(separator: " ").compactMap { Int($0) }.reversed())
        }
        return found
    }

    @Test("has its finder patterns in three corners and nothing dark in its margin")
    func finders() throws {
        let code = try #require(QRCode("http://192.168.1.20:8080/kiosk/enrol?code=ABCD-EFGH"))
        let dark = modules(code)
        // Version n has 4 n + 17 modules on a side, and 4 of margin around.
        #expect((code.size - 8 - 17) % 4 == 0)
        let last = code.size - 4 - 7
        for (top, left) in [(4, 4), (4, last), (last, 4)] {
            for y in 0..<7 {
                for x in 0..<7 {
                    let isDark =
                        [y, x].contains(0) || [y, x].contains(6) || (2...4).contains(y) && (2...4).contains(x)
                    #expect(dark.contains([top + y, left + x]) == isDark)
                }
            }
        }
        #expect(dark.allSatisfy { $0.allSatisfy { (4..<code.size - 4).contains($0) } })
    }

    @Test(
        "of too long a text is none",
        arguments: [("", false), (String(repeating: "x", count: 3000), false), ("x", true)]
    )
    func impossible(text: String, isPossible: Bool) {
        #expect((QRCode(text) != nil) == isPossible)
    }
}
