import Attendance
import Foundation
import MusterStorage
import Station
import Testing

@Suite("Somebody's own data at a station that others share with")
struct OwnDataTests {
    @Test("have what another station recorded of them, with its key, and nothing of others")
    func shared() async throws {
        let (first, second) = (try TestStation(), try TestStation())
        try first.record(History.site())
        try second.record(History.site())
        try first.share(with: second)
        try first.edit(7, name: "Mei Lin", isNew: true)
        try first.edit(8, name: "Bo", isNew: true)
        try first.punch(7, .in)
        try first.punch(8, .in)
        try await second.pull(first)
        let snapshot = try await AttendanceRepository(store: second.store).snapshot()
        let person = try #require(snapshot.roster.anyone(History.id(7)))
        let beside = PersonRecord.Beside(accounts: [], accesses: [], actors: ActorNames([:]))
        let bytes = try PersonRecord.bytes(of: person, in: snapshot, from: second.store, beside: beside)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        let entries = try #require(json["entriesOfOtherStations"] as? [[String: Any]])
        #expect(entries.map { $0["kind"] as? String } == ["person-added", "punch"])
        #expect(entries.allSatisfy { $0["station"] as? String == first.id.text })
    }
}
