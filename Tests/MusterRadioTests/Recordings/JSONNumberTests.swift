import Testing

import MusterRadio

@Suite("numbers in JSON")
struct JSONNumberTests {
    @Test(
        "a number is scaled and rounded in decimal",
        arguments: [
            ("0", 0, 0), ("-0", 6, 0), ("-62", 0, -62), ("1425757567.417", 6, 1_425_757_567_417_000),
            ("1425757567", 6, 1_425_757_567_000_000), ("1.4257575674170004e9", 6, 1_425_757_567_417_000),
            ("1E3", 0, 1000), ("15e-1", 0, 2), ("-15e-1", 0, -2), ("14e-1", 0, 1), ("0.1", 6, 100_000),
            ("0.0000005", 6, 1), ("0.00000049", 6, 0), ("1e-9999999999", 6, 0), ("0e99999", 6, 0),
            ("9223372036854775807", 0, Int64.max), ("100000000000000000000e-10", 0, 10_000_000_000),
            ("0.30000000000000000000000000000001", 1, 3),
        ] as [(String, Int, Int64)]
    )
    func value(text: String, power: Int, expected: Int64) {
        #expect(JSONNumber(text.utf8.span)?.rounded(timesTenToThe: power) == expected)
    }

    @Test("a number beyond 64 bits has no integer", arguments: ["1e19", "9223372036854775808", "-1e99999", "1e13"])
    func overflow(text: String) {
        #expect(JSONNumber(text.utf8.span) != nil)
        #expect(JSONNumber(text.utf8.span)?.rounded(timesTenToThe: 6) == nil)
    }

    @Test(
        "anything else is no number",
        arguments: ["", "-", ".5", "1.", "1.e3", "1e", "1e+", "1e3x", "0x10", "1-1", "NaN", "1..2"]
    )
    func notANumber(text: String) {
        #expect(JSONNumber(text.utf8.span) == nil)
    }
}
