import Foundation

/// A JSON document that can also be what no encoder writes: members twice, numbers beyond any range, objects a thousand deep.
indirect enum JSONTree {
    case null
    case boolean(Bool)
    /// As it is written.
    case number(String)
    case text(String)
    case array([JSONTree])
    case object([(name: String, value: JSONTree)])

    /// - Throws: what `JSONSerialization` throws.
    init(_ bytes: [UInt8]) throws {
        self.init(any: try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed))
    }

    init(text: String) throws { try self.init(Array(text.utf8)) }

    private init(any value: Any) {
        switch value {
        case let text as String: self = .text(text)
        case let number as NSNumber:
            let isBoolean = String(cString: number.objCType) == "c"
            self = isBoolean ? .boolean(number.boolValue) : .number("\(number)")
        case let values as [Any]: self = .array(values.map(Self.init(any:)))
        case let members as [String: Any]:
            self = .object(members.sorted { $0.key < $1.key }.map { ($0.key, Self(any: $0.value)) })
        default: self = .null
        }
    }

    /// The document as it is written, in UTF-8.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return bytes
    }

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .boolean(let value): bytes += (value ? "true" : "false").utf8
        case .number(let digits): bytes += digits.utf8
        case .text(let text): Self.write(text, to: &bytes)
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                Self.write(member.name, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20: bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// The value of a member; `nil` where there is none.
    subscript(_ name: String) -> JSONTree? {
        if case .object(let members) = self { members.first { $0.name == name }?.value } else { nil }
    }

    /// The document with another value of a member.
    func setting(_ name: String, to value: JSONTree) -> JSONTree {
        guard case .object(var members) = self else { return self }
        members.removeAll { $0.name == name }
        members.append((name, value))
        return .object(members)
    }
}
