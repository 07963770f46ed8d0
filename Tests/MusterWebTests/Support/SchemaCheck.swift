import Attendance
import BeaconKit
import Foundation

/// Holds values against the schemas of a description: with the part of JSON Schema that the description uses, and no other.
///
/// It is stricter than JSON Schema. A member that the schema does not name is a problem, unless the schema names none or
/// has `"additionalProperties": true`.
struct SchemaCheck {
    /// The whole description, in which references are looked up.
    let description: JSONValue
    /// What is wrong, with where.
    private(set) var problems: [String] = []
    /// The places in the description of every schema that a value other than `null` was held against.
    private(set) var met: Set<String> = []

    init(description: JSONValue) { self.description = description }

    /// - Parameters:
    ///   - place: where in the description the schema is.
    ///   - path: where in the document the value is.
    mutating func check(_ value: JSONValue, _ schema: JSONValue, place: String, path: String = "$") {
        check(value, schema, place: place, path: path, isPart: false)
    }

    /// - Parameter isPart: whether another schema says which members there may be.
    private mutating func check(
        _ value: JSONValue,
        _ schema: JSONValue,
        place: String,
        path: String,
        isPart: Bool
    ) {
        let (schema, place) = resolved(schema, place: place)
        if value != .null { met.insert(place) }
        for (keyword, argument) in (schema.members ?? [:]).sorted(by: { $0.key < $1.key }) {
            switch keyword {
            case "allOf", "anyOf": break
            case "properties":
                for (name, member) in (argument.members ?? [:]).sorted(by: { $0.key < $1.key }) {
                    guard let found = value[name] else { continue }
                    check(found, member, place: "\(place)/properties/\(name)", path: "\(path).\(name)", isPart: false)
                }
            case "items":
                for (index, element) in (value.elements ?? []).enumerated() {
                    check(element, argument, place: "\(place)/items", path: "\(path)[\(index)]", isPart: false)
                }
            default:
                if let problem = Self.problem(of: value, keyword, argument) { problems.append("\(path) \(problem)") }
            }
        }
        for (index, part) in (schema["allOf"]?.elements ?? []).enumerated() {
            check(value, part, place: "\(place)/allOf/\(index)", path: path, isPart: true)
        }
        if let choices = schema["anyOf"]?.elements { checkAny(value, choices, place: place, path: path) }
        guard !isPart, let members = value.members, let names = names(in: schema) else { return }
        for name in members.keys.sorted() where !names.contains(name) {
            problems.append("\(path).\(name) is not described at \(place)")
        }
    }

    private mutating func checkAny(_ value: JSONValue, _ choices: [JSONValue], place: String, path: String) {
        var tries: [SchemaCheck] = []
        for (index, choice) in choices.enumerated() {
            var attempt = self
            attempt.check(value, choice, place: "\(place)/anyOf/\(index)", path: path)
            tries.append(attempt)
        }
        let best = tries.min { $0.problems.count < $1.problems.count }
        if let best { self = best }
    }

    /// What a reference means, and where that is.
    func resolved(_ schema: JSONValue, place: String) -> (JSONValue, place: String) {
        guard let reference = schema["$ref"]?.text else { return (schema, place) }
        var value: JSONValue? = description
        for name in reference.dropFirst(2).split(separator: "/") { value = value?[String(name)] }
        return (value ?? .null, reference)
    }

    /// The members that an object may have; `nil` for any.
    private func names(in schema: JSONValue) -> Set<String>? {
        if schema["additionalProperties"] == .boolean(true) { return nil }
        let parts = (schema["allOf"]?.elements ?? []).compactMap { names(in: resolved($0, place: "").0) }
        let own = schema["properties"]?.members.map { Set($0.keys) }
        guard own != nil || !parts.isEmpty else { return nil }
        return parts.reduce(own ?? []) { $0.union($1) }
    }

    /// Every place that is reached from a schema where a value other than `null` can be.
    func places(_ schema: JSONValue, place: String, into places: inout Set<String>) {
        let (schema, place) = resolved(schema, place: place)
        guard schema["type"] != .string("null"), places.insert(place).inserted else { return }
        for (name, member) in schema["properties"]?.members ?? [:] {
            self.places(member, place: "\(place)/properties/\(name)", into: &places)
        }
        if let items = schema["items"] { self.places(items, place: "\(place)/items", into: &places) }
        for keyword in ["allOf", "anyOf"] {
            for (index, part) in (schema[keyword]?.elements ?? []).enumerated() {
                self.places(part, place: "\(place)/\(keyword)/\(index)", into: &places)
            }
        }
    }

    // MARK: One keyword

    private static func problem(of value: JSONValue, _ keyword: String, _ argument: JSONValue) -> String? {
        switch keyword {
        case "type":
            let kinds = argument.elements ?? [argument]
            return kinds.contains { $0.text.map { isOf($0, value) } ?? false } ? nil : "is not of type \(kinds)"
        case "enum": return argument.elements?.contains(value) == true ? nil : "is none of \(argument): \(value)"
        case "const": return value == argument ? nil : "is not \(argument)"
        case "required":
            let missing = (argument.elements ?? []).compactMap(\.text).filter {
                value.members != nil && value[$0] == nil
            }
            return missing.isEmpty ? nil : "lacks \(missing)"
        case "format": return value.text.flatMap { isWritten($0, argument.text) ? nil : "is no \(argument): \($0)" }
        case "pattern":
            guard let text = value.text, let pattern = argument.text.flatMap({ try? Regex($0) }) else { return nil }
            return text.firstMatch(of: pattern) == nil ? "does not match \(argument): \(text)" : nil
        case "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems":
            return problem(of: value, keyword, limit: argument.amount ?? .nan)
        case "additionalProperties", "default", "description", "examples", "writeOnly": return nil
        default: return "is described by “\(keyword)”, which tests do not know"
        }
    }

    private static func problem(of value: JSONValue, _ keyword: String, limit: Double) -> String? {
        let amount: Double? =
            switch keyword {
            case "minimum", "maximum": value.amount
            case "minLength", "maxLength": value.text.map { Double($0.unicodeScalars.count) }
            default: value.elements.map { Double($0.count) }
            }
        guard let amount else { return nil }
        let isKept = keyword.hasPrefix("min") ? amount >= limit : amount <= limit
        return isKept ? nil : "is beyond its \(keyword) of \(limit): \(amount)"
    }

    private static func isOf(_ type: String, _ value: JSONValue) -> Bool {
        switch (type, value) {
        case ("null", .null), ("boolean", .boolean), ("integer", .integer), ("number", .integer), ("number", .number),
            ("string", .string), ("array", .array), ("object", .object):
            true
        default: false
        }
    }

    private static func isWritten(_ text: String, _ format: String?) -> Bool {
        switch format {
        case "date": LocalDay(text) != nil
        case "date-time":
            (try? Date(text, strategy: .iso8601.time(includingFractionalSeconds: true))) != nil
                || (try? Date(text, strategy: .iso8601)) != nil
        case "uuid": BeaconUUID(text) != nil
        case "binary": true
        default: false
        }
    }
}
