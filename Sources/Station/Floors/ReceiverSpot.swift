/// Where a receiver is drawn on a floor's picture. In which room it stands is said elsewhere: see `ReceiverPlacement`.
package struct ReceiverSpot: Hashable, Sendable {
    /// The longest name that stands for a receiver, in bytes.
    private static let longest = 300

    /// What stands for the receiver, whatever it is called.
    package let receiver: String
    package let place: PlanPoint

    package init(receiver: String, place: PlanPoint) throws(FloorError) {
        guard !receiver.isEmpty, receiver.utf8.count <= Self.longest else { throw .badSpot }
        self.receiver = receiver
        self.place = place
    }

    /// Reads a line such as `00:1A:7D:DA:71:13: 0.4,0.6`.
    package init(line: String) throws(FloorError) {
        let (name, text) = try FloorLine.parts(of: line, orThrow: .badSpot)
        guard let place = PlanPoint(text) else { throw .badSpot }
        try self.init(receiver: name, place: place)
    }

    package var line: String { "\(receiver): \(place)" }
}
