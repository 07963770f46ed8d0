import Attendance

/// Where a room is on a floor's picture: a polygon.
package struct RoomShape: Hashable, Sendable {
    /// How many corners it may have.
    package static let possible = 3...64

    /// What the room is called, as receivers that stand there say it.
    package let room: String
    package let corners: [PlanPoint]

    /// - Throws: ``FloorError/badShape``, ``FloorError/badRoom`` or ``FloorError/flatShape``.
    package init(room: String, corners: [PlanPoint]) throws(FloorError) {
        guard Self.possible.contains(corners.count) else { throw .badShape }
        do throws(ReceiverError) { try ReceiverPlacement.check(room, as: .room) } catch { throw .badRoom }
        var doubled = 0
        for (index, corner) in corners.enumerated() {
            doubled += corner.crossProduct(with: corners[(index + 1) % corners.count])
        }
        guard doubled != 0 else { throw .flatShape }
        self.room = room
        self.corners = corners
    }

    /// Reads a line such as `Workshop: 0.1,0.1 0.5,0.1 0.5,0.4`.
    ///
    /// - Throws: as ``init(room:corners:)``.
    package init(line: String) throws(FloorError) {
        let (name, places) = try FloorLine.parts(of: line, orThrow: .badShape)
        let texts = places.split(separator: " ", maxSplits: Self.possible.upperBound)
        let corners = texts.compactMap { PlanPoint(String($0)) }
        guard corners.count == texts.count else { throw .badShape }
        try self.init(room: name, corners: corners)
    }

    package var line: String { "\(room): " + corners.map(\.description).joined(separator: " ") }
}
