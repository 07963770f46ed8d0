import Station

/// A room's polygon in the units of a drawing, and where its name stands.
struct PlanShape: Sendable {
    /// As SVG has it.
    let points: String
    /// The middle of the name's line.
    let labelX: Int
    let labelY: Int

    /// How far below the wall the name stands.
    private static let drop = 8.0

    init(_ corners: [PlanPoint], size: (width: Int, height: Int)) {
        let places = corners.map { (x: $0.x * Double(size.width), y: $0.y * Double(size.height)) }
        points = places.map { "\(Self.text($0.x)),\(Self.text($0.y))" }.joined(separator: " ")
        let pairs = places.indices.map { (places[$0], places[($0 + 1) % places.count]) }
        // The middle of the area, which is in most rooms, also in those with more corners on one side.
        var (area, moment) = (0.0, 0.0)
        for (start, end) in pairs {
            let cross = start.x * end.y - end.x * start.y
            area += cross
            moment += cross * (start.x + end.x)
        }
        let middle = area == 0 ? places[0].x : moment / (3 * area)
        // The first wall from above.
        let walls = pairs.compactMap { start, end -> Double? in
            guard min(start.x, end.x) <= middle, middle < max(start.x, end.x) else { return nil }
            return start.y + (end.y - start.y) * (middle - start.x) / (end.x - start.x)
        }
        labelX = Int(middle.rounded())
        labelY = Int(((walls.min() ?? places.map(\.y).min() ?? 0) + Self.drop).rounded())
    }

    /// With one digit after the point.
    private static func text(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
