import ArgumentParser
import Attendance
import Foundation
import Station

/// A CSV file of people, with the photos beside it.
struct PeopleFile {
    private let sheet: PeopleSheet

    init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ValidationError("\(path) cannot be read.")
        }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        do {
            sheet = try PeopleSheet(csv: String(decoding: data, as: UTF8.self)) { name in
                try Photo(path: folder.appending(path: name).path)
            }
        } catch {
            throw ValidationError("\(path): \(error)")
        }
    }

    var people: [NewPerson] { sheet.people.map(\.person) }

    /// How many rows add somebody, where those may be changed whose number is there.
    func added(to roster: Roster) -> Int {
        sheet.people.count { sheet.outcome(of: $0, in: roster) == .added }
    }

    /// What is wrong, by row.
    func problems(against roster: Roster, isUpdate: Bool) -> [(row: Int, reason: String)] {
        sheet.problems(against: roster, isUpdate: isUpdate).map { ($0.line, "\($0.reason)") }
    }
}
