package import Attendance
import BeaconKit
package import Crypto
import Foundation

/// Another station that is paired, has a right key, and signs whatever it likes.
package struct HostileStation: Sendable {
    package struct Line: Sendable {
        package var kind: String
        package var payload: String
        package var happened: Int64
        package var recorded: Int64
        package var offset: Int64
        package var timeZone: String
        package var actor: String

        /// - Parameters:
        ///   - happened: in µs since 1970; as `recorded`, a morning of March 2026 if nothing else is said.
        ///   - offset: of local time, in s.
        package init(
            kind: String = "person-added",
            payload: String,
            happened: Int64 = 1_772_431_200_000_000,
            recorded: Int64 = 1_772_431_200_000_000,
            offset: Int64 = 0,
            timeZone: String = "UTC",
            actor: String = "evil"
        ) {
            self.kind = kind
            self.payload = payload
            self.happened = happened
            self.recorded = recorded
            self.offset = offset
            self.timeZone = timeZone
            self.actor = actor
        }
    }

    package struct Unreadable: Error {}

    package let key: Curve25519.Signing.PrivateKey
    package let id: PeerID

    package init(key: Curve25519.Signing.PrivateKey = Curve25519.Signing.PrivateKey()) throws {
        guard let id = PeerID(publicKey: Array(key.publicKey.rawRepresentation)) else { throw Unreadable() }
        self.key = key
        self.id = id
    }

    /// A person of number 7, of whom nobody says the name.
    package static let person = #"{"details":"dd","number":7,"person":"p"}"#
    private static let zeros = String(repeating: "0", count: 64)

    /// What no station can have recorded, each for another reason.
    package static let impossible = [
        Line(payload: person, happened: .max),
        Line(payload: person, happened: .min),
        Line(payload: person, recorded: .max),
        Line(payload: person, offset: .max),
        Line(payload: person, offset: .min),
        // A second beyond eighteen hours.
        Line(payload: person, offset: 64_801),
        Line(payload: person, offset: -64_801),
        Line(payload: person, timeZone: String(repeating: "A", count: 1000)),
        Line(payload: person, actor: String(repeating: "A", count: 100_000)),
        Line(payload: person, actor: "somebody\0else"),
        Line(kind: "of-a-newer-version", payload: "{\"a\":\"\0\"}"),
        Line(payload: #"{"details":"\#(String(repeating: "d", count: 100_000))","number":7,"person":"p"}"#),
        Line(
            kind: "sharing-received",
            payload: #"{"hash":"\#(zeros)","people":"all","station":"\#(zeros)","through":9223372036854775807}"#
        ),
        Line(kind: "receiver-deaf", payload: #"{"lastHeard":9223372036854775807}"#),
        Line(kind: "clock-jumped", payload: #"{"seconds":1e+300}"#),
        // Such a correction made every page step through all days up to it.
        Line(
            kind: "correction-made",
            payload: #"{"at":9223372036854775807,"change":"add","direction":"out","id":"c","person":"p","#
                + #""reason":"rr"}"#
        ),
        Line(kind: "period-closed", payload: #"{"from":"0001-01-01","to":"9999-12-31"}"#),
    ]

    /// A person who is changed again and again.
    package static func edits(_ count: Int) -> [Line] {
        [Line(payload: person)]
            + (0..<count).map { number in
                Line(
                    kind: "person-edited",
                    payload: #"{"details":"\#(number)","number":\#(7 + number % 2),"person":"p"}"#
                )
            }
    }

    /// What it answers to a station that asks for what follows what it holds.
    ///
    /// - Parameters:
    ///   - first: which place it says that its first part begins with; `nil` for the right one.
    ///   - most: entries of one answer.
    package func answer(_ lines: [Line], to request: [UInt8], first: Int64? = nil, most: Int = 10_000) throws -> [UInt8]
    {
        guard let asked = try JSONSerialization.jsonObject(with: Data(request)) as? [String: Any],
            let after = asked["after"] as? Int, (0...lines.count).contains(after)
        else { throw Unreadable() }
        let hashed = entries(lines)
        let entries = hashed[after...].prefix(most)
        let excerpt = try Excerpt(
            first: after == 0 ? first ?? 1 : Int64(after) + 1,
            previous: after == 0 ? Entry.noHash : hashed[after - 1].hash,
            places: entries.map(Excerpt.Place.entry),
            key: key
        )
        let places: [[String: Any]] = entries.map { entry in
            [
                "kind": entry.kind, "payload": entry.payload, "happened": entry.happened.microseconds,
                "recorded": entry.recorded.microseconds, "offset": entry.offset, "timeZone": entry.timeZone,
                "source": entry.source, "actor": entry.actor,
            ]
        }
        return Array(
            try JSONSerialization.data(withJSONObject: [
                "version": 1,
                "part": [
                    "first": excerpt.first, "previous": Hexadecimal.text(excerpt.previous), "places": places,
                    "signature": Hexadecimal.text(excerpt.signature), "values": [], "mark": "m", "head": lines.count,
                    "clock": 1_772_431_200_000_000,
                ] as [String: Any],
            ])
        )
    }

    private func entries(_ lines: [Line]) -> [StoredEntry] {
        var entries: [StoredEntry] = []
        for (index, line) in lines.enumerated() {
            var entry = StoredEntry(
                sequence: Int64(index) + 1,
                kind: line.kind,
                payload: line.payload,
                happened: Instant(microseconds: line.happened),
                recorded: Instant(microseconds: line.recorded),
                timeZone: line.timeZone,
                offset: line.offset,
                source: "supervisor",
                receiver: nil,
                actor: line.actor,
                previousHash: entries.last?.hash ?? Entry.noHash,
                hash: []
            )
            entry.hash = entry.computedHash
            entries.append(entry)
        }
        return entries
    }
}
