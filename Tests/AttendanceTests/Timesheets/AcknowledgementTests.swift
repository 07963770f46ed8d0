import Attendance
import BeaconKit
import TestSupport
import Testing

@Suite("What was acknowledged")
struct AcknowledgementTests {
    private let late = Exception(
        .late,
        day: LocalDay(year: 2026, month: 3, day: 2),
        at: Instant(microseconds: 1_772_445_600_000_000),
        length: 3_600_000_000
    )

    private func fact(_ id: String, _ exception: Exception) -> Fact {
        let id = AcknowledgementID(rawValue: id)
        return .exceptionAcknowledged(Acknowledgement(id: id, person: DayScript.person, exception: exception))
    }

    @Test("the first counts, in whichever order entries come and however often")
    func anyOrder() throws {
        var script = try DayScript()
        try script.add(fact("a", late), at: "2026-03-03 09:00", actor: "sam")
        try script.add(fact("b", late), at: "2026-03-03 09:00", actor: "bo")
        var random = SeededGenerator(seed: 7)
        for _ in 0..<5 {
            let entries = (script.entries + script.entries).shuffled(using: &random)
            let ledger = try AttendanceLedger(entries).acknowledgements
            #expect(ledger.state(of: late, for: DayScript.person)?.by == "sam")
            #expect(ledger.state(AcknowledgementID(rawValue: "b"))?.by == "bo")
        }
    }

    @Test("it holds for this exception alone")
    func alone() throws {
        var script = try DayScript()
        try script.add(fact("a", late), at: "2026-03-03 09:00", actor: "sam")
        let ledger = try script.book().acknowledgements
        let others = [
            Exception(.late, day: late.day, at: late.at, length: 60_000_000),
            Exception(.late, day: late.day, at: late.at.adding(microseconds: 1), length: late.length),
            Exception(.leftEarly, day: late.day, at: late.at, length: late.length),
            Exception(.late, day: late.day.adding(1), at: late.at, length: late.length),
        ]
        for other in others { #expect(ledger.state(of: other, for: DayScript.person) == nil) }
        #expect(ledger.state(of: late, for: PersonID(rawValue: "other")) == nil)
    }

    @Test("what expired says nothing any more")
    func forgotten() throws {
        var script = try DayScript()
        let entry = try script.add(fact("a", late), at: "2026-03-03 09:00", actor: "sam")
        var book = try script.book()
        book.forget([EntryID(hash: entry.hash)])
        #expect(book.acknowledgements.state(of: late, for: DayScript.person) == nil)
    }
}
