/// A place on a floor's picture: 0,0 is its upper left corner and 1,1 its lower right one, whatever its size.
package struct PlanPoint: Hashable, Sendable {
    /// Parts of the picture's width and height that are told apart.
    private static let parts = 10_000

    /// In ten-thousandths of the width and the height, 0 to 10,000: whole numbers are the same everywhere.
    private let across: Int
    private let down: Int

    /// Of the width, 0 to 1.
    package var x: Double { Double(across) / Double(Self.parts) }
    /// Of the height, 0 to 1.
    package var y: Double { Double(down) / Double(Self.parts) }

    /// - Returns: `nil` for a place that is not on the picture.
    package init?(x: Double, y: Double) {
        // What is no number is in no range.
        guard (0...1).contains(x), (0...1).contains(y) else { return nil }
        across = Int((x * Double(Self.parts)).rounded())
        down = Int((y * Double(Self.parts)).rounded())
    }

    /// Twice the area between the lines from the upper left corner to this point and to another, with a sign for the direction.
    func crossProduct(with other: PlanPoint) -> Int { across * other.down - other.across * down }
}

extension PlanPoint: LosslessStringConvertible {
    /// As `0.25,0.5`.
    package var description: String { "\(x),\(y)" }

    package init?(_ description: String) {
        // No number that is in range needs more.
        guard description.utf8.count <= 48 else { return nil }
        let parts = description.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]) else { return nil }
        self.init(x: x, y: y)
    }
}
