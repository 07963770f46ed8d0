/// Why a receiver cannot be called or placed so.
package enum ReceiverError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Field: String, Hashable, Sendable {
        case name, room
    }

    case empty(Field)
    case tooLong(Field)
    case controlCharacter(Field)
    /// Another receiver is called so.
    case nameTaken(String)
    case noSuchReceiver(String)
    /// Somebody else changed it since it was looked at.
    case changedMeanwhile

    package var description: String {
        switch self {
        case .empty(let field): "The \(field.rawValue) is empty. Enter 1 to \(ReceiverPlacement.longest) characters."
        case .tooLong(let field):
            "The \(field.rawValue) is too long. Use at most \(ReceiverPlacement.longest) characters."
        case .controlCharacter(let field): "The \(field.rawValue) contains a control character. Remove it."
        case .nameTaken(let name): "Another receiver is called “\(name)”. Choose another name."
        case .noSuchReceiver(let id): "There is no receiver “\(id)”. List the receivers to find the right one."
        case .changedMeanwhile: "Somebody else has just changed this receiver. Look at it again and repeat your change."
        }
    }
}
