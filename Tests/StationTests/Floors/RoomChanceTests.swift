import Attendance
import BeaconKit
import Station
import Testing

@Suite("Rooms of which it is not sure which one it is")
struct RoomChanceTests {
    private static func chances(_ text: String) -> [(room: String, chance: Double)] {
        text.split(separator: " ").map { part in
            let pair = part.split(separator: "=")
            return (String(pair[0]), Double(pair[1]) ?? 0)
        }
    }

    private static func shown(_ text: String) -> [RoomChance] {
        chances(text).map { RoomChance(room: $0.room, percent: Int($0.chance)) }
    }

    @Test(
        "are named, or not",
        arguments: [
            ("A=1", "", ""),
            ("A=0.8 B=0.2", "", ""),
            ("A=0.7 B=0.3", "", "A=70 B=30"),
            ("B=0.3 A=0.7", "", "A=70 B=30"),
            ("A=0.5 B=0.5", "", "A=50 B=50"),
            ("B=0.5 A=0.5", "", "A=50 B=50"),
            // What was named stays until it is unlikely.
            ("A=0.8 B=0.2", "A=70 B=30", "A=80 B=20"),
            ("A=0.9 B=0.1", "A=70 B=30", ""),
            // Small changes are none.
            ("A=0.76 B=0.24", "A=70 B=30", "A=70 B=30"),
            ("A=0.64 B=0.36", "A=70 B=30", "A=70 B=30"),
            ("A=0.6 B=0.4", "A=70 B=30", "A=60 B=40"),
            // The least likely are left out, and the others share it.
            ("A=0.5 B=0.3 C=0.1 D=0.1", "", "A=60 B=40"),
            ("A=0.34 B=0.33 C=0.33", "", "A=40 B=30 C=30"),
            ("A=0.25 B=0.25 C=0.25 D=0.25", "", "A=40 B=30 C=30"),
            // A room with two receivers, and one that comes to it.
            ("A=0.4 B=0.3 A=0.3", "", "A=70 B=30"),
            ("A=0.5 B=0.25 C=0.25", "A=70 B=30", "A=40 B=30 C=30"),
            ("", "", ""), ("", "A=70 B=30", ""),
        ]
    )
    func named(chances: String, shown: String, expected: String) {
        let named = RoomChance.doubtful(among: Self.chances(chances), after: Self.shown(shown))
        #expect(named.map { "\($0.room)=\($0.percent)" }.joined(separator: " ") == expected)
        #expect(named.isEmpty || named.reduce(0) { $0 + $1.percent } == 100)
    }

    @Test("are on the board while somebody is heard as well in two rooms, and not when one is clearly louder")
    func live() async throws {
        var script = try await StationScript()
        let kitchen = await script.station.attach(Adapter(index: 1, address: "00:1A:7D:DA:71:13"))
        try await ReceiverCommands(store: script.store, actor: "test", source: .supervisor).place(
            ReceiverPlacement(receiver: "00:1A:7D:DA:71:13", name: "Stick", room: "Kitchen"),
            among: script.station.receiverReports(),
            at: script.now
        )
        await script.station.rosterChanged()
        try await script.add(7, "Mei Lin")
        script.near[7] = -60
        await script.run(10)
        #expect(await script.person(7)?.chances == [])
        script.alsoNear[kitchen] = [7: -61]
        await script.run(10)
        let person = try #require(await script.person(7))
        #expect(person.room == "Entrance")
        #expect(Set(person.chances.map(\.room)) == ["Entrance", "Kitchen"])
        #expect(person.chances.reduce(0) { $0 + $1.percent } == 100)
        script.alsoNear = [:]
        await script.run(10)
        #expect(await script.person(7)?.chances == [])
        #expect(await script.person(7)?.room == "Entrance")
    }
}
