/// Why a time stamp is not kept, or does not count. The description is one sentence.
package enum TimeStampError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes are not what they should be; the text says what they should be.
    case unreadable(String)
    /// The server refused, for a reason of its own.
    case refused(String)
    /// A stamp that the wanted authority has nothing to do with.
    case notGenuine(String)
    /// The stamp is about something else than what was asked.
    case otherImprint
    /// The answer is to another request.
    case otherNonce
    /// The server was not reached, or did not answer with a time stamp.
    case noAnswer(String)

    /// Whether the server was at fault, and another attempt may do.
    package var isOfServer: Bool {
        switch self {
        case .noAnswer, .refused, .otherNonce: true
        case .unreadable, .notGenuine, .otherImprint: false
        }
    }

    package var description: String {
        switch self {
        case .unreadable(let what): "This is not \(what) in the format of RFC 3161."
        case .refused(let reason): "The time-stamp server refused: \(reason)."
        case .notGenuine(let reason):
            "The time stamp is not signed by a server of that authority and was discarded: \(reason)."
        case .otherImprint: "The time stamp is not for this entry of the journal."
        case .otherNonce: "The answer belongs to another request. Ask again."
        case .noAnswer(let reason): "The time-stamp server gave no time stamp: \(reason)"
        }
    }
}
