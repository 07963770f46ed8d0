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
                if !sheet.people.isEmpty { random.accept() }
            } else {
                let sheet = try PunchSheet(csv: text, zones: zones)
                _ = sheet.faults.map { "\($0.reason)" }
                if !sheet.rows.isEmpty { random.accept() }
            }
        } catch is SheetError {
        } catch is PunchSheetError {}
    }
}
