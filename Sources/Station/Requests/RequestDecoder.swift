/// Fills a request for a change from what came with it, the same for JSON and for forms.
///
/// A request is a `Decodable` struct whose members are ``RequestValue``s, or lists of them. Everything that is wrong is a
/// ``RequestError`` that names the field. Which members are known need not be listed: they are those that are asked for.
package enum RequestDecoder {
    /// - Throws: ``RequestError``, or what the request's own `init(from:)` throws.
    package static func decode<Request: Decodable>(_ type: Request.Type, from fields: RequestFields) throws -> Request {
        let decoder = FieldsDecoder(fields)
        let request = try Request(from: decoder)
        let known = decoder.asked
        if fields.isTyped, let stranger = fields.values.keys.filter({ !known.contains($0) }).min() {
            throw RequestError.unknown(field: stranger, known: Array(known))
        }
        return request
    }
}

private final class FieldsDecoder: Decoder {
    let fields: RequestFields
    var asked: Set<String> = []

    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    init(_ fields: RequestFields) { self.fields = fields }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(FieldsContainer(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw RequestError.notAnObject }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw RequestError.notAnObject }
}

private struct FieldsContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: FieldsDecoder

    let codingPath: [any CodingKey] = []
    var allKeys: [Key] { decoder.fields.values.keys.compactMap { Key(stringValue: $0) } }

    private func value(_ key: Key) -> RequestFields.Value? {
        decoder.asked.insert(key.stringValue)
        return decoder.fields.values[key.stringValue]
    }

    func contains(_ key: Key) -> Bool { value(key) != nil }

    func decodeNil(forKey key: Key) -> Bool { value(key) == .null }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        // A box that is not ticked is not sent.
        if !decoder.fields.isTyped, value(key) == nil || value(key) == .null { return value(key) != nil }
        return try read(type, key)
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        if decoder.fields.isTyped, value(key) == nil || value(key) == .null { return nil }
        return try decode(type, forKey: key)
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        switch value(key) {
        // Where none of the boxes is ticked, nothing is sent.
        case nil: try !decoder.fields.isTyped && type is any RequestList.Type ? decode(type, forKey: key) : nil
        case .null:
            try type is any ClearableValue.Type || !decoder.fields.isTyped && type is any RequestList.Type
                ? decode(type, forKey: key) : nil
        default: try decode(type, forKey: key)
        }
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        let value: Any
        switch type {
        case let list as any RequestList.Type: value = try read(list: list, key)
        case let single as any RequestValue.Type: value = try read(single, key)
        // No input leads here: which types a request has is written in the program, and each request is decoded in a test.
        default: preconditionFailure("\(type), which \(key.stringValue) is, must be a RequestValue.")
        }
        guard let value = value as? T else { preconditionFailure("\(value) was read as \(type).") }
        return value
    }

    private func read<Value: RequestValue>(_ type: Value.Type, _ key: Key) throws -> Value {
        let problem = RequestError.unreadable(field: key.stringValue, expected: type.expectation)
        let text: String
        switch value(key) {
        case .null where type is any ClearableValue.Type: text = ""
        case nil, .null: throw RequestError.missing(field: key.stringValue)
        case .text(let string) where !type.expectation.isNumber && type.expectation != .flag: text = string
        case .number(let number) where type.expectation.isNumber: text = number.typed
        case .flag(let flag) where type.expectation == .flag: text = flag ? "true" : "false"
        case .list(let texts, _) where !decoder.fields.isTyped: text = texts.first ?? ""
        default: throw problem
        }
        guard let value = Value(requestText: text) else { throw problem }
        return value
    }

    private func read(list type: any RequestList.Type, _ key: Key) throws -> any RequestList {
        let expected = type.elementExpectation
        switch value(key) {
        case nil where decoder.fields.isTyped: throw RequestError.missing(field: key.stringValue)
        case nil,
            .null where !decoder.fields.isTyped:
            return try type.init(texts: [], field: key.stringValue)
        case .list(let texts, let areNumbers)
        where !decoder.fields.isTyped || texts.isEmpty || areNumbers == expected.isNumber:
            return try type.init(texts: texts, field: key.stringValue)
        default: throw RequestError.unreadable(field: key.stringValue, expected: .list)
        }
    }

    func decode(_ type: String.Type, forKey key: Key) throws -> String { try read(type, key) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try read(type, key) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try read(type, key) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { Float(try read(Double.self, key)) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try whole(key) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try whole(key) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try whole(key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try whole(key) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try whole(key) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try whole(key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try whole(key) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try whole(key) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try whole(key) }

    private func whole<Number: FixedWidthInteger>(_ key: Key) throws -> Number {
        guard let number = Number(exactly: try read(Int.self, key)) else {
            throw RequestError.unreadable(field: key.stringValue, expected: .wholeNumber)
        }
        return number
    }

    func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws
        -> KeyedDecodingContainer<NestedKey>
    {
        throw RequestError.unreadable(field: key.stringValue, expected: .text)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        throw RequestError.unreadable(field: key.stringValue, expected: .list)
    }

    func superDecoder() throws -> any Decoder { throw RequestError.notAnObject }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw RequestError.notAnObject }
}

/// A list of values.
private protocol RequestList {
    static var elementExpectation: RequestExpectation { get }
    init(texts: [String], field: String) throws
}

extension Array: RequestList where Element: RequestValue {
    fileprivate static var elementExpectation: RequestExpectation { Element.expectation }

    fileprivate init(texts: [String], field: String) throws {
        self = try texts.map { text in
            guard let value = Element(requestText: text) else {
                throw RequestError.unreadable(field: field, expected: Element.expectation)
            }
            return value
        }
    }
}

extension Double {
    /// As one would type it: `7` and not `7.0`.
    fileprivate var typed: String { Int(exactly: self).map { String($0) } ?? description }
}
