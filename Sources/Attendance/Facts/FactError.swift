/// Why a fact cannot be written to the journal or read from it.
package enum FactError: Error, Hashable, Sendable {
    /// Written by a newer version, or forged.
    case unknownKind(String)
    /// From a source that this version does not know.
    case unknownSource(String)
    /// The payload is not the JSON that this kind of fact has.
    case badPayload(kind: String)
    /// A number that JSON cannot hold.
    case notFinite
    /// A time, a number or a text that no station records.
    case implausible
}

extension FactError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownKind(let kind): "its kind “\(kind)” is unknown"
        case .unknownSource(let source): "its source “\(source)” is unknown"
        case .badPayload(let kind): "its payload does not match the kind “\(kind)”"
        case .notFinite: "it contains a number that is not finite"
        case .implausible: "it contains a time or a text that is out of range"
        }
    }
}
