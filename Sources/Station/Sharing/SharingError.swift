/// Why nothing could be exchanged with another station. The description says what to do.
package enum SharingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The other station shares nothing with this one.
    case nothingShared
    /// This station takes nothing over of the other one.
    case nothingTaken
    /// It is no answer of a station.
    case unreadable
    case newer
    /// It is not what the other station signed.
    case notGenuine
    /// The other's chain is not the one that was received before.
    case trouble(SharingTrouble)
    case noSuchPeer(String)
    case badSelection(String)

    package var description: String {
        switch self {
        case .nothingShared: "That station shares nothing with this one. There: muster stations share PEER --people all"
        case .nothingTaken: "This station takes nothing over of that one. Here: muster stations take PEER --people all"
        case .unreadable: "That station did not answer as a station does. Look at its log, and at what is in between."
        case .newer: "That station has a newer version of muster. Install that version here."
        case .notGenuine: "What came is not signed by that station, and was thrown away. Somebody may be in between."
        case .trouble(let trouble): trouble.description
        case .noSuchPeer(let text):
            "“\(text)” is no station. Write its name, or its key of 64 hexadecimal digits, or the key's first 8 or more."
        case .badSelection(let text):
            "“\(text)” selects nobody. Write all, none, or a list as department:Sales,number:7."
        }
    }
}
