import Attendance
import BeaconKit
import MusterStorage
import Station

/// Tables of people and of punches that somebody imports.
struct SheetBoundary: Boundary {
    static let casesTogether: UInt64 = 5_000

    private static let people = """
        number,name,department,position,badge
        11,Dan,Design,Engineer,F7826DA6-4FA2-4E98-8024-BC5B71E0893E:1:11
        12,"Eva ""E."" Ng",,,
        13,李雷,设计部,,
        """
    private static let punches = """
        number;time;direction;key
        7;2026-03-03 09:00;in;a
        8;2026-03-03T17:30:15.25+01:00;out;b
        7;2026-03-29 02:30;break-begin;
        """

    private let roster: Roster
    private let zones: ZoneHistory

    init(_ random: inout FuzzCase) throws {
        let journal = try SQLiteJournal()
        try SmallOffice.furnish(journal)
        roster = try journal.state().roster
        zones = ZoneHistory(try ZoneClock("Europe/Berlin"))
    }

    mutating func take(_ random: inout FuzzCase) throws {
        let isOfPeople = random.once(in: 2)
        var text = isOfPeople ? Self.people : Self.punches
        if random.once(in: 60), let line = text.split(separator: "\n").last {
            text += "\n" + Array(repeating: String(line), count: random.number(500...3_000)).joined(separator: "\n")
        }
        if !random.once(in: 8) { text = random.mutated(text) }
        do {
            if isOfPeople {
                let sheet = try PeopleSheet(csv: text) { name in try Photo(bytes: Array(name.utf8)) }
                _ = sheet.problems(against: roster).map { "\($0.reason)" }
                try Self.check(sheet.people.map(\.line), sheet.problems(against: Roster()).map(\.line), in: text)
                if !sheet.people.isEmpty { random.accept() }
            } else {
                let sheet = try PunchSheet(csv: text, zones: zones)
                let faults = sheet.faults
                _ = faults.map { "\($0.reason)" }
                try Self.check(sheet.rows.map(\.line), faults.map(\.line), in: text)
                try FuzzFailure.unless(
                    Set(faults.map(\.line)).isDisjoint(with: sheet.rows.map(\.line)),
                    "a line is taken, and is wrong"
                )
                let isKeyed = sheet.rows.allSatisfy { (1...200).contains($0.key.count) }
                try FuzzFailure.unless(isKeyed, "a punch whose key is empty, or too long")
                if !sheet.rows.isEmpty { random.accept() }
            }
        } catch is SheetError {
        } catch is PunchSheetError {}
    }

    /// What is taken is in the order of the lines, and everything is said of a line that is there.
    private static func check(_ taken: [Int], _ wrong: [Int], in text: String) throws {
        let lines = text.unicodeScalars.count { $0 == "\n" || $0 == "\r" } + 1
        try FuzzFailure.unless(
            zip(taken, taken.dropFirst()).allSatisfy { $0 < $1 },
            "lines are taken in another order, or twice: \(taken)"
        )
        try FuzzFailure.unless(
            (taken + wrong).allSatisfy { (1...lines).contains($0) },
            "line \((taken + wrong).max() ?? 0) of \(lines)"
        )
    }
}
