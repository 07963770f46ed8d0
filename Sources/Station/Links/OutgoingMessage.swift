/// What is sent to a channel: the event's document, and the same in words.
package struct OutgoingMessage: Hashable, Sendable {
    /// The event's id: the same whenever it is sent again, so that a receiver can tell.
    package let id: String
    package let type: EventType
    /// The document, JSON in UTF-8.
    package let body: [UInt8]
    package let words: EventWords
    /// Seconds since 1970 UTC when this attempt is made.
    package let timestamp: Int64

    package init(_ event: EventDocument, words: EventWords, timestamp: Int64) throws {
        id = event.id
        type = event.type
        body = try event.json()
        self.words = words
        self.timestamp = timestamp
    }
}
