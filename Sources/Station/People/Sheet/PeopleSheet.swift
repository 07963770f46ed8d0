package import Attendance
import BeaconKit
import Foundation

/// A table of people who are to be added, with everything that is wrong with it.
package struct PeopleSheet {
    package enum Column: String, CaseIterable, Sendable {
        case number, name, department, position, badge, photo

        /// Reads a column's name, in English or Chinese, whatever the case.
        init?(heading: String) {
            switch heading.trimmingCharacters(in: .whitespacesAndNewlines).lowercased() {
            case "工号", "编号", "员工号": self = .number
            case "姓名", "名字": self = .name
            case "部门", "单位": self = .department
            case "职位", "职务", "岗位": self = .position
            case "胸牌", "工牌", "信标": self = .badge
            case "照片": self = .photo
            case let name:
                guard let column = Column(rawValue: name) else { return nil }
                self = column
            }
        }
    }

    package struct Row: Sendable {
        /// The line of the file on which it begins; 1 is the line that names the columns.
        package let line: Int
        package let person: NewPerson
    }

    /// What is wrong with a row: a ``SheetError``, a ``RosterError``, or what reading the photo threw.
    package struct Problem {
        package let line: Int
        package let reason: any Error
    }

    package private(set) var people: [Row] = []
    private var faults: [Problem] = []

    /// - Parameters:
    ///   - text: as spreadsheets write CSV.
    ///   - readPhoto: gets a photo by the name of its file.
    /// - Throws: ``SheetError`` if there is no sense in looking at single rows.
    package init(csv text: String, readPhoto: (String) throws -> Photo?) throws(SheetError) {
        try CSVTable.checkEncoding(of: text)
        let table = try CSVTable(text)
        guard let header = table.rows.first else { throw .empty }
        let columns = try Self.columns(header.fields)
        guard table.rows.count > 1 else { throw .empty }
        for row in table.rows.dropFirst() {
            do {
                people.append(Row(line: row.line, person: try Self.person(row, columns, readPhoto)))
            } catch {
                faults.append(Problem(line: row.line, reason: error))
            }
        }
    }

    private static func columns(_ headings: [String]) throws(SheetError) -> [Column] {
        var columns: [Column] = []
        for heading in headings {
            guard let column = Column(heading: heading) else { throw .unknownColumn(heading) }
            guard !columns.contains(column) else { throw .columnTwice(heading) }
            columns.append(column)
        }
        for needed in [Column.number, .name] where !columns.contains(needed) { throw .noColumn(needed.rawValue) }
        return columns
    }

    private static func person(
        _ row: CSVTable.Row,
        _ columns: [Column],
        _ readPhoto: (String) throws -> Photo?
    ) throws -> NewPerson {
        // Else a comma in a name would push everything after it one column further, unseen.
        guard row.fields.count <= columns.count || row.fields.dropFirst(columns.count).allSatisfy(\.isEmpty) else {
            throw SheetError.tooManyFields(row.fields.count, columns: columns.count)
        }
        let fields = Dictionary(uniqueKeysWithValues: zip(columns, row.fields))
        func field(_ column: Column) -> String {
            fields[column, default: ""].trimmingCharacters(in: .whitespacesAndNewlines)
        }
        let number = try PersonNumber(typed: field(.number))
        let details = try PersonDetails(
            name: field(.name),
            department: field(.department),
            position: field(.position)
        )
        let badge = field(.badge)
        let photo = field(.photo)
        return NewPerson(
            number: number,
            details: details,
            photo: photo.isEmpty ? nil : try readPhoto(photo),
            badge: badge.isEmpty ? nil : try BeaconIdentity(text: badge)
        )
    }

    /// What becomes of a row that changes those who are there already.
    package enum Outcome: Hashable, Sendable {
        case added
        /// As they were.
        case changed(Person)
        case unchanged
    }

    /// What a row changes where it may change whoever has its number.
    package func outcome(of row: Row, in roster: Roster) -> Outcome {
        guard let known = roster.anyone(number: row.person.number) else { return .added }
        let hasNewBadge = row.person.badge.map { roster.badges[$0] != known.id } ?? false
        let isSame = known.details == row.person.details && !hasNewBadge && row.person.photo == nil
        return isSame ? .unchanged : .changed(known)
    }

    /// What is wrong, by line: of the rows themselves, among each other, and against the roster.
    ///
    /// - Parameter isUpdate: whoever has a number already is changed. A number stands in one row only all the same.
    package func problems(against roster: Roster, isUpdate: Bool = false) -> [Problem] {
        let before = roster
        var seen: Set<PersonNumber> = []
        var roster = roster
        var problems = faults
        for row in people {
            do {
                let known = isUpdate ? before.anyone(number: row.person.number) : nil
                if !seen.insert(row.person.number).inserted || known == nil { try roster.checkFree(row.person.number) }
                if let badge = row.person.badge, known == nil || roster.badges[badge] != known?.id {
                    try roster.checkFree(badge)
                }
                if let known {
                    if let badge = row.person.badge { roster.assign(badge, to: known.id) }
                    continue
                }
            } catch {
                problems.append(Problem(line: row.line, reason: error))
                continue
            }
            let id = PersonID()
            roster.put(Person(id: id, number: row.person.number, details: row.person.details))
            if let badge = row.person.badge { roster.assign(badge, to: id) }
        }
        return problems.sorted { $0.line < $1.line }
    }
}
