import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import Station
import SwiftCSV

/// A CSV file of people, with everything that is wrong with it.
struct PeopleFile {
    struct Row {
        /// 1 is the line that names the columns.
        let line: Int
        let person: NewPerson
    }

    private(set) var people: [Row] = []
    private var faults: [String] = []

    private static let columns = ["number", "name", "department", "position", "badge", "photo"]

    init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ValidationError("\(path) cannot be read.")
        }
        guard var text = String(data: data, encoding: .utf8) else {
            throw ValidationError("\(path) is not UTF-8. Save it as “CSV UTF-8”.")
        }
        if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
        let file: CSV<Named>
        do {
            file = try CSV<Named>(string: text)
        } catch {
            throw ValidationError("\(path) is not a CSV file: \(error)")
        }
        let header = file.header.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        for name in ["number", "name"] where !header.contains(name) {
            throw ValidationError("\(path) has no column “\(name)”. Its first line must name the columns.")
        }
        if let unknown = header.first(where: { !Self.columns.contains($0) }) {
            let known = Self.columns.joined(separator: ", ")
            throw ValidationError("\(path) has a column “\(unknown)”. Allowed: \(known).")
        }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        for (index, fields) in file.rows.enumerated() {
            let fields = Dictionary(
                fields.map { ($0.key.trimmingCharacters(in: .whitespaces).lowercased(), $0.value) },
                uniquingKeysWith: { first, _ in first }
            )
            do {
                people.append(Row(line: index + 2, person: try Self.person(fields, folder: folder)))
            } catch {
                faults.append("row \(index + 2): \(error)")
            }
        }
    }

    private static func person(_ fields: [String: String], folder: URL) throws -> NewPerson {
        let given = fields["number", default: ""].trimmingCharacters(in: .whitespaces)
        guard let number = Int(given).flatMap({ PersonNumber(rawValue: $0) }) else {
            throw RosterError.numberOutOfRange(given)
        }
        let details = try PersonDetails(
            name: fields["name", default: ""],
            department: fields["department", default: ""],
            position: fields["position", default: ""]
        )
        let badge = fields["badge", default: ""].trimmingCharacters(in: .whitespaces)
        let photo = fields["photo", default: ""].trimmingCharacters(in: .whitespaces)
        return NewPerson(
            number: number,
            details: details,
            photo: photo.isEmpty ? nil : try Photo(path: folder.appending(path: photo).path),
            badge: badge.isEmpty ? nil : try BeaconIdentity(text: badge)
        )
    }

    /// What is wrong, by row: of the rows themselves, among each other, and against the roster.
    func problems(against roster: Roster) -> [String] {
        var roster = roster
        var problems = faults
        for row in people {
            let id = PersonID()
            do {
                try roster.checkFree(row.person.number)
                if let badge = row.person.badge { try roster.checkFree(badge) }
            } catch {
                problems.append("row \(row.line): \(error)")
                continue
            }
            roster.put(Person(id: id, number: row.person.number, details: row.person.details))
            if let badge = row.person.badge { roster.assign(badge, to: id) }
        }
        return problems
    }
}
