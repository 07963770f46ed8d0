package import Attendance
package import BeaconKit
import Foundation

/// A table of punches that are to be imported, with everything that is wrong with it.
package struct PunchSheet: Sendable {
    package enum Column: String, CaseIterable, Sendable {
        case number, badge, date, time, direction, key

        /// Reads a column's name, in English or Chinese, whatever the case.
        init?(heading: String) {
            switch heading.trimmingCharacters(in: .whitespacesAndNewlines).lowercased() {
            case "工号", "编号", "员工号": self = .number
            case "卡号": self = .badge
            case "日期", "打卡日期": self = .date
            case "时间", "打卡时间": self = .time
            case "方向", "类型": self = .direction
            case "标识": self = .key
            case let name:
                guard let column = Column(rawValue: name) else { return nil }
                self = column
            }
        }
    }

    /// A punch that is to be imported.
    package struct Row: Hashable, Sendable {
        /// The line of the file on which it begins; 1 is the line that names the columns.
        package let line: Int
        package let number: PersonNumber
        package let direction: Punch.Direction
        package let happened: Instant
        /// Names the punch, so that importing it again makes no second one.
        package let key: String

        /// - Parameter key: what the list calls the punch; `nil` for a name made of what it says.
        init(line: Int, number: PersonNumber, direction: Punch.Direction, happened: Instant, key: String?) {
            self.line = line
            self.number = number
            self.direction = direction
            self.happened = happened
            self.key = key ?? "import \(number) \(direction.rawValue) \(happened.microseconds)"
        }

        /// Whether another row is of the same punch.
        func says(_ other: Row) -> Bool {
            number == other.number && direction == other.direction && happened == other.happened
        }
    }

    /// What is wrong with a row.
    package struct Problem {
        package let line: Int
        package let reason: any Error
    }

    package private(set) var rows: [Row] = []
    package private(set) var faults: [Problem] = []
    /// How many rows say what another row says already: terminals repeat themselves. They are passed over.
    package private(set) var repeated = 0
    /// The lines of times that the clocks showed twice where nothing tells which is meant: the first is taken.
    package private(set) var ambiguous: [Int] = []

    /// - Parameters:
    ///   - text: as spreadsheets write CSV.
    ///   - zones: the site's, for times without an offset.
    ///   - profile: how the system writes from which it comes.
    /// - Throws: ``PunchSheetError`` or ``SheetError`` if there is no sense in looking at single rows.
    package init(csv text: String, zones: ZoneHistory, profile: PunchProfile = .own) throws {
        try CSVTable.checkEncoding(of: text)
        let table = try CSVTable(text)
        guard let header = table.rows.first, table.rows.count > 1 else { throw PunchSheetError.empty }
        let columns = try Self.columns(header.fields, profile)
        var reader = WallTimeReader(zones: zones)
        var readings: [RepeatedHour.Reading] = []
        readings.reserveCapacity(table.rows.count)
        for row in table.rows.dropFirst() {
            do {
                readings.append(try Self.reading(row, columns, profile, &reader))
            } catch {
                faults.append(Problem(line: row.line, reason: error))
            }
        }
        ambiguous = RepeatedHour.resolve(&readings)
        add(readings)
    }

    /// Adds a row for each punch that was read, once.
    private mutating func add(_ readings: [RepeatedHour.Reading]) {
        rows.reserveCapacity(readings.count)
        var known: [String: Int] = [:]
        known.reserveCapacity(readings.count)
        for reading in readings {
            let punch = reading.row
            guard let place = known[punch.key] else {
                known[punch.key] = rows.count
                rows.append(punch)
                continue
            }
            if rows[place].says(punch) {
                repeated += 1
            } else {
                faults.append(Problem(line: punch.line, reason: PunchError.keyReused(punch.key)))
            }
        }
        faults.sort { $0.line < $1.line }
    }

    /// Which column is what; `nil` for those that a profile does not name.
    private static func columns(_ headings: [String], _ profile: PunchProfile) throws -> [Column?] {
        var columns: [Column?] = []
        let named = Set(profile.columns.values)
        for heading in headings {
            let name = heading.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            // What the profile names is that and nothing else.
            let own = Column(heading: heading).flatMap { named.contains($0) ? nil : $0 }
            guard let column = profile.columns[name] ?? own else {
                // The files of terminals have more columns than anybody needs.
                guard !profile.columns.isEmpty else { throw PunchSheetError.unknownColumn(heading) }
                columns.append(nil)
                continue
            }
            guard !columns.contains(column) else { throw SheetError.columnTwice(heading) }
            columns.append(column)
        }
        if !columns.contains(.badge), !columns.contains(.number) { throw SheetError.noColumn(Column.number.rawValue) }
        guard columns.contains(.time) else { throw SheetError.noColumn(Column.time.rawValue) }
        return columns
    }

    private static func reading(
        _ row: CSVTable.Row,
        _ columns: [Column?],
        _ profile: PunchProfile,
        _ reader: inout WallTimeReader
    ) throws -> RepeatedHour.Reading {
        guard row.fields.count <= columns.count || row.fields.dropFirst(columns.count).allSatisfy(\.isEmpty) else {
            throw SheetError.tooManyFields(row.fields.count, columns: columns.count)
        }
        func field(_ column: Column) -> String {
            guard let index = columns.firstIndex(of: column), index < row.fields.count else { return "" }
            let text = row.fields[index]
            let isTrimmed = text.utf8.first.map { $0 > 0x20 } ?? true && text.utf8.last.map { $0 > 0x20 } ?? true
            return isTrimmed ? text : text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        let number = try number(field(.number), badge: field(.badge), profile)
        let direction = try direction(field(.direction), profile)
        let day = field(.date)
        let time = day.isEmpty ? field(.time) : "\(day) \(field(.time))"
        let key = field(.key)
        if key.count > 200 { throw PunchError.badKey }
        func made(_ happened: Instant) -> Row {
            Row(
                line: row.line,
                number: number,
                direction: direction,
                happened: happened,
                key: key.isEmpty ? nil : key
            )
        }
        do {
            return RepeatedHour.Reading(row: made(try instant(time, profile, &reader)))
        } catch WallTimeError.twice {
            return RepeatedHour.Reading(
                row: made(try instant(time, profile, &reader, .first)),
                second: made(try instant(time, profile, &reader, .second))
            )
        }
    }

    /// Whose punch it is: by the number, or by a badge that the profile knows.
    private static func number(_ text: String, badge: String, _ profile: PunchProfile) throws -> PersonNumber {
        if text.isEmpty, !badge.isEmpty {
            guard let number = profile.badges[badge] else { throw PunchSheetError.unknownBadge(badge) }
            return number
        }
        return try Int(text).flatMap(PersonNumber.init(rawValue:)) ?? PersonNumber(typed: text)
    }

    private static func instant(
        _ text: String,
        _ profile: PunchProfile,
        _ reader: inout WallTimeReader,
        _ which: ZoneHistory.Occurrence? = nil
    ) throws -> Instant {
        do {
            if profile.dates == .yearMonthDay { return try reader.instant(text, which) }
        } catch is PunchSheetError {}
        guard let plain = ForeignTime(order: profile.dates).plain(text) else { throw PunchSheetError.badTime(text) }
        do {
            return try reader.instant(plain, which)
        } catch is PunchSheetError {
            throw PunchSheetError.badTime(text)
        }
    }

    private static func direction(_ word: String, _ profile: PunchProfile) throws -> Punch.Direction {
        let word = word.lowercased()
        if let direction = profile.directions[word] { return direction }
        switch word {
        case "", "undirected": return .undirected
        case "in", "上班", "签到": return .in
        case "out", "下班", "签退": return .out
        case "break-begin", "休息": return .breakBegin
        case "break-end", "返回": return .breakEnd
        default: throw PunchSheetError.badDirection(word)
        }
    }
}

/// Why a table of punches cannot be read, or a row of it. The description says what to do.
package enum PunchSheetError: Error, Hashable, Sendable {
    case empty
    case unknownColumn(String)
    case badDirection(String)
    case badTime(String)
    /// No line of the profile says whose it is.
    case unknownBadge(String)
}

extension PunchSheetError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .empty: "The list is empty. The first line must name the columns; each line after it is a punch."
        case .unknownColumn(let name):
            "Unknown column “\(name)”. Allowed: \(PunchSheet.Column.allCases.map(\.rawValue).joined(separator: ", "))."
        case .badDirection(let word):
            "“\(word)” is not a direction. Use in, out, break-begin or break-end, or leave it empty."
        case .badTime(let text):
            "“\(text)” is not a time. Write it like 2026-11-21 09:00, 2026-11-21 09:00:00 or 2026-11-21 09:00+08:00."
        case .unknownBadge(let badge):
            "Nobody has the badge “\(badge)”. Add it to the profile, such as “badges: \(badge)=7”."
        }
    }
}
