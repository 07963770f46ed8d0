import BeaconKit
import Foundation
import Testing

@Suite("Doors")
struct DoorTests {
    private static let door = Door(id: DoorID(rawValue: 7), inside: Air.receiver(0), outside: Air.receiver(1))

    /// A script with a door: receiver 0 inside, 3 m behind it, and receiver 1 outside, 3 m before it.
    private func script() -> Script {
        var script = Script()
        for receiver in 0...1 { script.engine.place(Air.receiver(receiver), in: Air.room(receiver)) }
        script.engine.declare(Self.door)
        return script
    }

    /// Hears a beacon at a place, in metres inside the door.
    private func hear(_ script: inout Script, at time: Double, inside x: Double, by receivers: [Int] = [0, 1]) {
        for receiver in receivers {
            let away = x - (receiver == 0 ? 3 : -3)
            let level = -60 - 13.5 * log10(away * away + 1)
            script.hear(1, at: time + Double(receiver) * 0.01, by: receiver, rssi: Int8(level))
        }
    }

    @Test("who walks in and out passes twice, in these directions, two seconds late at most, and the room follows")
    func walk() {
        var script = script()
        for index in 0..<600 {
            let time = Double(index) * 0.2
            // In through the door at 20 s, out again at 80 s, at 1.2 m/s, to 8 m on either side.
            let x = time < 50 ? min(8, (time - 20) * 1.2) : max(-8, (80 - time) * 1.2)
            hear(&script, at: time, inside: max(-8, min(8, x)))
        }
        #expect(script.passages.map(\.side) == [.inside, .outside])
        #expect(script.passages.allSatisfy { $0.door == Self.door.id && $0.identity == Air.identity(1) })
        for (passage, moment) in zip(script.passages, [20.0, 80]) {
            #expect((moment...moment + 2).contains(Air.seconds(passage.instant)))
        }
        #expect(script.roomChanges.map(\.room).suffix(2) == [0, 1].map(Air.room))
        #expect(script.engine.side(of: Air.identity(1), at: Self.door.id) == .outside)
    }

    @Test("a car at 18 km/h passes once, though it is in reach for some seconds only")
    func car() {
        var script = script()
        for index in 0..<80 {
            let time = Double(index) * 0.2
            hear(&script, at: time, inside: (time - 8) * 5)
        }
        #expect(script.passages.map(\.side) == [.inside])
    }

    @Test("who comes near from inside and turns back doesn't pass")
    func turnsBack() {
        var script = script()
        for index in 0..<300 {
            hear(&script, at: Double(index) * 0.2, inside: 1.5 + 4 * abs(sin(Double(index) / 40)))
        }
        #expect(script.passages.isEmpty)
        #expect(script.engine.side(of: Air.identity(1), at: Self.door.id) == .inside)
    }

    @Test("heard by one receiver only, a beacon is on its side and passes nothing", arguments: [0, 1])
    func oneSide(receiver: Int) {
        var script = script()
        for index in 0..<100 { hear(&script, at: Double(index) * 0.2, inside: 0, by: [receiver]) }
        #expect(script.passages.isEmpty)
        #expect(script.engine.side(of: Air.identity(1), at: Self.door.id) == (receiver == 0 ? .inside : .outside))
    }

    @Test("a door that was removed is passed by nobody, and a receiver stands at one door only")
    func removed() {
        var script = script()
        let other = Door(id: DoorID(rawValue: 8), inside: Air.receiver(0), outside: Air.receiver(2))
        script.engine.declare(other)
        for index in 0..<100 { hear(&script, at: Double(index) * 0.2, inside: Double(index) / 5 - 10) }
        #expect(script.passages.isEmpty)
        #expect(script.engine.side(of: Air.identity(1), at: Self.door.id) == nil)
        #expect(script.engine.side(of: Air.identity(1), at: other.id) == .inside)
        script.engine.removeDoor(other.id)
        #expect(script.engine.side(of: Air.identity(1), at: other.id) == nil)
    }

    @Test("a door whose sides are the same receiver is none")
    func sameReceiver() {
        var script = Script()
        script.engine.declare(Door(id: DoorID(rawValue: 1), inside: Air.receiver(0), outside: Air.receiver(0)))
        script.hear(1, at: 0)
        #expect(script.engine.side(of: Air.identity(1), at: DoorID(rawValue: 1)) == nil)
    }
}
