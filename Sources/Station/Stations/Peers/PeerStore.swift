package import Attendance
package import BeaconKit

/// Where stations that are trusted, pairings and messages are kept. Everything is durable when a call returns, and several
/// processes may use one store. Every call throws ``StoreError``.
package protocol PeerStore: Sendable {
    /// All stations that are trusted, in order of their names.
    func peers() throws -> [Peer]
    func peer(_ id: PeerID) throws -> Peer?
    /// Notes that a station was spoken with, and what is new of where it is.
    func recordContact(with id: PeerID, address: PeerAddress?, uuid: BeaconUUID?, at now: Instant) throws
    /// Notes that a station was heard over the air.
    func recordHeard(_ id: PeerID, at instant: Instant) throws
    func setTakesMessages(_ takes: Bool, of id: PeerID) throws

    /// All pairings under way or failed.
    func pairings() throws -> [Pairing]
    func pairing(_ id: String) throws -> Pairing?
    func save(_ pairing: Pairing) throws
    /// Changes a pairing as it stands now; what `change` throws leaves it as it is.
    ///
    /// - Returns: the changed one; `nil` if it is not there any more.
    func changePairing(_ id: String, _ change: (inout Pairing) throws -> Void) throws -> Pairing?
    func removePairing(_ id: String) throws

    /// Whether strangers are answered just now.
    func pairingWindow() throws -> PairingWindow
    /// Changes it as it stands now.
    func changePairingWindow(_ change: (inout PairingWindow) -> Void) throws

    /// Messages, the newest first.
    ///
    /// - Parameter incoming: only those that came, or only those that go; `nil` for both.
    func messages(incoming: Bool?, limit: Int) throws -> [Message]
    func message(_ id: MessageID) throws -> Message?
    /// How many bytes are still to come of messages that were announced and taken.
    func announcedBytes() throws -> Int64
    /// Adds a message that nobody has yet.
    func add(_ message: Message) throws
    /// Changes a message as it stands now.
    ///
    /// - Parameter change: returns what is to be appended to the journal in the same transaction; what it throws leaves
    ///   all as it is.
    /// - Returns: the changed one; `nil` if there is none.
    func changeMessage(
        _ id: MessageID,
        recorded: Instant,
        _ change: (inout Message) throws -> EntryDraft?
    ) throws -> Message?
    /// The message that is to be sent to a station next.
    func messageDue(to peer: PeerID, at now: Instant) throws -> Message?
    /// Makes all that waits for a station due, because it was heard of.
    func hastenMessages(to peer: PeerID, at now: Instant) throws
    /// Which messages of a station were read, and it does not know that yet.
    func readUntold(of peer: PeerID) throws -> [MessageID]
    func setReadTold(_ ids: [MessageID]) throws
    /// Messages that have not changed since an instant and are not deleted yet.
    func messages(unchangedSince instant: Instant) throws -> [Message]
    /// Messages for the wall screen that nobody has read, the newest first.
    func wallMessages(since instant: Instant) throws -> [Message]

    /// Stations that were paired and are not trusted are forgotten but for the journal.
    func forgetContact(of id: PeerID) throws
    /// `nil` before the site is set up.
    func site() throws -> Site?
}
