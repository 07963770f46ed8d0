import Attendance
import BeaconKit
import Testing

@Suite("What was said just before")
struct LastWordTests {
    private static let start = Instant(microseconds: 1_772_438_400_000_000)

    private static func at(_ seconds: Int64) -> Instant { start.adding(microseconds: seconds * 1_000_000) }

    private static func said(_ direction: Punch.Direction, _ seconds: Int64, _ source: Source) -> RecentPunches.Said {
        RecentPunches.Said(direction, at: at(seconds), from: source)
    }

    private func word(_ punches: [RecentPunches.Said], at seconds: Int64, window: Int = 120) -> RecentPunches? {
        var policy = TimesheetPolicy()
        policy.duplicateWindow = window
        return RecentPunches(of: punches, around: Self.at(seconds), policy: policy)
    }

    @Test(
        "the window is the policy's, before and after the punch; with none only the same instant is within it",
        arguments: [
            (120, 0, true), (120, 120, true), (120, 121, false), (120, -120, true), (120, -121, false), (0, 0, true),
            (0, 1, false), (600, 600, true), (600, 601, false),
        ] as [(Int, Int64, Bool)]
    )
    func window(window: Int, seconds: Int64, isWithin: Bool) {
        let found = word([Self.said(.in, 0, .beacon)], at: seconds, window: window)
        #expect((found?.direction == .in) == isWithin)
        #expect((found == nil) == !isWithin)
    }

    @Test("another source says the same again, not the same hand, nor anything else; without direction all do")
    func again() throws {
        let found = try #require(word([Self.said(.in, 0, .beacon)], at: 60))
        #expect(found.isRepeated(by: .in, from: .kiosk))
        #expect(!found.isRepeated(by: .in, from: .beacon))
        for direction in [Punch.Direction.out, .breakBegin, .breakEnd] {
            #expect(!found.isRepeated(by: direction, from: .kiosk))
        }
        #expect(found.isRepeated(by: nil, from: .beacon) && found.isRepeated(by: nil, from: .api))
    }

    @Test("it holds since it was said first, and each source says it once, also if the first is out of the window")
    func run() throws {
        let punches = [
            Self.said(.out, 0, .kiosk), Self.said(.in, 30, .kiosk), Self.said(.in, 130, .beacon),
            Self.said(.in, 200, .api),
        ]
        // Whatever order they come in.
        for first in punches.indices {
            let found = try #require(word(Array(punches[first...] + punches[..<first]), at: 230))
            #expect(found.direction == .in && found.since == Self.at(30))
            for source in [Source.kiosk, .beacon, .api] { #expect(!found.isRepeated(by: .in, from: source)) }
            #expect(found.isRepeated(by: .in, from: .phone))
        }
    }

    @Test("what was said in between counts, and of the same instant what was recorded last")
    func between() throws {
        let punches = [Self.said(.in, 0, .beacon), Self.said(.out, 30, .kiosk), Self.said(.in, 30, .kiosk)]
        #expect(word(Array(punches.prefix(2)), at: 40)?.direction == .out)
        let found = try #require(word(punches, at: 40))
        #expect(found.direction == .in && found.since == Self.at(30))
        #expect(word([], at: 0) == nil)
        // An imported punch says nothing of its own.
        #expect(word([Self.said(.undirected, 0, .import)], at: 0) == nil)
    }
}
