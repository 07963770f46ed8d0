import Attendance
import BeaconKit
import Station

/// A day as a picture: lanes of bars over the hours, all places in percent, so that it fits any width.
struct TimelineView: Sendable {
    struct Bar: Sendable {
        /// A class of the style sheet.
        let kind: String
        let x: String
        let width: String
        let title: String
    }

    struct Dot: Sendable {
        let kind: String
        let x: String
        let title: String
        let isStruck: Bool
    }

    struct Tick: Sendable {
        let x: String
        let label: String
        /// Labels at the edges stay within the picture.
        let anchor: String
        /// Left out where there is little room.
        let isMinor: Bool
    }

    let label: String
    let hint: String
    let lanes: [String]
    let ticks: [Tick]
    let plan: [Bar]
    let presence: [Bar]
    let counted: [Bar]
    let dots: [Dot]
    /// Where now is.
    let now: String?

    /// - Returns: `nil` where there is nothing to draw.
    init?(_ detail: DayDetail, punches: [PunchRow], now: Instant, clock: SiteClock) {
        let t = clock.texts.days
        let sheet = detail.sheet
        let ends = sheet.sessions.flatMap { [$0.start, $0.end ?? min(now, $0.start.adding(microseconds: Self.hour))] }
        let instants =
            sheet.plan.shifts.flatMap { [$0.start, $0.end] } + ends + punches.map(\.at)
            + punches.compactMap(\.correctedTo)
        guard let first = instants.min(), let last = instants.max() else { return nil }
        // Whole hours of the wall's clock.
        let offset = Int64(clock.offset(at: first)) * 1_000_000
        let begin = (first.microseconds + offset - 900_000_000).floored(by: Self.hour) * Self.hour - offset
        let hours = max(4, (last.microseconds + 900_000_000 - begin + Self.hour - 1) / Self.hour)
        let span = hours * Self.hour
        func x(_ instant: Instant) -> Double {
            min(100, max(0, Double(instant.microseconds - begin) / Double(span) * 100))
        }
        func bar(_ kind: String, _ from: Instant, _ to: Instant, _ title: String) -> Bar {
            Bar(kind: kind, x: Self.percent(x(from)), width: Self.percent(max(0.3, x(to) - x(from))), title: title)
        }
        func words(_ from: Instant, _ to: Instant) -> String {
            t.session(clock.time(from, on: sheet.day), clock.time(to, on: sheet.day))
        }
        label = t.timeline
        hint = t.timelineHint
        lanes = [t.lanePlan, t.lanePresence, t.laneCounted, t.lanePunches]
        let step: Int64 = hours > 12 ? 2 : 1
        ticks = stride(from: 0, through: hours, by: Int64.Stride(step)).map { hour in
            let instant = Instant(microseconds: begin + hour * Self.hour)
            return Tick(
                x: Self.percent(x(instant)),
                label: String(clock.time(instant, on: clock.localDay(instant)).prefix { $0 != ":" }),
                anchor: hour == 0 ? "start" : hour == hours ? "end" : "middle",
                isMinor: hour / step % 2 == 1
            )
        }
        plan = sheet.plan.shifts.map { bar("planned", $0.start, $0.end, words($0.start, $0.end)) }
        presence = Self.presence(detail.evidence, until: min(now, sheet.plan.ends)).map {
            bar("heard", $0.start, $0.end, words($0.start, $0.end))
        }
        counted = sheet.sessions.flatMap { session -> [Bar] in
            let end = session.end ?? (session.ending == .open ? now : session.start.adding(microseconds: Self.hour / 4))
            let kind = session.ending == .missing ? "unknown" : "worked"
            return [bar(kind, session.start, end, words(session.start, end))]
                + session.breaks.map { bar("break", $0.start, $0.end, words($0.start, $0.end)) }
        }
        dots = punches.flatMap { row -> [Dot] in
            let title = "\(row.time) \(row.direction)"
            let own = Dot(kind: row.kind, x: Self.percent(x(row.at)), title: title, isStruck: row.isStruck)
            guard let corrected = row.correctedTo else { return [own] }
            let moved = Dot(
                kind: row.kind + " corrected",
                x: Self.percent(x(corrected)),
                title: clock.time(corrected, on: sheet.day),
                isStruck: false
            )
            return [own, moved]
        }
        let isNow = first <= now && now < Instant(microseconds: begin + span)
        self.now = isNow ? Self.percent(x(now)) : nil
    }

    private static let hour: Int64 = 3_600_000_000

    /// From each time that badge or phone brought somebody in to when it was heard no more.
    private static func presence(_ evidence: [DayDetail.Evidence], until end: Instant) -> [Interval] {
        var intervals: [Interval] = []
        var since: Instant?
        for punch in evidence.map(\.punch) where punch.source.isHeard {
            if punch.punch.direction == .out {
                if let start = since { intervals.append(Interval(start, punch.happened)) }
                since = nil
            } else {
                since = since ?? punch.happened
            }
        }
        if let since { intervals.append(Interval(since, end)) }
        return intervals
    }

    /// With two digits after the point, as SVG takes it.
    static func percent(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)%"
    }
}
