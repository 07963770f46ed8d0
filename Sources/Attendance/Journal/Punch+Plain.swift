extension Punch {
    /// Reads a payload as it is usual, without a JSON decoder, which takes ten times as long: a year of a thousand people
    /// is a million punches.
    ///
    /// - Returns: `nil` for what is written in any other way, also if it means a punch: then the decoder says what it is.
    init?(plain payload: String) {
        var text = payload
        let members = text.withUTF8 { bytes -> PlainMembers? in
            var reader = PlainReader(bytes: bytes)
            return reader.members()
        }
        guard let members, let person = members.person,
            let direction = members.direction.flatMap(Direction.init(rawValue:)),
            let isProvisional = members.provisional
        else { return nil }
        self.init(
            person: PersonID(rawValue: person),
            direction: direction,
            isProvisional: isProvisional,
            isClockDoubtful: members.clockDoubtful ?? false,
            isPresenceWeak: members.presenceWeak ?? false,
            key: members.key,
            isOffline: members.offline ?? false,
            signature: members.signature.map { Commitment(rawValue: $0) }
        )
    }

    private struct PlainMembers {
        var person: String?
        var direction: String?
        var key: String?
        var signature: String?
        var provisional: Bool?
        var clockDoubtful: Bool?
        var presenceWeak: Bool?
        var offline: Bool?
    }

    /// Reads a flat object of texts without escapes and of truth values.
    private struct PlainReader {
        let bytes: UnsafeBufferPointer<UInt8>
        private var place = 0

        init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

        mutating func members() -> PlainMembers? {
            var members = PlainMembers()
            guard take(UInt8(ascii: "{")) else { return nil }
            repeat {
                guard let name = text(), take(UInt8(ascii: ":")) else { return nil }
                switch name {
                case "person": members.person = text()
                case "direction": members.direction = text()
                case "key": members.key = text()
                case "signature": members.signature = text()
                case "provisional": members.provisional = truth()
                case "clockDoubtful": members.clockDoubtful = truth()
                case "presenceWeak": members.presenceWeak = truth()
                case "offline": members.offline = truth()
                default: return nil
                }
            } while take(UInt8(ascii: ","))
            return take(UInt8(ascii: "}")) && place == bytes.count ? members : nil
        }

        private mutating func take(_ byte: UInt8) -> Bool {
            guard place < bytes.count, bytes[place] == byte else { return false }
            place += 1
            return true
        }

        private mutating func text() -> String? {
            guard take(UInt8(ascii: "\"")) else { return nil }
            let start = place
            while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
                guard bytes[place] != UInt8(ascii: "\\"), bytes[place] >= 0x20 else { return nil }
                place += 1
            }
            let text = String(decoding: bytes[start..<place], as: UTF8.self)
            return take(UInt8(ascii: "\"")) ? text : nil
        }

        private mutating func truth() -> Bool? {
            for (word, value) in [("true", true), ("false", false)] as [(StaticString, Bool)] {
                let length = word.utf8CodeUnitCount
                guard place + length <= bytes.count else { continue }
                if (0..<length).allSatisfy({ bytes[place + $0] == word.utf8Start[$0] }) {
                    place += length
                    return value
                }
            }
            return nil
        }
    }
}
