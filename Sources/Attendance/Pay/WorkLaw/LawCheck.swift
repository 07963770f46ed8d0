package import BeaconKit

/// Checks days against laws: a pure function, the same for what was recorded and for what is planned. Days that are not
/// given count as free.
package struct LawCheck: Sendable {
    private let laws: [WorkLaw]
    private let options: LawOptions
    private let zones: ZoneHistory

    package init(_ laws: Set<WorkLaw>, options: LawOptions = LawOptions(), zones: ZoneHistory) {
        self.laws = laws.sorted { $0.rawValue < $1.rawValue }
        self.options = options
        self.zones = zones
    }

    /// What is not allowed, in order of time.
    ///
    /// - Parameters:
    ///   - days: in order, one after another; weeks from the first whole one on are averaged.
    ///   - now: what comes after it is told as ahead.
    package func findings(_ days: [LawDay], now: Instant) -> [LawFinding] {
        let weeks = LawWeek.weeks(of: days, first: options.week, zones: zones)
        // Of a week whose first days are not given nobody knows how much it had.
        let whole = weeks.first?.from == days.first?.day ? weeks : Array(weeks.dropFirst())
        var findings: [LawFinding] = []
        for law in laws {
            for article in law.articles {
                var found: [LawCheckResult] = []
                switch article.rule {
                case .dailyRest(let minutes): found = Self.dailyRest(minutes, days)
                case .weeklyRest(let minutes, let count): found = Self.weeklyRest(minutes, over: count, weeks, days)
                case .week(let minutes): found = Self.week(minutes, weeks)
                case .average(let minutes, let count): found = Self.average(minutes, count, whole, isNightOnly: false)
                case .nightAverage(let minutes, let count):
                    found = Self.average(minutes, count, whole, isNightOnly: true)
                case .day, .breaks, .stretch, .hazardousNight, .meal:
                    found = days.compactMap { $0.work.isEmpty ? nil : result(article.rule, law, on: $0) }
                }
                findings += found.map {
                    LawFinding(
                        law: law,
                        article: article,
                        day: $0.day,
                        at: $0.at,
                        actual: $0.actual,
                        limit: $0.limit,
                        remedy: $0.remedy,
                        isAhead: $0.at > now
                    )
                }
            }
        }
        return findings.sorted { ($0.at, $0.article.citation, $0.limit) < ($1.at, $1.article.citation, $1.limit) }
    }

    private func result(_ rule: LawRule, _ law: WorkLaw, on day: LawDay) -> LawCheckResult? {
        switch rule {
        case .day(let minutes):
            Self.day(law == .spain ? options.agreedDay ?? minutes : minutes, day)
        case .hazardousNight(let minutes):
            options.isNightHazardous && LawWeek.isNight(day, zones) ? Self.day(minutes, day) : nil
        case .breaks(let after, let orAtIt, let total, let part):
            Self.breaks(after: after, orAtIt: orAtIt, total: total, part: part, day)
        case .stretch(let minutes, let part): Self.stretch(minutes, part: part, day)
        case .meal(let number, let before): meal(number, before: before, day)
        case .dailyRest, .weeklyRest, .week, .average, .nightAverage: nil
        }
    }

    private static func dailyRest(_ minutes: Int, _ days: [LawDay]) -> [LawCheckResult] {
        let need = Int64(minutes) * 60_000_000
        var found: [LawCheckResult] = []
        var end: Instant?
        for day in days {
            guard let start = day.work.first?.start, let last = day.work.last?.end else { continue }
            if let end, start.microseconds(since: end) < need {
                found.append(
                    LawCheckResult(
                        day: day.day,
                        at: start,
                        actual: Totals.minutes(max(0, start.microseconds(since: end))),
                        limit: minutes,
                        remedy: .startNoEarlier(than: end.adding(microseconds: need))
                    )
                )
            }
            end = max(end ?? last, last)
        }
        return found
    }

    /// A rest counts for a week of which it takes a whole day, so that one from Sunday noon to Tuesday counts for the
    /// second.
    ///
    /// - Parameter count: in how many weeks the rests of all may be taken together.
    private static func weeklyRest(_ minutes: Int, over count: Int, _ weeks: [LawWeek], _ days: [LawDay])
        -> [LawCheckResult]
    {
        let work = days.flatMap(\.work).sorted { $0.start < $1.start }
        guard let first = work.first else { return [] }
        var rests: [Interval] = []
        var end = first.start.adding(microseconds: -8 * 86_400_000_000)
        for interval in work {
            if interval.start > end { rests.append(Interval(end, interval.start)) }
            end = max(end, interval.end)
        }
        rests.append(Interval(end, end.adding(microseconds: 8 * 86_400_000_000)))
        var index = 0
        let longest = weeks.map { week in
            while index < rests.count, rests[index].end <= week.interval.start { index += 1 }
            var longest: Int64 = 0
            var place = index
            while place < rests.count, rests[place].start < week.interval.end {
                if rests[place].overlap(week.interval) >= min(rests[place].length, 86_400_000_000) {
                    longest = max(longest, rests[place].length)
                }
                place += 1
            }
            return longest
        }
        let needed = Int64(minutes) * 60_000_000
        // A long rest makes up for the weeks beside it, once.
        var used: Set<Int> = []
        return weeks.indices.filter { weeks[$0].total > 0 && longest[$0] < needed }.compactMap { index in
            let near = max(0, index - count + 1)...min(weeks.count - 1, index + count - 1)
            if let long = near.first(where: { longest[$0] >= needed * Int64(count) && !used.contains($0) }) {
                used.insert(long)
                return nil
            }
            let week = weeks[index]
            return LawCheckResult(
                day: week.from,
                at: week.interval.end,
                actual: Totals.minutes(longest[index]),
                limit: minutes,
                remedy: .rest(minutes: minutes, from: week.from, to: week.from.adding(6))
            )
        }
    }

    private static func week(_ minutes: Int, _ weeks: [LawWeek]) -> [LawCheckResult] {
        weeks.compactMap { week in
            let limit = Int64(minutes) * 60_000_000
            guard week.total > limit else { return nil }
            return LawCheckResult(
                day: week.from,
                at: week.instant(after: limit),
                actual: Totals.minutes(week.total),
                limit: minutes,
                remedy: .workLess(
                    minutes: Totals.minutes(week.total - limit + 59_999_999),
                    from: week.from,
                    to: week.from.adding(6)
                )
            )
        }
    }

    /// Told for the week with which an average goes beyond its limit, and not again until it was within it.
    private static func average(_ minutes: Int, _ count: Int, _ weeks: [LawWeek], isNightOnly: Bool) -> [LawCheckResult]
    {
        var found: [LawCheckResult] = []
        var total: Int64 = 0
        var days = 0
        var nights = 0
        var duties = 0
        var wasBeyond = false
        for (index, week) in weeks.enumerated() {
            total += week.total
            days += week.countingDays
            nights += week.nights
            duties += week.duties
            if index >= count {
                let old = weeks[index - count]
                total -= old.total
                days -= old.countingDays
                nights -= old.nights
                duties -= old.duties
            }
            guard index >= count - 1 else { continue }
            let allowed = Int64(minutes) * 60_000_000 * Int64(days) / 7
            let isBeyond = total > allowed && (!isNightOnly || nights * 2 >= duties)
            defer { wasBeyond = isBeyond }
            guard isBeyond, !wasBeyond else { continue }
            let first = weeks[index - count + 1].from
            found.append(
                LawCheckResult(
                    day: week.from.adding(6),
                    at: week.lastEnd,
                    actual: days > 0 ? Totals.minutes(total * 7 / Int64(days)) : Totals.minutes(total),
                    limit: minutes,
                    remedy: .workLess(
                        minutes: Totals.minutes(total - allowed + 59_999_999),
                        from: first,
                        to: week.from.adding(6)
                    )
                )
            )
        }
        return found
    }

    private static func day(_ minutes: Int, _ day: LawDay) -> LawCheckResult? {
        let limit = Int64(minutes) * 60_000_000
        guard day.total > limit else { return nil }
        let at = day.instant(after: limit)
        return LawCheckResult(
            day: day.day,
            at: at,
            actual: Totals.minutes(day.total),
            limit: minutes,
            remedy: .endNoLater(than: at)
        )
    }

    private static func breaks(after: Int, orAtIt: Bool, total: Int, part: Int, _ day: LawDay) -> LawCheckResult? {
        let threshold = Int64(after) * 60_000_000
        guard orAtIt ? day.total >= threshold : day.total > threshold else { return nil }
        let taken =
            day.pauses.filter { $0.length >= Int64(part) * 60_000_000 }.reduce(0) { $0 + $1.length }
            + (day.unplacedBreak >= part ? Int64(day.unplacedBreak) * 60_000_000 : 0)
        let missing = Int64(total) * 60_000_000 - taken
        guard missing > 0 else { return nil }
        let at = day.instant(after: threshold)
        return LawCheckResult(
            day: day.day,
            at: at,
            actual: Totals.minutes(taken),
            limit: total,
            remedy: .takeBreak(
                minutes: max(part, Totals.minutes(missing + 59_999_999)),
                part: part,
                // A break at the end of the work does not count as a break.
                before: orAtIt ? at.adding(microseconds: -60_000_000) : at
            )
        )
    }

    private static func stretch(_ minutes: Int, part: Int, _ day: LawDay) -> LawCheckResult? {
        // Where in the day such a break was is not known.
        guard day.unplacedBreak < part else { return nil }
        let limit = Int64(minutes) * 60_000_000
        var longest: Int64 = 0
        var begun: Int64 = 0
        var at: Instant?
        let ends = day.pauses.filter { $0.length >= Int64(part) * 60_000_000 }.map(\.worked) + [day.total]
        for end in ends {
            if end - begun > limit {
                longest = max(longest, end - begun)
                at = at ?? day.instant(after: begun + limit)
            }
            begun = end
        }
        return at.map {
            LawCheckResult(
                day: day.day,
                at: $0,
                actual: Totals.minutes(longest),
                limit: minutes,
                remedy: .takeBreak(minutes: part, part: part, before: $0)
            )
        }
    }

    /// The meal begins before the end of the fifth hour of work, the second before the end of the tenth:
    /// Brinker Restaurant Corp. v. Superior Court (2012) 53 Cal.4th 1004.
    private func meal(_ number: Int, before: Int, _ day: LawDay) -> LawCheckResult? {
        let hour: Int64 = 3_600_000_000
        let limit = Int64(before) * 60_000_000
        let half: Int64 = 1_800_000_000
        let meals =
            day.pauses.filter { $0.length >= half }.map(\.worked)
            + Array(repeating: Int64(0), count: day.unplacedBreak / 30)
        let isWaived =
            number == 1
            ? options.waivesFirstMeal && day.total <= 6 * hour
            : options.waivesSecondMeal && day.total <= 12 * hour && !meals.isEmpty
        guard day.total > limit, !isWaived, meals.count < number || meals.sorted()[number - 1] > limit else {
            return nil
        }
        let at = day.instant(after: limit)
        return LawCheckResult(
            day: day.day,
            at: at,
            actual: 30 * min(number - 1, meals.count),
            limit: before,
            remedy: .takeBreak(minutes: 30, part: 30, before: at)
        )
    }
}
