#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The air of one building: what a place, a channel and a body do to a signal.
package struct Air: Sendable {
    package let model: RadioModel
    private let plan: FloorPlan
    private let seed: UInt64

    package init(model: RadioModel = RadioModel(), plan: FloorPlan, seed: UInt64) {
        self.model = model
        self.plan = plan
        self.seed = seed
    }

    /// What the way from a point to a receiver adds to the level at 1 m, in dB: distance, walls and shadowing.
    package func gain(from point: Point, toReceiver receiver: Int) -> Double {
        let position = plan.receivers[receiver].position
        var gain = model.pathGain(floorDistance: point.distance(to: position))
        for wall in plan.walls where wall.isCrossed(from: point, to: position) {
            gain -= wall.loss
        }
        return gain + shadowing(at: point, receiver: receiver)
    }

    /// What multipath does to one channel between a point and a receiver, in dB: mostly a little, at worst about −17.
    ///
    /// The sum of many reflections has a power that is spread exponentially round its mean (Rayleigh), and it is another
    /// for each frequency. A small part of the power comes straight and keeps the fades from being bottomless.
    ///
    /// - Parameter key: Stands for the transmitter and its posture. Two at one place fade differently, for they never
    ///   truly are.
    package func fade(key: UInt64, at point: Point, receiver: Int, channel: Int) -> Double {
        let path = SeededHash.mix(key, UInt64(receiver) << 8 | UInt64(channel))
        let word = SeededHash.mix(path, cell(point, size: model.fadingDistance))
        let power = -log(1 - SeededHash.unit(word))
        return 10 * log10(model.steadyPart + (1 - model.steadyPart) * power)
    }

    /// What a body takes that stands between badge and receiver, in dB, at least 0: nothing if the carrier faces the
    /// receiver, all of `bodyLoss` if it turns its back.
    ///
    /// - Parameter cosine: The cosine of the angle between the carrier's view and the direction to the receiver.
    package func bodyLoss(_ bodyLoss: Double, cosine: Double) -> Double {
        let turned = (1 - cosine) / 2
        return bodyLoss * turned * turned * (3 - 2 * turned)
    }

    func link(fadeKey: UInt64, from point: Point, toReceiver receiver: Int) -> Link {
        let position = plan.receivers[receiver].position
        let distance = max(point.distance(to: position), 0.5)
        var link = Link()
        link.gain = gain(from: point, toReceiver: receiver)
        link.east = (position.x - point.x) / distance
        link.north = (position.y - point.y) / distance
        for channel in 0..<3 {
            link.fades[channel] = fade(key: fadeKey, at: point, receiver: receiver, channel: channel)
        }
        return link
    }

    /// Smooth noise over the floor: random at the corners of a grid, between them weighted by nearness. It is fixed
    /// for good, so that who sits still keeps it.
    private func shadowing(at point: Point, receiver: Int) -> Double {
        let x = point.x / model.shadowingDistance
        let y = point.y / model.shadowingDistance
        let column = x.rounded(.down)
        let row = y.rounded(.down)
        let key = SeededHash.mix(seed, UInt64(receiver))
        let corner = { (east: Double, north: Double) in
            SeededHash.normal(SeededHash.mix(key, self.cell(Point(column + east, row + north), size: 1)))
        }
        let east = Self.eased(x - column)
        let north = Self.eased(y - row)
        let south = corner(0, 0) * (1 - east) + corner(1, 0) * east
        let far = corner(0, 1) * (1 - east) + corner(1, 1) * east
        // Between the corners, weighting shrinks the spread to about 0.7 of theirs.
        return model.shadowing / 0.7 * (south * (1 - north) + far * north)
    }

    /// A step from 0 to 1 without a bend at its ends.
    private static func eased(_ fraction: Double) -> Double {
        fraction * fraction * (3 - 2 * fraction)
    }

    /// The name of the square of a grid in which a point lies.
    private func cell(_ point: Point, size: Double) -> UInt64 {
        let column = Int32((point.x / size).rounded(.down))
        let row = Int32((point.y / size).rounded(.down))
        return UInt64(UInt32(bitPattern: column)) << 32 | UInt64(UInt32(bitPattern: row))
    }
}
