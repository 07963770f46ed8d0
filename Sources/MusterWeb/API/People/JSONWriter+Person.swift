import Attendance
import BeaconKit

extension JSONWriter {
    /// Somebody of the roster.
    mutating func person(_ person: Person, in roster: Roster) {
        object { json in
            json.key("number")
            json.integer(person.number.rawValue)
            json.key("name")
            json.string(person.details.name)
            json.key("department")
            json.string(person.details.department)
            json.key("position")
            json.string(person.details.position)
            json.key("archived")
            json.boolean(roster.archived[person.id] != nil)
            json.key("photo")
            json.string(person.photo.map { PhotoRoute.address($0) })
            json.key("badges")
            json.array(roster.badges(of: person.id).sorted()) { $0.string($1.description) }
            json.key("version")
            json.string(person.version)
        }
    }
}
