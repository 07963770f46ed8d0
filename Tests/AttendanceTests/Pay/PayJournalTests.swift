import Attendance
import BeaconKit
import Foundation
import TestSupport
import Testing

/// Random journals with pay rules and contracts through the real derivation, held against a second one that looks at every
/// minute: ``PaidMinutes`` says which are paid, ``PayMinuteByMinute`` as what.
///
/// `MUSTER_PAY_HISTORIES` says how many journals of ten days each seed has: with 500, the twenty seeds are 100,000 days.
@Suite("Pay of random journals")
struct PayJournalTests {
    private static let seeds: [UInt64] = Array(0..<20)
    private static let count =
        ProcessInfo.processInfo.environment["MUSTER_PAY_HISTORIES"].flatMap { UInt64($0) } ?? 20

    /// A journal with rules by which its days are paid.
    private struct Journal {
        let history: RandomHistory
        let rules: PayRules
        let terms: ContractTerms?
        let book: AttendanceLedger

        init(seed: UInt64) throws {
            history = try RandomHistory(seed: seed)
            var random = SeededGenerator(seed: seed ^ 0x9E37_79B9)
            rules = try RandomPayRules.rules(&random)
            var script = history.stations[0]
            let from = history.first.adding(-60)
            let adopted = PolicyAdopted(policy: history.policy, from: from)
            try script.add(.policyAdopted(adopted), at: "2026-01-03 09:00", source: .supervisor)
            let set = PayRulesSet(rules, for: .everyone, from: from)
            try script.add(.payRulesSet(set), at: "2026-01-03 09:00", source: .supervisor)
            // Without it the contract, or the site's usual hours, say what is planned.
            if Bool.random(using: &random) {
                let ended = ScheduleEnded(id: "free", to: nil)
                try script.add(.scheduleEnded(ended), at: "2026-01-03 09:00", source: .supervisor)
            }
            let texts = [
                nil, "weekly 40:00 days 12345 break 0:45 after 5:00",
                "weekly 38:30 days 12345 flexitime 07:00-20:00 break none",
                "by-day 8:00 7:31 0:00 8:00 4:00 2:00 0:00 core 10:00-15:00 flexitime 06:30-19:15",
            ]
            terms = try texts[Int.random(in: 0..<4, using: &random)].map { try ContractTerms(text: $0) }
            if let terms {
                let contract = try Contract(id: "c", person: DayScript.person, terms: terms, from: from)
                try script.add(.contractSet(contract), at: "2026-01-03 09:00", source: .supervisor)
            }
            book = try AttendanceLedger(script.entries + history.stations[1].entries)
        }

        /// What an account gets or loses by codes, as docs/pay.md says it: time that is paid as overtime leaves it, time
        /// off at 150 % is half as much again, and what is only listed does not count.
        ///
        /// - Parameter codes: minutes by code, as `base code` and `+supplement`.
        func compensation(by codes: [String: Int]) -> Int {
            var hundredths = 0
            for (code, band) in Dictionary(rules.bands.map { ($0.code.text, $0) }, uniquingKeysWith: { one, _ in one })
            {
                let minutes = codes[code] ?? 0
                switch band.compensation {
                case .pay, .none: hundredths -= minutes * 100
                case .time: hundredths += minutes * (band.percent - 100)
                }
            }
            let supplements = Dictionary(
                rules.supplements.map { ($0.code.text, $0) },
                uniquingKeysWith: { one, _ in one }
            )
            for (code, supplement) in supplements where supplement.compensation == .time {
                hundredths += (codes["+" + code] ?? 0) * supplement.percent
            }
            return Int((Double(hundredths) / 100).rounded(.down))
        }

        /// What the contract credits, as docs/pay.md says it: each half of the day once, a holiday first.
        func credits(_ sheet: DaySheet, worked: Int) -> [PayLine] {
            let hasRota = book.schedule.assignment(for: DayScript.person, department: "", on: sheet.day) != nil
            guard let terms, !hasRota else { return [] }
            let expected = terms.hours.minutes(on: sheet.day)
            var free = [expected / 2, expected - expected / 2]
            var missing = max(0, expected - worked)
            var lines: [PayLine] = []
            func credit(_ part: DayPart, _ code: PayCode, atMostMissing: Bool) {
                var credited = 0
                switch part {
                case .all: credited = free[0] + free[1]; free = [0, 0]
                case .until: credited = free[0]; free[0] = 0
                case .from: credited = free[1]; free[1] = 0
                case .between(let start, let end):
                    // Free hours are credited as long as they are, first out of the half in which they begin.
                    for half in start < 720 ? [0, 1] : [1, 0] {
                        let some = min(free[half], end - start - credited)
                        credited += some
                        free[half] -= some
                    }
                }
                if atMostMissing { credited = min(credited, missing) }
                missing = max(0, missing - credited)
                if credited > 0 { lines.append(PayLine(code, length: Int64(credited) * 60_000_000)) }
            }
            if let holiday = sheet.plan.holiday { credit(holiday.part, .holiday, atMostMissing: false) }
            for leave in sheet.plan.leaves {
                let codes: [Leave.Kind: PayCode] = [
                    .holiday: .leave, .sick: .sick, .businessTrip: .businessTrip, .remote: .remote,
                ]
                // A holiday is used up; all else only makes up what is missing.
                credit(leave.part, codes[leave.kind] ?? .leave, atMostMissing: leave.kind != .holiday)
            }
            return lines
        }
    }

    @Test("codes, credits and the account are what a look at every single minute gives", arguments: seeds)
    func everyMinute(seed: UInt64) throws {
        for seed in seed * Self.count..<(seed + 1) * Self.count {
            let journal = try Journal(seed: seed)
            let (history, book) = (journal.history, journal.book)
            let zone = try #require(TimeZone(identifier: history.zone))
            // Weeks and pay periods count from before the days on which something happened.
            let wide = try DayRange(from: history.first.adding(-3), to: history.range.to)
            let after = try DayRange(from: wide.from, to: history.range.to.adding(3))
            let payee = AttendanceLedger.Payee(DayScript.person, since: wide.from)
            let paid = book.paidDays(of: [payee], in: wide, knowledge: history.knowledge)[0]
            let sessions = book.days(of: DayScript.person, in: after, knowledge: history.knowledge).flatMap(\.sessions)
            var holidays: [LocalDay: Holiday] = [:]
            for offset in -5...15 {
                let day = history.first.adding(offset)
                holidays[day] = book.schedule.holiday(on: day)
            }
            var reference = PayMinuteByMinute(journal.rules, holidays: holidays, zone: history.zone)
            for day in paid {
                let first = sessions.firstIndex { $0.day == day.day } ?? 0
                let hasRota = book.schedule.assignment(for: DayScript.person, department: "", on: day.day) != nil
                let terms = hasRota ? nil : journal.terms
                let minutes = PaidMinutes(
                    day.sheet,
                    between: first > 0 ? sessions[first - 1] : nil,
                    and: sessions.first { $0.day > day.day },
                    policy: history.policy,
                    zone: zone,
                    flexitime: terms?.flexitime.map { $0.start..<$0.end }
                )
                let credits = journal.credits(day.sheet, worked: minutes.work.count + minutes.breaks.count)
                let expected = reference.pay(minutes.day(day.day, credits: credits))
                let pay = try #require(day.pay)
                let place = "seed \(seed), \(day.day): \(journal.rules)"
                var found: [String: Int] = [:]
                for (code, length) in pay.minutes.base { found[code.text] = Int(length) }
                #expect(found == expected.filter { !$0.key.hasPrefix("+") }, "\(place)")
                // What is deducted out of the middle of an odd number of minutes halves one of them.
                let allowance = minutes.isHalf ? 1 : 0
                for supplement in journal.rules.supplements {
                    let one = Int(pay.minutes.supplements[supplement.code] ?? 0)
                    let other = expected["+" + supplement.code.text] ?? 0
                    #expect(abs(one - other) <= allowance, "\(supplement.code) \(one) \(other) \(place)")
                }
                #expect(Totals.minutes(day.outside) == minutes.outside, "\(place)")
                guard let account = day.account else { continue }
                #expect(account.worked == minutes.work.count + minutes.breaks.count, "\(place)")
                let due =
                    hasRota
                    ? Totals.minutes(day.sheet.rounded.expected) : terms?.hours.minutes(on: day.day) ?? 0
                #expect(account.expected == due, "\(place)")
                #expect(abs(account.compensation - journal.compensation(by: expected)) <= allowance, "\(place)")
                let changes =
                    account.worked + account.credited - account.expected + account.compensation + account.booked
                    - account.paidOut - account.lapsed - account.expired + account.forgiven
                #expect(account.closing == account.opening + changes, "\(place)")
                #expect(account.credited == credits.reduce(0) { $0 + Totals.minutes($1.length) }, "\(place)")
            }
        }
    }
}
