import Attendance
import BeaconKit
import Testing

/// What presence says beside a silence is to be looked at, and so is what a wrong clock said.
@Suite("Silences and wrong clocks in a day's sheet")
struct DoubtsTests {
    /// What the journal says of a day from nine to five.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// Each with its time and its receiver; `nil` for the only one.
        let facts: [(Fact, String, String?)]
        var source = Source.beacon
        let doubts: [String]
    }

    private static func deaf(from: String, to: String, at script: DayScript) throws -> [(Fact, String, String?)] {
        [
            (.receiverDeaf(ReceiverDeaf(lastHeard: try script.at("2026-03-02 \(from)"))), from, nil),
            (.receiverHeard, to, nil),
        ]
    }

    private static func cases() throws -> [Case] {
        let script = try DayScript()
        return [
            Case(testDescription: "nothing was amiss", facts: [], doubts: []),
            Case(
                testDescription: "a receiver hears again just before somebody's first sighting",
                facts: try deaf(from: "08:40", to: "08:59", at: script),
                doubts: ["weak-presence 09:00"]
            ),
            Case(
                testDescription: "a receiver heard long enough before the first sighting",
                facts: try deaf(from: "08:40", to: "08:57", at: script),
                doubts: []
            ),
            Case(
                testDescription: "a receiver falls deaf just after somebody's last sighting",
                facts: try deaf(from: "17:01", to: "17:30", at: script),
                doubts: ["weak-presence 17:00"]
            ),
            Case(
                testDescription: "a short silence in between hides nothing that counts",
                facts: try deaf(from: "12:00", to: "12:10", at: script),
                doubts: []
            ),
            Case(
                testDescription: "a long silence in between may hide that somebody was away",
                facts: try deaf(from: "12:00", to: "12:40", at: script),
                doubts: ["weak-presence 12:00"]
            ),
            Case(
                testDescription: "a receiver that is out of order for days is in doubt for one, and at its end",
                facts: [
                    (
                        .receiverDeaf(ReceiverDeaf(lastHeard: try script.at("2026-02-20 12:00"))), "2026-02-20 12:01",
                        nil
                    ),
                    (.receiverHeard, "16:59", nil),
                ],
                doubts: []
            ),
            Case(
                testDescription: "the station was off when somebody came",
                facts: [
                    (.stationStopped, "08:30", nil), (.stationStarted(StationStarted(version: "test")), "08:59", nil),
                ],
                doubts: ["weak-presence 09:00"]
            ),
            Case(
                testDescription: "the clock was set after somebody had come by it",
                facts: [
                    (.stationStarted(StationStarted(version: "test")), "08:30", nil),
                    (.clockJumped(ClockJumped(seconds: -1200)), "11:00", nil),
                ],
                doubts: ["doubtful-clock 09:00"]
            ),
            Case(
                testDescription: "a clock that was set by a minute is as good as any",
                facts: [
                    (.stationStarted(StationStarted(version: "test")), "08:30", nil),
                    (.clockJumped(ClockJumped(seconds: 60)), "11:00", nil),
                ],
                doubts: []
            ),
            Case(
                testDescription: "the clock was right when somebody came",
                facts: [
                    (.clockJumped(ClockJumped(seconds: -1200)), "08:00", nil),
                    (.stationStarted(StationStarted(version: "test")), "08:30", nil),
                ],
                doubts: []
            ),
            Case(
                testDescription: "one of several receivers is deaf for long: it may have been the one that heard them",
                facts: [
                    (.receiverDeaf(ReceiverDeaf(lastHeard: try script.at("2026-03-02 11:50"))), "11:51", "kitchen"),
                    (.receiverDeaf(ReceiverDeaf(lastHeard: try script.at("2026-03-02 12:00"))), "12:01", "door"),
                    (.receiverHeard, "12:05", "door"),
                    (.receiverHeard, "12:30", "kitchen"),
                ],
                doubts: ["weak-presence 11:50"]
            ),
            Case(
                testDescription: "a clock that was put back was right before it was set wrong",
                facts: [
                    (.stationStarted(StationStarted(version: "test")), "08:30", nil),
                    (.clockJumped(ClockJumped(seconds: -1200)), "11:00", nil),
                    (.clockJumped(ClockJumped(seconds: 1200)), "12:00", nil),
                ],
                doubts: []
            ),
            Case(
                testDescription: "who signs at the kiosk needs no receiver",
                facts: try deaf(from: "08:40", to: "08:59", at: script) + deaf(from: "12:00", to: "13:00", at: script),
                source: .kiosk,
                doubts: []
            ),
            Case(
                testDescription: "a supervisor's punch does not go by the station's clock",
                facts: [
                    (.stationStarted(StationStarted(version: "test")), "08:30", nil),
                    (.clockJumped(ClockJumped(seconds: -1200)), "11:00", nil),
                ],
                source: .supervisor,
                doubts: []
            ),
        ]
    }

    @Test("what a sheet has doubts about", arguments: try DoubtsTests.cases())
    func doubts(_ example: Case) throws {
        var script = try DayScript()
        for (fact, time, receiver) in example.facts {
            try script.add(fact, at: time.count > 5 ? time : "2026-03-02 \(time)", receiver: receiver)
        }
        try script.punch(.in, "2026-03-02 09:00", source: example.source)
        try script.punch(.out, "2026-03-02 17:00", source: example.source)
        // In whatever order entries come, and however often.
        for entries in [script.entries, script.entries.reversed(), script.entries + script.entries] {
            let book = try AttendanceLedger(entries)
            let day = LocalDay(year: 2026, month: 3, day: 2)
            let sheet = try #require(
                book.days(
                    of: DayScript.person,
                    in: DayRange(day),
                    knowledge: Timesheet.Knowledge(complete: try script.at("2026-03-03 00:00"))
                ).first
            )
            let found = sheet.exceptions.map { exception in
                let minutes = Int(exception.at.microseconds / 60_000_000) % 1440
                let digits = [minutes / 60, minutes % 60].map { ($0 < 10 ? "0" : "") + String($0) }
                return "\(exception.kind.rawValue) \(digits.joined(separator: ":"))"
            }
            #expect(found == example.doubts)
        }
    }
}
