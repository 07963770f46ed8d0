import Foundation
import TestSupport

/// The air around one beacon and some receivers, from physics: path loss, a wall, the wearer's body, slow shadowing, and
/// fading that differs between the three advertising channels and with every few centimetres.
///
/// The wall is the plane x = 0, with an open door of 1.2 m at y = 0. Everything is drawn from one seeded generator, so a
/// run can be repeated.
struct SyntheticAir {
    struct Point {
        var x: Double
        var y: Double

        static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
        var length: Double { (x * x + y * y).squareRoot() }
        var angle: Double { atan2(y, x) }
    }

    /// Cosine waves over the floor that add up to something like noise, but the same at the same place.
    private struct Waves {
        private var waves: [(x: Double, y: Double, phase: Double)] = []

        /// - Parameter scale: How many metres lie between places that differ.
        init(scale: Double, _ random: inout SeededGenerator) {
            for _ in 0..<12 {
                waves.append(
                    (
                        random.normal(0, 1 / scale), random.normal(0, 1 / scale),
                        .random(in: 0...(2 * .pi), using: &random)
                    )
                )
            }
        }

        /// About 0, with a standard deviation of 1.
        func value(_ p: Point) -> Double {
            waves.reduce(0) { $0 + cos($1.x * p.x + $1.y * p.y + $1.phase) } * (2.0 / 12).squareRoot()
        }
    }

    let receivers: [Point]
    /// What the wall and the body take away, in dB.
    let wall: Double
    let body: Double
    /// Advertisements per second, and the share that is lost by each receiver.
    let rate: Double
    let loss: Double
    private let exponent: Double
    private let power: Double
    private let offsets: [Double]
    private let shadows: [Waves]
    private let depth: Double
    private let fades: [[(Waves, Waves)]]

    init(
        receivers: [Point],
        wall: Double,
        body: Double,
        rates: [Double],
        power: Double = -62,
        _ random: inout SeededGenerator
    ) {
        self.receivers = receivers
        self.wall = wall
        self.body = body
        rate = rates.randomElement(using: &random) ?? 1
        loss = .random(in: 0.1...0.5, using: &random)
        exponent = .random(in: 2...3, using: &random)
        self.power = random.normal(power, 4)
        offsets = receivers.map { _ in random.normal(0, 2.5) }
        shadows = receivers.map { _ in Waves(scale: 2, &random) }
        depth = .random(in: 2...4, using: &random)
        fades = receivers.map { _ in
            (0..<3).map { _ in (Waves(scale: 0.06, &random), Waves(scale: 0.06, &random)) }
        }
    }

    /// What a receiver measures of one advertisement, in dBm; `nil` if it misses it.
    ///
    /// - Parameters:
    ///   - point: Where the beacon is.
    ///   - heading: Where its wearer looks.
    ///   - shadow: What others who stand in the way take away, in dB.
    func reading(
        _ receiver: Int,
        at point: Point,
        heading: Double,
        shadow: Double,
        _ random: inout SeededGenerator
    ) -> Int8? {
        let place = receivers[receiver]
        let way = place - point
        let distance = (way.length * way.length + 1).squareRoot()
        var level = power + offsets[receiver] - 10 * exponent * log10(distance)
        if (point.x < 0) != (place.x < 0) {
            let y = point.y + way.y * (-point.x) / way.x
            if abs(y) > 0.6 { level -= wall }
        }
        level -= body * pow(max(0, -cos(way.angle - heading)), 0.7) + shadow
        level += depth * shadows[receiver].value(point)
        let (one, other) = fades[receiver][Int.random(in: 0..<3, using: &random)]
        let (a, b) = (one.value(point), other.value(point))
        level += min(max(10 * log10((a * a + b * b) / 2 + 0.01), -18), 4) + random.normal(0, 1)
        let chance = (1 - loss) / (1 + exp(-(level + 93) / 1.5))
        return Double.random(in: 0..<1, using: &random) < chance ? Int8(max(-127, min(-1, level))) : nil
    }
}

extension SeededGenerator {
    /// A normally distributed number.
    mutating func normal(_ mean: Double, _ deviation: Double) -> Double {
        let radius = (-2 * log(Double.random(in: 1e-12..<1, using: &self))).squareRoot()
        return mean + deviation * radius * cos(2 * .pi * Double.random(in: 0..<1, using: &self))
    }
}
