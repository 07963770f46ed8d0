/// Collects what a value encodes of itself for ``CanonicalJSON``. The object is flat: a member is a text, a number or a
/// truth value, and several values may encode themselves into one object.
///
/// The preconditions below can fail for no input: only a type of ours that encodes itself otherwise than flat reaches them, and
/// a test encodes every kind of fact (`FactExamples`). `Encoder` leaves these methods no way to throw.
struct CanonicalEncoder: Encoder {
    final class Members {
        var all: [CanonicalJSON.Member] = []
    }

    let members = Members()

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(CanonicalKeyedEncoding(members: members))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { preconditionFailure("An object is not a list.") }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        preconditionFailure("An object is not a single value.")
    }
}

private struct CanonicalKeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let members: CanonicalEncoder.Members

    var codingPath: [any CodingKey] { [] }

    /// What is not there has no member.
    func encodeNil(forKey key: Key) {}

    func encode(_ value: String, forKey key: Key) { members.all.append((key.stringValue, .string(value))) }

    func encode(_ value: Bool, forKey key: Key) { members.all.append((key.stringValue, .boolean(value))) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        try value.encode(to: CanonicalMemberEncoding(key: key, members: members))
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> { preconditionFailure("An object is flat.") }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        preconditionFailure("An object is flat.")
    }

    func superEncoder() -> any Encoder { preconditionFailure("An object is flat.") }

    func superEncoder(forKey key: Key) -> any Encoder { preconditionFailure("An object is flat.") }
}

/// Writes one member.
private struct CanonicalMemberEncoding<Key: CodingKey>: Encoder, SingleValueEncodingContainer {
    let key: Key
    let members: CanonicalEncoder.Members

    var codingPath: [any CodingKey] { [key] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        preconditionFailure("An object is flat.")
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { preconditionFailure("An object is flat.") }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    func encodeNil() {}

    func encode(_ value: String) { members.all.append((key.stringValue, .string(value))) }

    func encode(_ value: Bool) { members.all.append((key.stringValue, .boolean(value))) }

    func encode(_ value: Double) throws {
        guard value.isFinite else {
            throw EncodingError.invalidValue(
                value,
                .init(codingPath: codingPath, debugDescription: "It is not finite.")
            )
        }
        members.all.append((key.stringValue, .number(value)))
    }

    func encode(_ value: Float) throws { try encode(Double(value)) }

    func encode<Value: FixedWidthInteger & Encodable>(_ value: Value) throws {
        guard let integer = Int64(exactly: value) else {
            throw EncodingError.invalidValue(value, .init(codingPath: codingPath, debugDescription: "It is too large."))
        }
        members.all.append((key.stringValue, .integer(integer)))
    }

    func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: self) }
}
