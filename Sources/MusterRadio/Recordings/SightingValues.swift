package import BeaconKit
import Foundation

/// Where the values of a sighting stand in a line.
package struct SightingValues {
    // One place per field. Of a field that comes twice, the last counts, as in most readers of JSON.
    private var values = InlineArray<7, JSONScanner.Value?>(repeating: nil)

    /// Finds the values; `nil` if the line isn't a JSON object.
    package init?(_ line: Span<UInt8>) {
        var scanner = JSONScanner()
        let isObject = scanner.scanObject(in: line) { name, value in
            guard let field = SightingField(name: line.extracting(name)) else { return }
            values[field.position] = value.kind == .null ? nil : value
        }
        guard isObject else { return nil }
    }

    /// Whether the field is there and isn't null.
    package func has(_ field: SightingField) -> Bool {
        values[field.position] != nil
    }

    /// A number within the range of an integer type, rounded to the nearest.
    package func number<Number: FixedWidthInteger>(
        _ field: SightingField,
        in line: Span<UInt8>
    ) throws(SightingLine.Failure) -> Number {
        guard let number = Number(exactly: try integer(field, in: line)) else {
            throw SightingLine.Failure(.outOfRange(field))
        }
        return number
    }

    /// A number times a power of ten, rounded to the nearest integer.
    package func integer(
        _ field: SightingField,
        timesTenToThe power: Int = 0,
        in line: Span<UInt8>
    ) throws(SightingLine.Failure) -> Int64 {
        guard let value = values[field.position] else { throw SightingLine.Failure(.missing(field)) }
        guard value.kind == .number, let number = JSONNumber(line.extracting(value.range)) else {
            throw SightingLine.Failure(.wrongType(field))
        }
        guard let integer = number.rounded(timesTenToThe: power) else {
            throw SightingLine.Failure(.outOfRange(field))
        }
        return integer
    }

    /// A UUID, with or without hyphens.
    package func uuid(_ field: SightingField, in line: Span<UInt8>) throws(SightingLine.Failure) -> BeaconUUID {
        guard let value = values[field.position] else { throw SightingLine.Failure(.missing(field)) }
        guard value.kind == .string, let uuid = BeaconUUID(utf8: line.extracting(value.range)) else {
            throw SightingLine.Failure(.wrongType(field))
        }
        return uuid
    }

    /// A text; `nil` if there is none.
    package func text(_ field: SightingField, in line: Span<UInt8>) throws(SightingLine.Failure) -> String? {
        guard let value = values[field.position] else { return nil }
        guard value.kind == .string else { throw SightingLine.Failure(.wrongType(field)) }
        let bytes = line.extracting(value.range)
        guard value.hasEscapes else { return bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) } }
        // Escapes are rare enough to leave them to Foundation.
        let quoted = bytes.withUnsafeBufferPointer { Data("\"".utf8) + Data($0) + Data("\"".utf8) }
        guard let text = try? JSONDecoder().decode(String.self, from: quoted) else {
            throw SightingLine.Failure(.wrongType(field))
        }
        return text
    }
}
