extension KeyedDecodingContainer {
    /// A value that is read from a text.
    func decode<Value>(_ key: Key, _ value: (String) -> Value?) throws -> Value {
        guard let value = value(try decode(String.self, forKey: key)) else { throw CanonicalMismatch() }
        return value
    }

    /// A value that is read from a text, where there is one.
    func decodeIfPresent<Value>(_ key: Key, _ value: (String) -> Value?) throws -> Value? {
        contains(key) ? try decode(key, value) : nil
    }

    /// A number within limits.
    func decode<Number: Decodable>(_ key: Key, in limits: ClosedRange<Number>) throws -> Number {
        let number = try decode(Number.self, forKey: key)
        guard limits.contains(number) else { throw CanonicalMismatch() }
        return number
    }
}
