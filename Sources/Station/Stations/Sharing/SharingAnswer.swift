import Attendance
import BeaconKit
import Foundation

/// What a station answers about its chain.
struct SharingAnswer: Hashable, Codable {
    /// A part of the chain.
    struct Part: Hashable, Codable {
        let first: Int64
        let previous: String
        let places: [Place]
        let signature: String
        let values: [Value]
        let mark: String
        /// The end of the chain.
        let head: Int64
        /// What the station's clock shows, in µs.
        let clock: Int64
    }

    /// An entry, or the hash of one that is withheld.
    struct Place: Hashable, Codable {
        var withheld: String?
        var kind: String?
        var payload: String?
        var happened: Int64?
        var recorded: Int64?
        var timeZone: String?
        var offset: Int64?
        var source: String?
        var receiver: String?
        var actor: String?
    }

    struct Value: Hashable, Codable {
        let person: String
        let salt: Data
        let value: Data
    }

    /// Where the chain stands at an entry about which the two do not agree.
    struct Contradiction: Hashable, Codable {
        let sequence: Int64
        let hash: String
        let seal: String
    }

    var version = SharingRequest.version
    var nothingShared: Bool?
    var part: Part?
    var contradiction: Contradiction?

    func bytes() throws -> [UInt8] { Array(try JSONEncoder().encode(self)) }

    /// - Throws: ``SharingError``.
    init(reading bytes: [UInt8]) throws {
        guard let answer = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else {
            throw SharingError.unreadable
        }
        guard answer.version == SharingRequest.version else { throw SharingError.newer }
        self = answer
    }

    init(nothingShared: Bool? = nil, part: Part? = nil, contradiction: Contradiction? = nil) {
        self.nothingShared = nothingShared
        self.part = part
        self.contradiction = contradiction
    }
}

extension SharingAnswer.Part {
    init(_ excerpt: Excerpt, values: [PersonalValue], mark: String, head: Int64, clock: Instant) {
        first = excerpt.first
        previous = Hexadecimal.text(excerpt.previous)
        places = excerpt.places.map(SharingAnswer.Place.init)
        signature = Hexadecimal.text(excerpt.signature)
        self.values = values.map {
            SharingAnswer.Value(person: $0.person.rawValue, salt: Data($0.salt), value: Data($0.value))
        }
        self.mark = mark
        self.head = head
        self.clock = clock.microseconds
    }

    /// The part as it was signed; `nil` for what cannot be one.
    var excerpt: Excerpt? {
        // No place that a station could reach, so that counting on from it cannot overflow.
        guard first > 0, Plausible.sequences.contains(first), let previous = Hexadecimal.bytes(previous),
            previous.count == 32,
            let signature = Hexadecimal.bytes(signature)
        else { return nil }
        var before = previous
        var kept: [Excerpt.Place] = []
        kept.reserveCapacity(places.count)
        for (index, place) in places.enumerated() {
            guard let read = place.place(first + Int64(index), after: before) else { return nil }
            before = read.hash
            kept.append(read)
        }
        return Excerpt(first: first, previous: previous, places: kept, signature: signature)
    }
}

extension SharingAnswer.Place {
    init(_ place: Excerpt.Place) {
        switch place {
        case .withheld(let hash): withheld = Hexadecimal.text(hash)
        case .entry(let entry):
            kind = entry.kind
            payload = entry.payload
            happened = entry.happened.microseconds
            recorded = entry.recorded.microseconds
            timeZone = entry.timeZone
            offset = entry.offset
            source = entry.source
            receiver = entry.receiver
            actor = entry.actor
        }
    }

    /// Hashes are not sent of what gives them.
    fileprivate func place(_ sequence: Int64, after previous: [UInt8]) -> Excerpt.Place? {
        if let withheld { return Hexadecimal.bytes(withheld).map { .withheld($0) } }
        guard let kind, let payload, let happened, let recorded, let timeZone, let offset, let source, let actor else {
            return nil
        }
        var entry = StoredEntry(
            sequence: sequence,
            kind: kind,
            payload: payload,
            happened: Instant(microseconds: happened),
            recorded: Instant(microseconds: recorded),
            timeZone: timeZone,
            offset: offset,
            source: source,
            receiver: receiver,
            actor: actor,
            previousHash: previous,
            hash: []
        )
        entry.hash = entry.computedHash
        // What cannot have been recorded is not kept. Its hash holds its place in the chain.
        return entry.isAcceptable ? .entry(entry) : .withheld(entry.hash)
    }
}
