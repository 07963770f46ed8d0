import Attendance
import BeaconKit
import Testing

@Suite("Laws of working time")
struct LawTests {
    private let zones: ZoneHistory

    init() throws {
        zones = try ZoneHistory(ZoneClock("Europe/Berlin"))
    }

    private func days(_ texts: [String]) throws -> [LawDay] {
        let script = try PayScript("")
        return try texts.map { text in
            let words = text.split(separator: " ")
            let hours = words.filter { $0.contains(":") || $0.contains("-") }.joined(separator: " ")
            let unplaced = words.first { $0.hasPrefix("b") }.flatMap { Int($0.dropFirst()) }
            let day = try script.day(hours)
            return LawDay(
                day.day,
                work: day.spans.map(\.interval),
                unplacedBreak: unplaced ?? 0,
                isNeutral: words.contains("off")
            )
        }
    }

    private func instant(_ text: String) throws -> Instant {
        let words = text.split(separator: " ")
        let day = try #require(LocalDay(String(words[0])))
        return zones.instant(of: day, minutes: try #require(HoursText.minutes(words[1])))
    }

    private func clock(_ instant: Instant) -> String {
        let local = instant.second + Int64(zones.clock(at: instant).offset(at: instant))
        return "\(zones.day(of: instant)) \(HoursText.clock(Int(local.floored(by: 60) % 1440)))"
    }

    @Test("findings are those worked out by hand", arguments: LawCase.all)
    func findings(_ one: LawCase) throws {
        let check = LawCheck([one.law], options: one.options, zones: zones)
        let found = check.findings(try days(one.days), now: try instant("2030-01-01 00:00"))
        let texts = found.map {
            "\($0.article.citation) \(clock($0.at)): \(HoursText.text($0.actual))/\(HoursText.text($0.limit))"
        }
        #expect(texts == one.expected)
        #expect(found.allSatisfy { !$0.isAhead })
    }

    @Test("what the plan already shows is told before it happens, with what would satisfy the law")
    func ahead() throws {
        let check = LawCheck([.germany, .spain, .california, .france], zones: zones)
        // Today's shift as it was worked, tomorrow's as it is planned.
        let days = try days(["2026-03-02 14:00-18:00 18:30-22:00", "2026-03-03 06:00-13:00"])
        let found = check.findings(days, now: try instant("2026-03-02 22:00"))
        #expect(found.allSatisfy { $0.isAhead })
        let texts = found.map { "\($0.law.rawValue) \($0.text(zones: zones)) \($0.remedy.text(zones: zones))" }
        #expect(
            texts == [
                "de The rest before 2026-03-03 06:00 is 8:00 hours; the minimum is 11:00. "
                    + "Start no earlier than 2026-03-03 09:00.",
                "fr The rest before 2026-03-03 06:00 is 8:00 hours; the minimum is 11:00. "
                    + "Start no earlier than 2026-03-03 09:00.",
                "es The rest before 2026-03-03 06:00 is 8:00 hours; the minimum is 12:00. "
                    + "Start no earlier than 2026-03-03 10:00.",
                "us-ca Meal break 1 of 2026-03-03 has not started by 2026-03-03 11:00, after 5:00 hours of work. "
                    + "Take 30 more minutes of break, starting by 2026-03-03 11:00.",
                "de The breaks of 2026-03-03 are 0:00 hours; the minimum is 0:30. "
                    + "Take 30 more minutes of break, in parts of at least 15 minutes, starting by 2026-03-03 12:00.",
                "de Work on 2026-03-03 goes on for 7:00 hours without a break; the maximum is 6:00. "
                    + "Take 15 more minutes of break, starting by 2026-03-03 12:00.",
                "fr The breaks of 2026-03-03 are 0:00 hours; the minimum is 0:20. "
                    + "Take 20 more minutes of break, starting by 2026-03-03 11:59.",
                "es Work on 2026-03-03 goes on for 7:00 hours without a break; the maximum is 6:00. "
                    + "Take 15 more minutes of break, starting by 2026-03-03 12:00.",
            ]
        )
        let later = check.findings(days, now: try instant("2026-03-03 11:30"))
        #expect(later.map(\.isAhead) == [false, false, false, false, true, true, true, true])
    }

    @Test("what the remedy says does satisfy the law", arguments: LawCase.all)
    func remedies(_ one: LawCase) throws {
        let check = LawCheck([one.law], options: one.options, zones: zones)
        let now = try instant("2030-01-01 00:00")
        let days = try days(one.days)
        for finding in check.findings(days, now: now) {
            let changed = Self.days(days, satisfying: finding)
            let left = check.findings(changed, now: now)
            #expect(
                !left.contains { $0.article == finding.article && $0.day == finding.day },
                "\(finding.article.citation)"
            )
        }
    }

    /// Does what the remedy says.
    private static func days(_ days: [LawDay], satisfying finding: LawFinding) -> [LawDay] {
        var less: Int64 = 0
        if case .workLess(let minutes, _, _) = finding.remedy { less = Int64(minutes) * 60_000_000 }
        // From the last day back, so that no day works less than nothing.
        let changed = days.reversed().map { day in
            var work = day.work
            switch finding.remedy {
            case .startNoEarlier(let instant) where day.day == finding.day:
                work = work.map { Interval(max($0.start, instant), max($0.end, instant)) }
            case .endNoLater(let instant) where day.day == finding.day:
                work = work.map { Interval($0.start, min($0.end, instant)) }
            case .takeBreak(let minutes, _, let instant) where day.day == finding.day:
                // The rest of the day is later by the break.
                work = work.flatMap { interval in
                    let start = min(max(interval.start, instant), interval.end)
                    return [Interval(interval.start, start), Interval(start, interval.end).later(by: minutes)]
                }
            case .rest(_, let from, _) where [from, from.adding(1)].contains(day.day): work = []
            case .workLess(_, let from, let to) where from <= day.day && day.day <= to:
                work = work.reversed().map { interval in
                    let gone = min(less, interval.length)
                    less -= gone
                    return Interval(interval.start, interval.end.adding(microseconds: -gone))
                }.reversed()
            default: break
            }
            return LawDay(
                day.day,
                work: work.filter { !$0.isEmpty },
                unplacedBreak: day.unplacedBreak,
                isNeutral: day.isNeutral
            )
        }
        return changed.reversed()
    }

    @Test("every article is cited, and laws have their codes")
    func articles() {
        #expect(WorkLaw.allCases.map(\.rawValue) == ["eu", "de", "fr", "es", "us-ca"])
        for law in WorkLaw.allCases {
            #expect(law.articles.allSatisfy { $0.citation.contains { $0.isNumber } })
            #expect(Set(law.articles).count == law.articles.count)
        }
    }

    @Test("nothing is found where nothing is")
    func empty() throws {
        let check = LawCheck(Set(WorkLaw.allCases), zones: zones)
        #expect(check.findings([], now: Instant(microseconds: 0)).isEmpty)
        #expect(check.findings(try days(["2026-03-02", "2026-03-03"]), now: Instant(microseconds: 0)).isEmpty)
    }
}

extension Interval {
    fileprivate func later(by minutes: Int) -> Interval {
        let delta = Int64(minutes) * 60_000_000
        return Interval(start.adding(microseconds: delta), end.adding(microseconds: delta))
    }
}
