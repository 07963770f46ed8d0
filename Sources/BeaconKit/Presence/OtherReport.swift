/// A report among the sightings of a batch that is no sighting itself: it proves that its receiver hears.
public struct OtherReport: Hashable, Sendable {
    /// The receiver that heard it.
    public let receiver: ReceiverID
    /// When it was heard.
    public let instant: Instant
    /// How many sightings of the batch were heard before it.
    public let position: Int

    /// Makes a report from its parts.
    public init(receiver: ReceiverID, instant: Instant, position: Int) {
        self.receiver = receiver
        self.instant = instant
        self.position = position
    }
}
