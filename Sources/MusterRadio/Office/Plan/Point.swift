/// A place on the floor, in metres from the building's south-western corner: x to the east, y to the north.
package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The distance to another point, in metres.
    package func distance(to other: Point) -> Double {
        let east = other.x - x
        let north = other.y - y
        return (east * east + north * north).squareRoot()
    }

    /// The point that lies on the way to another at this fraction of it: 0 is here, 1 is there.
    func toward(_ other: Point, fraction: Double) -> Point {
        Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction)
    }
}
