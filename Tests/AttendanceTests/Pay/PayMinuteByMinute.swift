import Attendance
import BeaconKit
import Foundation

/// Pays days by looking at every minute, as docs/decisions/pay-rules.md says it: slow, and plain enough to be
/// believed. It shares no calculation with the station's own and asks that everything happens at whole minutes.
struct PayMinuteByMinute {
    let rules: PayRules
    let holidays: [LocalDay: Holiday]
    private let zone: TimeZone
    private var offsets: [Int: Int] = [:]
    private var taken: Set<Int> = []
    private var week: (first: Int, minutes: Int, days: Int) = (.min, 0, 0)
    private var period: (first: String, minutes: Int) = ("", 0)
    private var row: (last: Int, count: Int) = (.min, 0)

    init(_ rules: PayRules, holidays: [LocalDay: Holiday], zone: String) {
        self.rules = rules
        self.holidays = holidays
        self.zone = TimeZone(identifier: zone) ?? .gmt
    }

    /// Minutes by code, as `base code` and `+supplement`.
    mutating func pay(_ day: PayDay) -> [String: Int] {
        var minutes: [Int] = []
        let earlier = taken
        for span in day.spans.sorted(by: { $0.interval.start < $1.interval.start }) {
            let first = Int(span.interval.start.microseconds / 60_000_000)
            let last = Int(span.interval.end.microseconds / 60_000_000)
            for minute in first..<last where !earlier.contains(minute) && taken.insert(minute).inserted {
                minutes.append(minute)
            }
        }
        begin(day.day, works: !minutes.isEmpty)
        var sums: [String: Int] = [:]
        for credit in day.credits where credit.length > 0 {
            let length = Int(credit.length / 60_000_000)
            sums[credit.code.text, default: 0] += length
            if rules.creditsCount {
                week.minutes += length
                period.minutes += length
            }
        }
        var refused: Set<Int> = []
        for (index, supplement) in rules.supplements.enumerated() where supplement.minimum > 0 {
            var within = 0
            for minute in minutes where holds(supplement, at: minute) { within += 1 }
            if within < supplement.minimum { refused.insert(index) }
        }
        for (worked, minute) in minutes.enumerated() {
            let band = rules.bands.first { takes($0, worked: worked, of: minutes.count) }
            sums[(band?.code ?? rules.normal).text, default: 0] += 1
            let isDaily = band.map { $0.measure != .week && $0.measure != .period } ?? false
            if !isDaily { week.minutes += 1 }
            if !isDaily, band?.measure != .week { period.minutes += 1 }
            var groups: Set<PayCode> = []
            for (index, supplement) in rules.supplements.enumerated()
            where !refused.contains(index) && holds(supplement, at: minute) {
                if let group = supplement.group, !groups.insert(group).inserted { continue }
                sums["+" + supplement.code.text, default: 0] += 1
            }
        }
        return sums
    }

    private mutating func begin(_ day: LocalDay, works: Bool) {
        var first = day.ordinal
        while LocalDay(ordinal: first).weekday != rules.week { first -= 1 }
        if week.first != first { week = (first, 0, 0) }
        let name: String
        switch rules.cycle {
        case .weekly: name = "\(first)"
        case .twoWeekly(let anchor):
            name = "\(Int((Double(day.ordinal - anchor.ordinal) / 14).rounded(.down)))"
        case .fourWeekly(let anchor):
            name = "\(Int((Double(day.ordinal - anchor.ordinal) / 28).rounded(.down)))"
        case .halfMonthly: name = "\(day.year) \(day.month) \(day.day > 15)"
        case .monthly(let number):
            name = day.day >= number ? "\(day.year * 12 + day.month)" : "\(day.year * 12 + day.month - 1)"
        }
        if period.first != name { period = (name, 0) }
        guard works else { return }
        week.days += 1
        row = (day.ordinal, row.last == day.ordinal - 1 ? row.count + 1 : 1)
    }

    private func takes(_ band: PayBand, worked: Int, of all: Int) -> Bool {
        switch band.measure {
        case .week: week.minutes >= band.over
        case .period: period.minutes >= band.over
        case .day: worked >= band.over && all - band.over >= band.minimum
        case .dayOfWeek(let number): week.days >= number && worked >= band.over && all - band.over >= band.minimum
        case .dayInRow(let number): row.count >= number && worked >= band.over && all - band.over >= band.minimum
        }
    }

    /// What the clock on the wall shows; no zone here changes within half an hour.
    private mutating func wall(_ minute: Int) -> (day: Int, minute: Int) {
        let part = minute.quotientAndRemainder(dividingBy: 30).quotient
        let offset = offsets[part] ?? zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(minute) * 60)) / 60
        offsets[part] = offset
        let local = minute + offset
        return (local / 1440, local % 1440)
    }

    /// Whether the clock on the wall is within a supplement's hours, of the same day or of the day before.
    private mutating func holds(_ supplement: PaySupplement, at minute: Int) -> Bool {
        let now = wall(minute)
        for (day, minutes) in [(now.day, now.minute), (now.day - 1, now.minute + 1440)]
        where supplement.start <= minutes && minutes < supplement.end {
            let day = LocalDay(ordinal: day)
            let holiday = holidays[day]
            switch supplement.days {
            case .weekdays(let days):
                if days.contains(day.weekday) { return true }
                continue
            case .holiday(let name): if holiday?.name != name { continue }
            case .holidays: break
            }
            switch holiday?.part {
            case nil: continue
            case .all: return true
            case .until(let cut): if minutes < cut { return true }
            case .from(let cut): if minutes >= cut { return true }
            case .between(let first, let last): if minutes >= first, minutes < last { return true }
            }
        }
        return false
    }
}
