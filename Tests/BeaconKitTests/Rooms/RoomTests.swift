import BeaconKit
import Foundation
import TestSupport
import Testing

@Suite("Rooms")
struct RoomTests {
    private func script(rooms: Int = 2) -> Script {
        var script = Script()
        for room in 0..<rooms { script.engine.place(Air.receiver(room), in: Air.room(room)) }
        return script
    }

    @Test("the first room is told with the first sighting, and has no previous one")
    func first() {
        var script = script()
        script.hear(1, at: 0, by: 1)
        #expect(script.roomChanges.map(\.room) == [Air.room(1)])
        #expect(script.roomChanges.map(\.previous) == [nil])
        #expect(script.enters().map(\.room) == [Air.room(1)])
    }

    @Test("a beacon between two rooms stays in one")
    func noBouncing() {
        var script = script()
        var random = SeededGenerator(seed: 5)
        for index in 0..<3_600 {
            for receiver in 0..<2 {
                let rssi = Int8.random(in: -82 ... -76, using: &random)
                script.hear(1, at: Double(index) * 0.5 + Double(receiver) * 0.01, by: receiver, rssi: rssi)
            }
        }
        #expect(script.roomChanges.count == 1)
    }

    @Test("a beacon that is carried to another room is there within seconds")
    func move() throws {
        var script = script()
        for index in 0..<240 {
            let isMoved = index >= 120
            script.hear(1, at: Double(index) * 0.5, by: 0, rssi: isMoved ? -85 : -60)
            script.hear(1, at: Double(index) * 0.5 + 0.01, by: 1, rssi: isMoved ? -60 : -85)
        }
        #expect(script.roomChanges.map(\.room) == [Air.room(0), Air.room(1)])
        let change = try #require(script.roomChanges.last)
        #expect(change.previous == Air.room(0))
        #expect((60.0...62).contains(Air.seconds(change.instant)))
    }

    @Test("reports that come late, over a line that was broken, move nobody back and hold nobody")
    func late() throws {
        var script = script()
        for index in 0..<40 {
            script.hear(1, at: Double(index) * 0.5, by: 0, rssi: -50)
            script.noise(at: Double(index) * 0.5 + 0.01, by: 1)
        }
        // The line to the first room breaks, and the badge is carried to the second.
        script.fallSilent(at: 20, by: 0)
        for index in 0..<240 { script.hear(1, at: 20 + Double(index) * 0.5, by: 1, rssi: -40) }
        #expect(script.roomChanges.map(\.room) == [Air.room(0), Air.room(1)])
        // What the first room heard meanwhile comes in a burst, louder than anything now, while the second hears on.
        for index in 0..<240 {
            let now = 140 + Double(index) * 0.25
            for late in 0..<4 { script.hear(1, at: 20 + Double(index) * 0.1 + Double(late) * 0.02, by: 0, rssi: -30) }
            script.noise(at: now, by: 0)
            if index.isMultiple(of: 2) { script.hear(1, at: now, by: 1, rssi: -40) }
        }
        #expect(script.roomChanges.count == 2)
        #expect(script.engine.presence(of: Air.identity(1))?.lastSeen == Air.instant(199.5))
        #expect(script.exits().isEmpty)
        // Late reports of a beacon that has left make it no present one.
        for index in 0..<240 {
            let now = 200 + Double(index) * 0.5
            script.noise(at: now, by: 0)
            script.noise(at: now, by: 1)
            script.hear(1, at: 100 + Double(index) * 0.1, by: 0, rssi: -45)
        }
        #expect(script.engine.presence(of: Air.identity(1))?.lastSeen == Air.instant(199.5))
    }

    @Test("what is louder elsewhere for a while is a move, and only one")
    func noTurns() {
        var script = script()
        for index in 0..<240 {
            // After a long time in one room, for a while much louder in the other.
            let isMoved = index >= 120
            let time = Double(index) * 0.25
            script.hear(1, at: time, by: 0, rssi: isMoved ? -80 : -50)
            script.hear(1, at: time + 0.01, by: 1, rssi: isMoved ? -65 : -85)
        }
        #expect(script.roomChanges.count == 2)
    }

    @Test("the last room is held while a weak beacon goes unheard, and for one stray reading elsewhere")
    func held() {
        var script = script()
        for second in 0..<300 {
            let time = Double(second)
            if second < 30 || second % 25 == 0 { script.hear(1, at: time, by: 0, rssi: -93) }
            if second == 120 { script.hear(1, at: time + 0.1, by: 1, rssi: -95) }
            script.noise(at: time + 0.2, by: 0)
            script.noise(at: time + 0.3, by: 1)
        }
        #expect(script.roomChanges.count == 1)
        #expect(script.engine.presence(of: Air.identity(1))?.room == Air.room(0))
    }

    @Test("one loud reading elsewhere is a reflection, and no move")
    func reflection() {
        var script = script()
        for index in 0..<600 {
            let time = Double(index) * 0.5
            script.hear(1, at: time, by: 0, rssi: -70)
            script.hear(1, at: time + 0.01, by: 1, rssi: index % 60 == 59 ? -58 : -85)
        }
        #expect(script.roomChanges.count == 1)
    }

    @Test("what another room usually hears where a beacon rests is learned: a body in the way moves nobody")
    func usual() {
        var script = script()
        for index in 0..<2_400 {
            let time = Double(index) * 0.5
            // Every minute somebody stands before the own room's receiver for five seconds.
            let isShadowed = index > 240 && index % 120 < 10
            script.hear(1, at: time, by: 0, rssi: isShadowed ? -76 : -70)
            script.hear(1, at: time + 0.01, by: 1, rssi: -72)
        }
        #expect(script.roomChanges.count == 1)
    }

    @Test("a beacon that walks on through a room is told in each, 2.5 s late at most")
    func walk() {
        var script = script(rooms: 3)
        // Receivers every 8 m, a walk at 1.2 m/s past all of them, after a minute beside the first.
        for index in 0..<400 {
            let time = Double(index) * 0.2
            let x = max(0, min(16, (time - 60) * 1.2))
            for receiver in 0..<3 {
                let away = Double(receiver) * 8 - x
                let level = -60 - 13.5 * log10(away * away + 1)
                script.hear(1, at: time + Double(receiver) * 0.01, by: receiver, rssi: Int8(level))
            }
        }
        let changes = script.roomChanges
        #expect(changes.map(\.room) == [0, 1, 2].map(Air.room))
        // The borders are at 4 and 12 m.
        for (change, border) in zip(changes.dropFirst(), [63.33, 70.0]) {
            #expect((border...border + 2.5).contains(Air.seconds(change.instant)))
        }
    }

    @Test("silence is evidence: who is no longer heard here and weakly elsewhere has gone there")
    func silence() throws {
        var script = script()
        for index in 0..<120 {
            let time = Double(index) * 0.5
            if index < 60 { script.hear(1, at: time, by: 0, rssi: -75) }
            script.noise(at: time + 0.1, by: 0)
            script.hear(1, at: time + 0.2, by: 1, rssi: -90)
        }
        let change = try #require(script.roomChanges.last)
        #expect(change.room == Air.room(1))
        #expect((32.0...48).contains(Air.seconds(change.instant)))
    }

    @Test("the silence of a receiver whose radio is gone is no evidence")
    func silenceWithoutRadio() {
        var script = script()
        for index in 0..<400 {
            let time = Double(index) * 0.5
            if index < 60 { script.hear(1, at: time, by: 0, rssi: -75) }
            if index == 60 { script.fallSilent(at: time, by: 0) }
            script.hear(1, at: time + 0.2, by: 1, rssi: -85)
        }
        #expect(script.roomChanges.count == 1)
    }

    @Test("several receivers can stand in one room")
    func sharedRoom() {
        var script = Script()
        for receiver in 0..<4 { script.engine.place(Air.receiver(receiver), in: Air.room(receiver / 2)) }
        for index in 0..<200 {
            let strong = index / 50 % 2
            for receiver in 0..<4 {
                let rssi: Int8 = receiver == strong ? -60 : -80
                script.hear(1, at: Double(index) * 0.5 + Double(receiver) * 0.01, by: receiver, rssi: rssi)
            }
        }
        #expect(script.roomChanges.map(\.room) == [Air.room(0)])
    }
}
