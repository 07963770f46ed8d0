import Attendance
import BeaconKit
import MusterStorage
import MusterWeb
import Station
import Testing

/// Another station that shares its roster with the one that is tested, which takes it over.
enum OtherStation {
    /// Gives somebody with a number.
    ///
    /// - Returns: whom.
    @discardableResult
    static func give(_ name: String, number: Int, to services: WebServices) async throws -> PersonID {
        let other = try SQLiteJournal()
        try SiteSetup().apply(to: other, at: Fixtures.now, fresh: (BeaconUUID(high: 1, low: 2), "Asia/Shanghai"))
        let person = try RosterCommands(store: other, actor: "tester", source: .supervisor).add(
            number: try #require(PersonNumber(rawValue: number)),
            details: try PersonDetails(name: name),
            at: Fixtures.now
        ).id
        let (own, id) = (try services.sharing.stationID(), try other.stationID())
        let giving = SharingCommands(store: other, actor: "tester", source: .supervisor)
        try giving.set(.giving, .everything, own, at: Fixtures.now)
        let taking = SharingCommands(store: services.sharing, actor: "tester", source: .supervisor)
        try taking.set(.taking, .everything, id, at: Fixtures.now)
        let there = SharingManager(store: other) { Fixtures.now }
        let here = SharingManager(store: services.sharing) { Fixtures.now }
        try await here.catchUp(with: id) { try await there.answer($0, from: own) }
        return person
    }
}
