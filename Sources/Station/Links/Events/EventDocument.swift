package import Attendance
package import BeaconKit
import Foundation

/// What outsiders may know of an entry of the journal: the same document in webhooks, over MQTT and in the API's stream.
///
/// It is made from the entry and from nothing else, so it is the same whenever and wherever it is made. Who somebody is
/// the API tells: a document has no personal values.
package struct EventDocument: Hashable, Sendable {
    /// The version of the documents. It grows only when a reader of the version before would misunderstand one; new
    /// members and new types do not make a new version.
    package static let version = 1

    /// Names the event for ever, also when it is sent again.
    package let id: String
    /// The entry's number; 0 for what is no entry.
    package let sequence: Int64
    package let type: EventType
    package let happened: Instant
    package let recorded: Instant
    /// The IANA name of the site's time zone.
    package let timeZone: String
    /// Seconds that local time was ahead of UTC.
    package let offset: Int
    package let source: Source
    package let receiver: String?
    /// Whom it is about.
    package let person: PersonID?
    /// What only events of this type have, beside the person.
    package let details: [String: EventValue]

    /// - Returns: `nil` for an entry that is nobody's business outside.
    package init?(_ entry: Entry) {
        guard let content = EventContent(entry.fact) else { return nil }
        id = EventDocumentID(entry).description
        sequence = entry.sequence
        type = content.type
        happened = entry.happened
        recorded = entry.recorded
        timeZone = entry.timeZone
        offset = entry.offset
        source = entry.source
        receiver = entry.receiver
        person = content.person
        details = content.details
    }

    /// A document to try a channel with.
    ///
    /// - Parameter id: names this trial.
    package init(test id: String, at now: Instant, timeZone: String, offset: Int) {
        self.id = "test-\(id)"
        sequence = 0
        type = .test
        happened = now
        recorded = now
        self.timeZone = timeZone
        self.offset = offset
        source = .system
        receiver = nil
        person = nil
        details = [:]
    }

    /// Whether it is too late to tell a program of it.
    package func isExpired(at now: Instant) -> Bool {
        guard let expiry = type.expiry else { return false }
        // One from the future cannot be believed either.
        return abs(now.microseconds(since: recorded)) > expiry * 1_000_000
    }

    /// The document as JSON in UTF-8, its keys sorted.
    package func json() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(self))
    }
}

extension EventDocument: Encodable {
    private enum Key: String, CodingKey {
        case version, id, sequence, type, timestamp, recorded, timeZone, source, receiver, data
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Key.self)
        try members.encode(Self.version, forKey: .version)
        try members.encode(id, forKey: .id)
        try members.encode(sequence, forKey: .sequence)
        try members.encode(type, forKey: .type)
        try members.encode(happened.written(offset: offset), forKey: .timestamp)
        try members.encode(recorded.written(offset: offset), forKey: .recorded)
        try members.encode(timeZone, forKey: .timeZone)
        try members.encode(source, forKey: .source)
        try members.encodeIfPresent(receiver, forKey: .receiver)
        var data = details
        if let person { data["person"] = .text(person.rawValue) }
        try members.encode(data, forKey: .data)
    }
}

extension Instant {
    /// As `2026-11-21T09:00:00.000+01:00` (RFC 3339).
    fileprivate func written(offset: Int) -> String {
        let zone = TimeZone(secondsFromGMT: offset) ?? .gmt
        let style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
            .time(includingFractionalSeconds: true).timeZone(separator: .colon)
        return Date(self).formatted(style)
    }
}
