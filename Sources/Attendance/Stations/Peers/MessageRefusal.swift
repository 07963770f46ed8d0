/// Why a station does not take a message.
package enum MessageRefusal: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is larger than a message of its kind may be.
    case tooLarge = "too-large"
    /// The receiver's disk would be nearly full.
    case diskFull = "disk-full"
    /// The receiver takes no messages of this station.
    case notWanted = "not-wanted"
    /// What arrived has another hash than what was announced.
    case damaged
    /// Another message had this identifier before.
    case replayed
    /// It is not what it says to be: no text in UTF-8, no picture, or one of so many pixels that it fills the memory.
    case badContent = "bad-content"
    /// Its name is a path, or has characters in it that no name has.
    case badName = "bad-name"
    /// Somebody deleted it at the receiver before it was there whole.
    case deleted
}
