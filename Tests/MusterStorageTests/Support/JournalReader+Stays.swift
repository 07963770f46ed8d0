import Attendance
import BeaconKit
import Station

extension JournalReader {
    /// Somebody's last stay by the punches of all chains.
    func latestStay(of id: PersonID, at now: Instant) throws -> LatestStay? { try stays(at: now)[id] }

    /// The last stays of everybody who came lately.
    func stays(at now: Instant) throws -> [PersonID: LatestStay] {
        let roster = try state().roster
        var present = try OnSiteLedger(self, at: now)
        var stays: [PersonID: LatestStay] = [:]
        for person in Array(roster.people.values) + Array(roster.archived.values) {
            stays[person.id] = present.latestStay(of: person, at: now)
        }
        return stays
    }
}
