import Attendance
import BeaconKit

/// Puts one day into words.
struct MonthlySheetDay {
    let sheet: DaySheet
    let maker: MonthlySheetMaker
    /// The numbers of the corrections that are about the day.
    let corrections: [Int]

    private var texts: MonthlySheetTexts { maker.texts }

    var row: MonthlySheet.Row {
        var row = MonthlySheet.Row()
        row.day = maker.name(of: sheet.day)
        row.isFree = sheet.plan.shifts.isEmpty
        row.planned = sheet.plan.shifts.map { "\(maker.wall($0.start).time)–\(maker.wall($0.end).time)" }
        row.stays = stays
        row.breaks = MonthlySheetMaker.hours(sheet.rounded.breaks)
        row.worked = MonthlySheetMaker.hours(sheet.rounded.worked)
        row.overtime = MonthlySheetMaker.hours(sheet.rounded.overtime)
        row.absent = MonthlySheetMaker.hours(sheet.rounded.absent)
        row.remarks = remarks.joined(separator: "; ")
        return row
    }

    /// Stays, and punches that belong to none, in order of time.
    private var stays: [MonthlySheet.Stay] {
        let stays = sheet.sessions.map { session in
            let end = session.end.map(time) ?? (session.ending == .open ? texts.goesOn : texts.missing)
            return (session.start, MonthlySheet.Stay(start: time(session.start), end: end))
        }
        let strays = sheet.strays.map { punch in
            let isStart = punch.direction == .in || punch.direction == .breakEnd
            let shown = time(punch.happened)
            return (
                punch.happened,
                MonthlySheet.Stay(start: isStart ? shown : texts.missing, end: isStart ? texts.missing : shown)
            )
        }
        return (stays + strays).sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// The time of day, with how many days it is after or before the day of the row.
    private func time(_ instant: Instant) -> String {
        let (day, time) = maker.wall(instant)
        let days = day.ordinal - sheet.day.ordinal
        return days == 0 ? time : "\(time) \(days > 0 ? "+" : "−")\(abs(days))"
    }

    private var remarks: [String] {
        var remarks: [String] = []
        if case .expired = sheet.status { remarks.append(texts.expired) }
        if case .pending = sheet.status { remarks.append(texts.notYet) }
        if let holiday = sheet.plan.holiday { remarks.append(holiday.name) }
        for leave in sheet.plan.leaves {
            let word = maker.word(leave.kind)
            remarks.append(
                leave.part == .all ? word : Catalogue.filled(texts.partOfDay, ["kind": word])
            )
        }
        remarks += exceptions
        if !corrections.isEmpty {
            remarks.append(Catalogue.filled(texts.corrected, ["numbers": Self.list(corrections)]))
        }
        return remarks
    }

    /// What must be looked at, each kind once, so that no day is longer than a page.
    private var exceptions: [String] {
        var kinds: [Exception.Kind] = []
        for exception in sheet.exceptions where !kinds.contains(exception.kind) { kinds.append(exception.kind) }
        return kinds.map { kind in
            let all = sheet.exceptions.filter { $0.kind == kind }
            let length = all.reduce(0) { $0 + ($1.length ?? 0) }
            var text = texts.exception(kind)
            if all.count > 1 {
                text = Catalogue.filled(texts.several, ["what": text, "count": "\(all.count)"])
            }
            guard Totals.minutes(length) > 0 else { return text }
            return Catalogue.filled(
                texts.lasting,
                ["what": text, "length": MonthlySheetMaker.clock(length)]
            )
        }
    }

    /// Numbers with those that follow each other drawn together: `1–3, 7`.
    static func list(_ numbers: [Int]) -> String {
        var runs: [ClosedRange<Int>] = []
        for number in numbers.sorted() {
            if let last = runs.last, number <= last.upperBound + 1 {
                runs[runs.count - 1] = last.lowerBound...max(last.upperBound, number)
            } else {
                runs.append(number...number)
            }
        }
        return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
            .joined(separator: ", ")
    }
}
