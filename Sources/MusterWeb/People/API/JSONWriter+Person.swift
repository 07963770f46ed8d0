import Attendance
import BeaconKit

extension JSONWriter {
    /// Somebody of the roster.
    mutating func person(_ person: Person, in roster: Roster) {
        object { json in
            json.members(of: person.number, person.details)
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
