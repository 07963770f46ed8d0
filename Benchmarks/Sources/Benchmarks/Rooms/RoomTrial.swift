import BeaconKit
import Foundation
import TestSupport

/// A synthetic recording: a beacon's sightings, and the room in which it truly was, second by second.
struct RoomTrial {
    typealias Point = SyntheticAir.Point

    private(set) var sightings: [Sighting] = []
    /// The true room at each second from the first sighting on.
    private(set) var truth: [UInt16] = []

    static let identity = BeaconIdentity(uuid: BeaconUUID(high: 1, low: 1), major: 1, minor: 1)
    private static let start: Int64 = 1_700_000_000_000_000

    static func instant(_ seconds: Double) -> Instant {
        Instant(microseconds: start + Int64(seconds * 1_000_000))
    }

    /// - Parameters:
    ///   - position: Where the beacon is at a second, and where its wearer looks.
    ///   - shadow: What others take away at a second from a receiver's level, in dB.
    private init(
        _ air: SyntheticAir,
        seconds: Double,
        position: (Double) -> (Point, Double),
        room: (Point) -> UInt16,
        shadow: (Double, Int) -> Double = { _, _ in 0 },
        _ random: inout SeededGenerator
    ) {
        var time = Double.random(in: 0..<1 / air.rate, using: &random)
        while time < seconds {
            let (point, heading) = position(time)
            for receiver in air.receivers.indices {
                let shadow = shadow(time, receiver)
                guard
                    let rssi = air.reading(receiver, at: point, heading: heading, shadow: shadow, &random)
                else { continue }
                sightings.append(
                    Sighting(
                        identity: Self.identity,
                        measuredPower: -59,
                        rssi: rssi,
                        receiver: ReceiverID(rawValue: UInt16(receiver)),
                        instant: Self.instant(time)
                    )
                )
            }
            time += 1 / air.rate + .random(in: 0...0.01, using: &random)
        }
        truth = (0..<Int(seconds)).map { room(position(Double($0)).0) }
    }

    private static func side(_ point: Point) -> UInt16 { point.x < 0 ? 0 : 1 }

    /// Four minutes of somebody who goes through a door to and fro and stays for 5 to 40 s on either side.
    static func door(_ random: inout SeededGenerator) -> RoomTrial {
        var here = Point(x: .random(in: 2...8, using: &random), y: .random(in: -3...3, using: &random))
        var points: [(time: Double, point: Point)] = [(0, here)]
        var time = 0.0
        var side = 1.0
        while time < 240 {
            time += .random(in: 5...40, using: &random)
            points.append((time, here))
            let speed = Double.random(in: 0.8...1.6, using: &random)
            let door = Point(x: 0, y: .random(in: -0.4...0.4, using: &random))
            time += (door - here).length / speed
            points.append((time, door))
            side = -side
            here = Point(x: side * .random(in: 1.5...10, using: &random), y: .random(in: -4...4, using: &random))
            time += (here - door).length / speed
            points.append((time, here))
        }
        let places = [-1.0, 1].map {
            Point(x: $0 * .random(in: 1.5...4, using: &random), y: .random(in: -1...1, using: &random))
        }
        let air = SyntheticAir(
            receivers: places,
            wall: .random(in: 2...8, using: &random),
            body: .random(in: 4...12, using: &random),
            rates: [1, 2, 3, 5, 10],
            &random
        )
        return RoomTrial(air, seconds: 240, position: { position(points, $0) }, room: Self.side, &random)
    }

    /// A car that comes from 40 m, perhaps waits at the gate, and drives on for 40 m, at 5 to 18 km/h.
    static func gate(_ random: inout SeededGenerator) -> RoomTrial {
        let speed = Double.random(in: 1.5...5, using: &random)
        let wait = Bool.random(using: &random) ? 0 : Double.random(in: 2...12, using: &random)
        let way = Bool.random(using: &random) ? 1.0 : -1
        let stop = Double.random(in: 3...6, using: &random)
        let arrival = (40 - stop) / speed
        let end = arrival + wait + (40 + stop) / speed
        let points = [(0.0, -40.0), (arrival, -stop), (arrival + wait, -stop), (end, 40)].map {
            (time: $0.0, point: Point(x: $0.1 * way, y: 0))
        }
        let apart = Double.random(in: 3...8, using: &random)
        let aside = Double.random(in: 2...4, using: &random)
        let air = SyntheticAir(
            receivers: [Point(x: -apart, y: aside), Point(x: apart, y: aside)],
            wall: 0,
            body: .random(in: 4...10, using: &random),
            rates: [3, 5, 10],
            power: -59,
            &random
        )
        return RoomTrial(air, seconds: end, position: { position(points, $0) }, room: Self.side, &random)
    }

    /// A quarter of an hour of somebody who sits and now and then turns, while others walk past.
    static func rest(_ random: inout SeededGenerator) -> RoomTrial {
        let all =
            [-1.0, 1].map {
                Point(x: $0 * .random(in: 1...6, using: &random), y: .random(in: -4...4, using: &random))
            } + [Point(x: -3, y: 9), Point(x: 3, y: 9)]
        let seat = Point(x: .random(in: -5 ... -0.7, using: &random), y: .random(in: -3...3, using: &random))
        var turns: [(time: Double, point: Point, heading: Double)] = []
        var time = 0.0
        var heading = Double.random(in: 0...(2 * .pi), using: &random)
        while time < 900 {
            let moved = Point(x: seat.x + random.normal(0, 0.05), y: seat.y + random.normal(0, 0.05))
            turns.append((time, moved, heading))
            heading += random.normal(0, 1)
            time += -60 * log(.random(in: 1e-9..<1, using: &random))
        }
        var shadows: [(span: ClosedRange<Double>, receiver: Int, loss: Double)] = []
        time = 0
        while time < 900 {
            time += -40 * log(.random(in: 1e-9..<1, using: &random))
            shadows.append(
                (
                    time...(time + .random(in: 1...8, using: &random)), .random(in: 0..<4, using: &random),
                    .random(in: 3...10, using: &random)
                )
            )
        }
        let air = SyntheticAir(
            receivers: Array(all.prefix(.random(in: 2...4, using: &random))),
            wall: .random(in: 3...8, using: &random),
            body: .random(in: 0...10, using: &random),
            rates: [1, 2, 3, 5, 10],
            &random
        )
        return RoomTrial(
            air,
            seconds: 900,
            position: { second in
                let turn = turns.last { $0.time <= second } ?? turns[0]
                return (turn.point, turn.heading)
            },
            room: { _ in 0 },
            shadow: { second, receiver in
                shadows.reduce(0) { $0 + ($1.receiver == receiver && $1.span.contains(second) ? $1.loss : 0) }
            },
            &random
        )
    }

    /// Where somebody is who goes from point to point, and where they look: ahead, or where they last went.
    private static func position(_ points: [(time: Double, point: Point)], _ time: Double) -> (Point, Double) {
        let next = max(1, points.firstIndex { $0.time > time } ?? points.count - 1)
        let (from, to) = (points[next - 1], points[next])
        let share = to.time > from.time ? min(1, (time - from.time) / (to.time - from.time)) : 1
        let way = to.point - from.point
        let here = Point(x: from.point.x + share * way.x, y: from.point.y + share * way.y)
        var leg = next
        while leg > 1, (points[leg].point - points[leg - 1].point).length < 1e-9 { leg -= 1 }
        return (here, (points[leg].point - points[leg - 1].point).angle)
    }
}
