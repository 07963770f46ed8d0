import BeaconKit
import Testing

@Suite("Chances of rooms")
struct RoomChanceTests {
    /// Hears a beacon for ten seconds at these levels, one for each room.
    private func chances(_ levels: [Int8], silence: Double = 0) -> [UInt16: Double] {
        var script = Script()
        for room in levels.indices { script.engine.place(Air.receiver(room), in: Air.room(room)) }
        for index in 0..<40 {
            for (room, level) in levels.enumerated() {
                script.hear(1, at: Double(index) * 0.25 + Double(room) * 0.01, by: room, rssi: level)
            }
        }
        script.advance(to: 10 + silence)
        var chances: [UInt16: Double] = [:]
        script.engine.forEachRoomChance(of: Air.identity(1)) { chances[$0.rawValue, default: 0] += $1 }
        return chances
    }

    @Test("they add up to one, and the loudest room is the likeliest")
    func sum() throws {
        let chances = chances([-60, -66, -75])
        #expect(chances.count == 3)
        #expect(abs(chances.values.reduce(0, +) - 1) < 1e-9)
        let all = try [0, 1, 2].map { try #require(chances[$0]) }
        #expect(all == all.sorted(by: >))
    }

    @Test("a beacon between two rooms may be in either, one far from the other is not there")
    func uncertainty() throws {
        let between = try #require(chances([-70, -70])[0])
        #expect((0.5...0.75).contains(between))
        let clear = try #require(chances([-60, -85])[0])
        #expect(clear > 0.98)
    }

    @Test("unheard, it is where it was last; unknown, nowhere")
    func unheard() {
        #expect(chances([-70, -70], silence: 20) == [0: 1])
        var calls = 0
        PresenceEngine().forEachRoomChance(of: Air.identity(1)) { _, _ in calls += 1 }
        #expect(calls == 0)
    }

    @Test("a room with two receivers counts once")
    func sharedRoom() throws {
        var script = Script()
        for receiver in 0..<3 { script.engine.place(Air.receiver(receiver), in: Air.room(min(receiver, 1))) }
        for index in 0..<40 {
            for receiver in 0..<3 { script.hear(1, at: Double(index) * 0.25, by: receiver, rssi: -70) }
        }
        var chances: [UInt16: [Double]] = [:]
        script.engine.forEachRoomChance(of: Air.identity(1)) { chances[$0.rawValue, default: []].append($1) }
        #expect(chances.values.allSatisfy { $0.count == 1 })
        #expect(chances.count == 2)
    }
}
