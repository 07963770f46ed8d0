import Attendance
import BeaconKit
import Station

extension HoursChart {
    private static let hour: Int64 = 3_600_000_000

    /// How many people were on site in each hour of a day, and how many were planned.
    ///
    /// - Parameter now: until when whoever has not left is on site.
    /// - Returns: `nil` where nobody was on site and nobody was planned.
    init?(presenceOf people: [PersonDays], now: Instant, clock: SiteClock) {
        let sheets = people.flatMap(\.days)
        let present = sheets.map { sheet in
            sheet.sessions.map { ($0.start, max($0.start, min(now, $0.end ?? now))) }
        }
        let planned = sheets.map { sheet in sheet.plan.shifts.map { ($0.start, $0.end) } }
        let instants = (present + planned).joined()
        guard let first = instants.map(\.0).min(), let last = instants.map(\.1).max() else { return nil }
        // Whole hours of the wall's clock.
        let offset = Int64(clock.offset(at: first)) * 1_000_000
        let begin = (first.microseconds + offset).floored(by: Self.hour) * Self.hour - offset
        let count = Int(min(48, max(1, (last.microseconds - begin + Self.hour - 1) / Self.hour)))
        /// Those who have an interval that touches an hour.
        func counted(_ all: [[(Instant, Instant)]], in place: Int) -> Int64 {
            let start = begin + Int64(place) * Self.hour
            return Int64(
                all.count { own in
                    own.contains { $0.0.microseconds < start + Self.hour && $0.1.microseconds > start }
                }
            )
        }
        let texts = clock.texts
        func name(_ place: Int) -> String {
            let instant = Instant(microseconds: begin + Int64(place) * Self.hour)
            return clock.time(instant, on: clock.localDay(instant))
        }
        self.init(
            title: texts.sheets.presence,
            hint: texts.sheets.presenceHint,
            headings: [texts.sheets.hour, texts.onSite, texts.attendance.expected],
            values: (0..<count).map { place in
                Value(
                    done: counted(present, in: place),
                    due: counted(planned, in: place),
                    label:
                        "\(CivilTime(Instant(microseconds: begin + Int64(place) * Self.hour), offset: Int(offset / 1_000_000)).hour)",
                    name: name(place)
                )
            },
            unit: 1,
            texts: texts,
            words: { "\($0)" },
            scale: { "\($0)" }
        )
    }
}
