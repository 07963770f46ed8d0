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
        case .unknownKind(let kind): "it is of the unknown kind “\(kind)”"
        case .unknownSource(let source): "it comes from the unknown source “\(source)”"
        case .badPayload(let kind): "its payload is not that of the kind “\(kind)”"
        case .notFinite: "it holds a number that is not finite"
        case .implausible: "it holds a time or a text beyond what is recorded"
        }
    }
}
