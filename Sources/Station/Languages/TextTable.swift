/// A part of a catalogue: all keys with one beginning, as `kiosk.` for those of the kiosk.
///
/// A type that is `Decodable`, with a property for each text without places and one of this type for the others, is read by
/// ``Catalogue/table(_:_:)``.
package struct TextTable: Sendable, Decodable {
    package let catalogue: Catalogue
    private let name: String

    package init(from decoder: any Decoder) throws {
        guard let decoder = decoder as? CatalogueDecoder else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "This is no catalogue."))
        }
        catalogue = decoder.catalogue
        name = decoder.table
    }

    /// A text of the table, with what stands in its places.
    package subscript(key: String, values: KeyValuePairs<String, any Sendable> = [:]) -> String {
        catalogue["\(name).\(key)", values]
    }
}

extension Catalogue {
    /// A table of texts, read by the names of its properties. A table within it is read by the name of its property.
    ///
    /// Only a type with other properties than texts and tables cannot be read, which is a mistake in the program.
    package func table<Table: Decodable>(_ type: Table.Type, _ name: String) -> Table {
        do {
            return try Table(from: CatalogueDecoder(catalogue: self, table: name))
        } catch {
            preconditionFailure("\(type) is no table of texts: \(error)")
        }
    }
}

/// Gives a type the texts that its properties are named after.
struct CatalogueDecoder: Decoder {
    let catalogue: Catalogue
    let table: String

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(TextContainer(catalogue: catalogue, table: table))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Self.isText }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Self.isText }

    /// Thrown for what is asked for and is neither a text nor a table.
    static let isText = DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "A catalogue has only texts and tables of them.")
    )
}

private struct TextContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let catalogue: Catalogue
    let table: String

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool { false }
    func decode(_ type: String.Type, forKey key: Key) -> String { catalogue["\(table).\(key.stringValue)"] }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        let inner = type == TextTable.self ? table : key.stringValue
        return try T(from: CatalogueDecoder(catalogue: catalogue, table: inner))
    }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { throw CatalogueDecoder.isText }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { throw CatalogueDecoder.isText }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { throw CatalogueDecoder.isText }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { throw CatalogueDecoder.isText }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { throw CatalogueDecoder.isText }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { throw CatalogueDecoder.isText }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { throw CatalogueDecoder.isText }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { throw CatalogueDecoder.isText }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { throw CatalogueDecoder.isText }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { throw CatalogueDecoder.isText }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { throw CatalogueDecoder.isText }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { throw CatalogueDecoder.isText }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { throw CatalogueDecoder.isText }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { throw CatalogueDecoder.isText }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        throw CatalogueDecoder.isText
    }
    func superDecoder() throws -> any Decoder { throw CatalogueDecoder.isText }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw CatalogueDecoder.isText }
}
