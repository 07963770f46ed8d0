/// A straight piece of wall, and what it takes from a signal.
package struct Wall: Sendable {
    package let start: Point
    package let end: Point
    /// What a signal loses that passes through, in dB: about 3 for glass, 6 for plasterboard, 10 and more for brick.
    package let loss: Double

    package init(from start: Point, to end: Point, loss: Double) {
        self.start = start
        self.end = end
        self.loss = loss
    }

    /// Whether the straight line between two points passes through the wall.
    package func isCrossed(from first: Point, to second: Point) -> Bool {
        side(of: first, from: start, to: end) != side(of: second, from: start, to: end)
            && side(of: start, from: first, to: second) != side(of: end, from: first, to: second)
    }

    /// Whether a point is to the left of a line.
    private func side(of point: Point, from start: Point, to end: Point) -> Bool {
        (end.x - start.x) * (point.y - start.y) > (end.y - start.y) * (point.x - start.x)
    }
}
