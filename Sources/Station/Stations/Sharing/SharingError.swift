package import Attendance

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
    /// A selection names a number that nobody has.
    case noSuchPerson(PersonNumber)

    package var description: String {
        switch self {
        case .nothingShared:
            "That station shares nothing with this one. Run there: muster stations share PEER --people all"
        case .nothingTaken:
            "This station accepts nothing from that one. Run here: muster stations take PEER --people all"
        case .unreadable: "That station gave an invalid answer. Check its log, and any proxy or firewall in between."
        case .newer: "That station has a newer version of muster. Install that version here."
        case .notGenuine:
            "The data is not signed by that station and was discarded. Check the network: somebody may be intercepting the connection."
        case .trouble(let trouble): trouble.description
        case .noSuchPeer(let text):
            "“\(text)” is not a station. Give its name, its key of 64 hexadecimal digits, or at least the first 8."
        case .noSuchPerson(let number): "Nobody has the number \(number). Check the number."
        case .badSelection(let text):
            "“\(text)” is not a selection. Use all, none, or a list such as department:Sales,number:7."
        }
    }
}
