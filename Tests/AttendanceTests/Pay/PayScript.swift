import Attendance
import BeaconKit
import Testing

/// A person's days as text, and what they are paid as text: `2026-03-02 08:00-12:00 12:30-17:00` becomes
/// `N 8:00, OT50 0:30 + NIGHT 0:30`.
struct PayScript {
    let rules: PayRules
    let zones: ZoneHistory
    var holidays: [LocalDay: Holiday] = [:]

    init(_ rules: String, zone: String = "Europe/Berlin", holidays: [String] = []) throws {
        self.rules = try PayRules(text: rules)
        zones = try ZoneHistory(ZoneClock(zone))
        for text in holidays {
            let words = text.split(separator: " ", maxSplits: 1)
            let day = try #require(LocalDay(String(words[0])))
            var name = String(words[1])
            var part = DayPart.all
            if let cut = name.firstIndex(of: "@") {
                part = try #require(DayPart(String(name[name.index(after: cut)...])))
                name = String(name[..<cut])
            }
            self.holidays[day] = try Holiday(day: day, name: name, part: part)
        }
    }

    /// Hours may go past 24:00 into the next day. `~` before hours is a paid break, `LEAVE=8:00` a credit, and `u` with an instant in UTC hours.
    func day(_ text: String) throws -> PayDay {
        let words = text.split(separator: " ")
        let day = try #require(LocalDay(String(words[0])))
        var spans: [PaySpan] = []
        var credits: [PayLine] = []
        for word in words.dropFirst() {
            if let sign = word.firstIndex(of: "=") {
                let minutes = try #require(HoursText.minutes(word[word.index(after: sign)...]))
                credits.append(PayLine(try PayCode(word[..<sign]), length: Int64(minutes) * 60_000_000))
                continue
            }
            var hours = word
            var kind = PaySpan.Kind.work
            if hours.hasPrefix("~") {
                kind = .paidBreak
                hours = hours.dropFirst()
            }
            let isUTC = hours.hasPrefix("u")
            if isUTC { hours = hours.dropFirst() }
            let ends = try hours.split(separator: "-").map { try instant(of: $0, on: day, isUTC: isUTC) }
            spans.append(PaySpan(Interval(ends[0], ends[1]), kind))
        }
        return PayDay(day, spans: spans, credits: credits)
    }

    private func instant(of text: Substring, on day: LocalDay, isUTC: Bool) throws -> Instant {
        let parts = text.split(separator: ":")
        let minutes = try #require(HoursText.minutes(parts[0...1].joined(separator: ":")))
        let seconds = parts.count > 2 ? try #require(Int64(parts[2])) : 0
        let start =
            isUTC
            ? Instant(microseconds: (Int64(day.ordinal) * 1440 + Int64(minutes)) * 60_000_000)
            : zones.instant(of: day, minutes: minutes)
        return start.adding(microseconds: seconds * 1_000_000)
    }

    func pay(_ texts: [String]) throws -> [DayPay] {
        let days = try texts.map(day)
        let range = try DayRange(from: #require(days.first).day, to: #require(days.last).day)
        let calculator = PayCalculator(rules, holidays: holidays, zones: zones, range: range)
        var counters = PayCounters()
        return days.map { calculator.pay($0, after: &counters) }
    }

    /// As `N 8:00, OT50 0:30 + NIGHT 0:30`, in whole minutes and in the order of the codes.
    static func text(_ sums: PaySums) -> String {
        func list(_ sums: [PayCode: Int64]) -> String {
            sums.filter { $0.value > 0 }.sorted { $0.key < $1.key }.map { "\($0.key) \(HoursText.text(Int($0.value)))" }
                .joined(separator: ", ")
        }
        let supplements = list(sums.supplements)
        return list(sums.base) + (supplements.isEmpty ? "" : " + " + supplements)
    }
}
