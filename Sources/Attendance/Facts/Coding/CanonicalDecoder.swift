/// Gives a value the members of an object that ``CanonicalJSON`` wrote.
///
/// It is strict: an integer is no number with a fraction, and what is beyond ``Plausible`` is refused whatever it is a
/// member of.
struct CanonicalDecoder: Decoder {
    private let members: [CanonicalJSON.Member]

    init(_ members: [CanonicalJSON.Member]) { self.members = members }

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(CanonicalKeyedDecoding(members: members))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw CanonicalMismatch() }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw CanonicalMismatch() }
}

/// The members are not those that the value has. Which one it is helps nobody: such an entry is forged, or of a newer
/// version.
struct CanonicalMismatch: Error {}

private struct CanonicalKeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: [CanonicalJSON.Member]

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { members.compactMap { Key(stringValue: $0.key) } }

    func contains(_ key: Key) -> Bool {
        let name = key.stringValue
        return members.contains { $0.key == name }
    }

    func decodeNil(forKey key: Key) -> Bool { false }

    func decode(_ type: String.Type, forKey key: Key) throws -> String { try value(key).decode(type) }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(key).decode(type) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try Value(from: value(key))
    }

    private func value(_ key: Key) throws -> CanonicalMemberDecoding {
        let name = key.stringValue
        guard let member = members.first(where: { $0.key == name }) else { throw CanonicalMismatch() }
        return CanonicalMemberDecoding(value: member.value)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> { throw CanonicalMismatch() }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw CanonicalMismatch() }

    func superDecoder() throws -> any Decoder { throw CanonicalMismatch() }

    func superDecoder(forKey key: Key) throws -> any Decoder { throw CanonicalMismatch() }
}

/// Reads one member.
private struct CanonicalMemberDecoding: Decoder, SingleValueDecodingContainer {
    let value: CanonicalJSON.Value

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw CanonicalMismatch()
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw CanonicalMismatch() }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { false }

    func decode(_ type: String.Type) throws -> String {
        guard case .string(let text) = value else { throw CanonicalMismatch() }
        return text
    }

    func decode(_ type: Bool.Type) throws -> Bool {
        guard case .boolean(let truth) = value else { throw CanonicalMismatch() }
        return truth
    }

    func decode(_ type: Double.Type) throws -> Double {
        guard case .number(let number) = value, Plausible.jumps.contains(number) else { throw CanonicalMismatch() }
        return number
    }

    func decode(_ type: Float.Type) throws -> Float { throw CanonicalMismatch() }

    /// For times, sizes and places in a chain, which have limits of their own.
    func decode(_ type: Int64.Type) throws -> Int64 {
        guard case .integer(let integer) = value else { throw CanonicalMismatch() }
        return integer
    }

    func decode<Value: FixedWidthInteger & Decodable>(_ type: Value.Type) throws -> Value {
        guard case .integer(let integer) = value, let number = Int(exactly: integer),
            Plausible.numbers.contains(number), let converted = Value(exactly: number)
        else { throw CanonicalMismatch() }
        return converted
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }
}
