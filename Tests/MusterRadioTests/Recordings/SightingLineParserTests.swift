import BeaconKit
import Testing

import MusterRadio

@Suite("sightings as JSON lines")
struct SightingLineParserTests {
    static func read(_ text: String, chunk: Int = .max) -> Outcome {
        Outcome(Array(text.utf8), SightingLineParser(), chunk: chunk)
    }

    static let three = [1, 2, 3].map { SightingLineTests.line(":20,", ":\($0),") }

    @Test(
        "line ends, blank lines and a byte order mark don't matter",
        arguments: [
            (before: "", between: "\n", after: ""), ("", "\r\n", "\r\n"), ("\n\n \t\n", "\n\n", "\n"),
            ("\u{FEFF}", "\n", "\n\n"),
        ]
    )
    func lineEnds(before: String, between: String, after: String) {
        let text = before + Self.three.joined(separator: between) + after
        for chunk in [1, 3, 100, Int.max] {
            let outcome = Self.read(text, chunk: chunk)
            #expect(outcome.sink.sightings.map(\.identity.minor) == [1, 2, 3])
            #expect(outcome.tally.items == 3)
            #expect(outcome.tally.skipped.isEmpty)
        }
    }

    @Test("receivers keep their numbers, and one without a name has the general one")
    func receivers() {
        let nameless = SightingLineTests.line(#""receiver":"Room201","#, "")
        let other = SightingLineTests.line("Room201", "Room202")
        let outcome = Self.read(
            [SightingLineTests.full, nameless, other, SightingLineTests.full].joined(separator: "\n")
        )
        #expect(outcome.sink.sightingReceivers == ["Room201", "receiver", "Room202", "Room201"])
    }

    @Test("skipped lines are counted by reason, with the number of the first")
    func skipped() {
        let far = SightingLineTests.line("-60", "-600")
        let outcome = Self.read(
            ["", SightingLineTests.full, far, "{]", far, SightingLineTests.full, "x"].joined(separator: "\n") + "\n"
        )
        #expect(outcome.sink.sightings.count == 2)
        #expect(outcome.tally.items == 6)
        #expect(outcome.tally.skipped.map(\.reason) == [.outOfRange(.rssi), .notAnObject])
        #expect(outcome.tally.skipped.map(\.count) == [2, 2])
        #expect(outcome.tally.skipped.map(\.first) == [3, 4])
        #expect(outcome.tally.skippedCount == 4)
    }

    @Test("every truncation gives the lines before it")
    func truncations() {
        let text = Self.three.joined(separator: "\n")
        for length in 0...text.utf8.count {
            let outcome = Outcome(Array(text.utf8.prefix(length)), SightingLineParser(), chunk: 1 + length % 41)
            let line = Self.three[0].utf8.count
            #expect(outcome.sink.sightings.count == (length + 1) / (line + 1))
            let isWhole = length % (line + 1) == line || length % (line + 1) == 0
            #expect(outcome.tally.skipped.map(\.reason) == (isWhole ? [] : [.truncated]))
        }
    }

    @Test("a line longer than any sighting is skipped, whatever it holds", arguments: [65_537, 3_000_000])
    func longLine(length: Int) {
        let long = SightingLineTests.full + String(repeating: " ", count: length)
        for chunk in [50_000, 1 << 20, Int.max] {
            let outcome = Self.read(
                [SightingLineTests.full, long, SightingLineTests.full].joined(separator: "\n"),
                chunk: chunk
            )
            #expect(outcome.sink.sightings.count == 2)
            #expect(outcome.tally.skipped == [RecordingTally.Skipped(reason: .lineTooLong, count: 1, first: 2)])
        }
    }
}
