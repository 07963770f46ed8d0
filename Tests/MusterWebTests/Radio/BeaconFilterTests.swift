import Attendance
import BeaconKit
import MusterWeb
import Station
import Testing

@Suite("Choosing and ordering beacons")
struct BeaconFilterTests {
    private static func beacons() throws -> [HeardBeacon] {
        var beacons = try [
            (1, -60, 2.0), (2, -50, 1.0), (3, -70, 4.0),
        ].map { try BeaconPageTests.beacon($0, rssi: $1, meters: $2) }
        beacons[2].distance = .unknown
        let number = try #require(PersonNumber(rawValue: 7))
        beacons[0].owner = .badge(.init(id: PersonID(rawValue: "p"), number: number, name: "Mei Lin"))
        beacons[1].room = "Kitchen"
        beacons.append(
            HeardBeacon(
                identity: BeaconIdentity(uuid: BeaconUUID(high: 1, low: 2), major: 5, minor: 4),
                rssi: -90,
                receiver: nil,
                room: nil,
                lastSeen: Fixtures.now.adding(microseconds: -30_000_000)
            )
        )
        return beacons
    }

    private static func minors(_ fields: [String: String]) throws -> [UInt16] {
        BeaconFilter { fields[$0] }.apply(to: try beacons()).map(\.identity.minor)
    }

    @Test(
        "a region and words choose",
        arguments: [
            ([:], [4, 1, 2, 3]), (["uuid": Fixtures.uuid], [1, 2, 3]), (["uuid": "f7826da6-4fa2"], [1, 2, 3]),
            (["uuid": "0000"], [4]), (["uuid": "F7826DA64FA24E988024BC5B71E0893E"], [1, 2, 3]),
            (["uuid": Fixtures.uuid, "major": "4", "minor": "2"], [2]), (["major": "5"], [4]),
            (["minor": "9"], []), (["q": "mei"], [1]), (["q": "KITCHEN hall"], [2]), (["q": "7 lin"], [1]),
            (["uuid": "zz"], [4, 1, 2, 3]),
        ] as [([String: String], [UInt16])]
    )
    func choosing(fields: [String: String], minors: [UInt16]) throws {
        #expect(try Self.minors(fields) == minors)
    }

    @Test(
        "every column orders, and what is not known comes last both ways",
        arguments: [
            ("rssi", "", [4, 3, 1, 2]), ("rssi", "down", [2, 1, 3, 4]), ("distance", "", [2, 1, 4, 3]),
            ("distance", "down", [1, 2, 4, 3]), ("room", "", [1, 3, 2, 4]), ("owner", "", [1, 4, 2, 3]),
            ("minor", "down", [4, 3, 2, 1]), ("major", "down", [4, 1, 2, 3]), ("heard", "", [1, 2, 3, 4]),
            ("heard", "down", [4, 1, 2, 3]), ("nonsense", "", [4, 1, 2, 3]),
        ] as [(String, String, [UInt16])]
    )
    func ordering(column: String, order: String, minors: [UInt16]) throws {
        #expect(try Self.minors(["sort": column, "order": order]) == minors)
    }

    @Test("what was chosen can be put in an address, and is read from it again")
    func address() {
        let filter = BeaconFilter { ["uuid": "F7", "q": "张 &=", "sort": "rssi", "order": "down"][$0] }
        let query = filter.query()
        #expect(query == "uuid=F7&q=%E5%BC%A0%20%26%3D&sort=rssi&order=down")
        let form = Form(body: Array(query.utf8))
        #expect(BeaconFilter { form[$0] } == filter)
    }

    @Test("a browser is told what is new to it, and nothing when nothing is")
    func changes() {
        func text(_ json: [UInt8]?) -> String { String(decoding: json ?? [], as: UTF8.self) }
        var changes = BeaconChanges()
        let first = changes.update(rows: [("a", "A"), ("b", "B")], count: "2")
        #expect(text(first) == #"{"count":"2","order":["a","b"],"rows":{"a":"A","b":"B"}}"#)
        let none = changes.update(rows: [("a", "A"), ("b", "B")], count: "2")
        #expect(none == nil)
        let second = changes.update(rows: [("a", "A2"), ("b", "B")], count: "2")
        #expect(text(second) == #"{"count":"2","rows":{"a":"A2"}}"#)
        let third = changes.update(rows: [("b", "B")], count: "1")
        #expect(text(third) == #"{"count":"1","order":["b"],"rows":{}}"#)
        // One that comes back is written anew.
        let fourth = changes.update(rows: [("b", "B"), ("a", "A2")], count: "2")
        #expect(text(fourth) == #"{"count":"2","order":["b","a"],"rows":{"a":"A2"}}"#)
    }
}
