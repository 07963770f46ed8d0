import Attendance
import BeaconKit
import Foundation
import Testing

@Suite("Days of random histories")
struct TimesheetPropertyTests {
    private static let seeds: [UInt64] = Array(0..<40)
    /// Histories for each seed.
    private static let count: UInt64 = 75

    private func histories(_ seed: UInt64) -> some Sequence<(UInt64, Result<RandomHistory, any Error>)> {
        (seed * Self.count..<(seed + 1) * Self.count).lazy.map { seed in
            (seed, Result { try RandomHistory(seed: seed) })
        }
    }

    @Test("sessions of a person never overlap, and no punch is lost or in two of them", arguments: seeds)
    func noOverlap(seed: UInt64) throws {
        for (seed, history) in histories(seed) {
            let history = try history.get()
            let wide = try DayRange(from: history.range.from.adding(-3), to: history.range.to.adding(3))
            let book = try AttendanceLedger(history.entries)
            let days = book.days(of: DayScript.person, in: wide, policy: history.policy, knowledge: history.knowledge)
            let sessions = days.flatMap(\.sessions).sorted { $0.start < $1.start }
            for (one, next) in zip(sessions, sessions.dropFirst()) {
                #expect(one.end ?? one.start <= next.start, "\(seed)")
            }
            for session in sessions {
                for (one, next) in zip(session.breaks, session.breaks.dropFirst()) {
                    #expect(one.end <= next.start, "\(seed)")
                }
                guard let end = session.end else { continue }
                #expect(session.breaks.allSatisfy { $0.start >= session.start && $0.end <= end }, "\(seed)")
            }
            let used =
                sessions.flatMap(\.punches).flatMap { [$0.id] + $0.duplicates }
                + days.flatMap(\.strays).flatMap { [$0.id] + $0.duplicates }
            #expect(Set(used).count == used.count, "\(seed)")
            // Presence that breaks off with nothing open tells nothing; everything else is somewhere.
            let needed = book.evidence(of: DayScript.person).filter { !$0.punch.isProvisional }.map(\.id)
            #expect(Set(needed).isSubset(of: used), "\(seed)")
        }
    }

    @Test("worked, break, away and absent are what a look at every single minute gives", arguments: seeds.prefix(10))
    func everyMinute(seed: UInt64) throws {
        for (seed, history) in histories(seed) {
            let history = try history.get()
            let wide = try DayRange(from: history.range.from.adding(-3), to: history.range.to.adding(3))
            let sessions = try AttendanceLedger(history.entries)
                .days(of: DayScript.person, in: wide, policy: history.policy, knowledge: history.knowledge)
                .flatMap(\.sessions)
            for day in try history.days(history.entries) {
                let first = sessions.firstIndex { $0.day == day.day } ?? 0
                let minutes = MinuteByMinute(
                    day,
                    between: first > 0 ? sessions[first - 1] : nil,
                    and: sessions.first { $0.day > day.day },
                    policy: history.policy
                )
                let totals = day.raw
                #expect(Totals.minutes(totals.worked + totals.deducted) == minutes.worked, "\(seed) \(day.day)")
                #expect(Totals.minutes(totals.breaks - totals.deducted) == minutes.breaks, "\(seed) \(day.day)")
                #expect(Totals.minutes(totals.away) == minutes.away, "\(seed) \(day.day)")
                #expect(Totals.minutes(totals.absent) == minutes.absent, "\(seed) \(day.day)")
                #expect(Totals.minutes(totals.span) == minutes.span, "\(seed) \(day.day)")
                #expect(Totals.minutes(totals.deducted) == minutes.deducted, "\(seed) \(day.day)")
                #expect(Totals.minutes(totals.expected) == minutes.expected, "\(seed) \(day.day)")
                #expect(Totals.minutes(totals.overtime) == minutes.overtime, "\(seed) \(day.day)")
                #expect(Totals.minutes(totals.late) == minutes.late, "\(seed) \(day.day)")
                #expect(Totals.minutes(totals.early) == minutes.early, "\(seed) \(day.day)")
                // Rounding is about pay.
                #expect(day.rounded.late == totals.late && day.rounded.early == totals.early, "\(seed) \(day.day)")
                for value in [totals.worked, totals.breaks, totals.away, totals.absent, totals.deducted] {
                    #expect(value >= 0, "\(seed) \(day.day)")
                }
            }
        }
    }

    @Test("stays are cut between days where a look at every minute of the plan cuts them", arguments: seeds.prefix(10))
    func cuts(seed: UInt64) throws {
        var cuts = 0
        for (seed, history) in histories(seed) {
            let history = try history.get()
            let book = try AttendanceLedger(history.entries)
            func days(_ margin: Int) throws -> [DaySheet] {
                let range = try DayRange(from: history.first.adding(-margin), to: history.range.to.adding(margin))
                return book.days(of: DayScript.person, in: range, policy: history.policy, knowledge: history.knowledge)
            }
            let reference = StayMinuteByMinute(
                try days(6).flatMap(\.plan.shifts),
                zone: try #require(TimeZone(identifier: history.zone))
            )
            let parts = try days(3).flatMap(\.sessions).sorted { $0.start < $1.start }
            var index = 0
            while index < parts.count {
                // A whole stay: what goes on is joined again.
                var last = index
                while parts[last].ending == .continued, last + 1 < parts.count { last += 1 }
                let expected = reference.parts(from: parts[index].start, to: parts[last].end)
                let found = parts[index...last].map { "\($0.day) \($0.start.iso8601)" }
                #expect(found == expected.map { "\($0.day) \($0.from.iso8601)" }, "\(seed) \(history.zone)")
                for (one, next) in zip(parts[index...last], parts[index...last].dropFirst()) {
                    #expect(one.end == next.start, "\(seed)")
                }
                cuts += last - index
                index = last + 1
            }
        }
        // A look that found nothing to cut would say nothing.
        #expect(cuts > 0, "\(seed)")
    }

    @Test("nobody is absent on one day while they work on another", arguments: seeds)
    func everyMomentOnce(seed: UInt64) throws {
        for (seed, history) in histories(seed) {
            let history = try history.get()
            let days = try history.days(history.entries)
            let stays = days.flatMap(\.sessions).compactMap(\.interval)
            for day in days {
                // Of the hours of the day, those in which no session of any day was.
                let free = day.plan.shifts.reduce(Int64(0)) { sum, shift in
                    let hours = Interval(shift.start, shift.end)
                    return sum + hours.length - stays.reduce(0) { $0 + $1.overlap(hours) }
                }
                #expect(day.raw.absent <= free, "\(seed) \(day.day)")
            }
        }
    }

    @Test("the same punches in any order make the same days", arguments: seeds)
    func anyRows(seed: UInt64) throws {
        for (seed, history) in histories(seed) {
            var history = try history.get()
            // Rows of a terminal that knows minutes only, so that many are of the same moment.
            let rows = history.rows()
            func days(_ rows: [RandomHistory.Row]) throws -> [String] {
                try history.days(importing: rows).map(\.text)
            }
            let expected = try days(rows)
            for _ in 0..<3 {
                let shuffled = try days(history.shuffling(rows))
                #expect(shuffled == expected, "\(seed)")
            }
        }
    }

    @Test("entries twice, in any order, and from two stations give the same days", arguments: seeds)
    func anyOrder(seed: UInt64) throws {
        for (seed, history) in histories(seed) {
            var history = try history.get()
            let expected = try history.days(history.entries)
            let shuffled = history.shuffled()
            #expect(try history.days(shuffled) == expected, "\(seed)")
            let prefix = shuffled.prefix(shuffled.count / 2)
            #expect(try history.days(history.entries + prefix) == expected, "\(seed)")
            #expect(try history.days(history.stations[1].entries + history.stations[0].entries) == expected, "\(seed)")
        }
    }

    @Test("taking entries one by one, in any order, gives what taking all at once gives", arguments: seeds.prefix(5))
    func oneByOne(seed: UInt64) throws {
        for (seed, history) in histories(seed) {
            var history = try history.get()
            let expected = try history.days(history.entries)
            var book = try AttendanceLedger()
            for entry in history.shuffled() { book.apply(entry) }
            let days = book.days(
                of: DayScript.person,
                in: history.range,
                policy: history.policy,
                knowledge: history.knowledge
            )
            #expect(days == expected, "\(seed)")
        }
    }

    @Test("a day is the same alone as in the middle of a range", arguments: seeds)
    func alone(seed: UInt64) throws {
        for (seed, history) in histories(seed) {
            let history = try history.get()
            let book = try AttendanceLedger(history.entries)
            let expected = try history.days(history.entries)
            for (offset, day) in expected.enumerated() where (offset + Int(seed)).isMultiple(of: 3) {
                let alone = book.days(
                    of: DayScript.person,
                    in: DayRange(day.day),
                    policy: history.policy,
                    knowledge: history.knowledge
                )
                #expect(alone == [day], "\(seed) \(day.day)")
            }
        }
    }

    @Test("a correction and its reversal give the original, and a reversal of that the correction", arguments: seeds)
    func reversal(seed: UInt64) throws {
        for (seed, history) in histories(seed) {
            var history = try history.get()
            let original = try history.days(history.entries)
            let ids = (0..<3).map { CorrectionID(rawValue: "\($0)") }
            try history.correct(history.correction(ids[0]))
            let corrected = try history.days(history.entries)
            func reverse(_ index: Int) -> Correction {
                Correction(
                    id: ids[index + 1],
                    person: DayScript.person,
                    change: .reverse(ids[index]),
                    reason: Commitment(rawValue: "bb")
                )
            }
            try history.correct(reverse(0))
            #expect(try history.days(history.entries) == original, "\(seed)")
            try history.correct(reverse(1))
            #expect(try history.days(history.entries) == corrected, "\(seed)")
            #expect(try history.days(history.shuffled()) == corrected, "\(seed)")
        }
    }
}
