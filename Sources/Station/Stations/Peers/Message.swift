package import Attendance
package import BeaconKit

/// A message between this station and another.
package struct Message: Hashable, Sendable, Identifiable {
    package enum State: String, Hashable, Sendable, CaseIterable {
        /// To be sent, or on its way.
        case waiting
        /// Somebody stopped it for now.
        case paused
        /// The other station has it whole.
        case delivered
        /// It is arriving.
        case arriving
        /// It is here, whole and checked.
        case received
        /// It was not taken, there or here.
        case refused
        /// Its content was deleted, by somebody or because its time was over. That it was here is kept, so that it is
        /// never taken again.
        case deleted
    }

    package let id: MessageID
    /// The other station.
    package let peer: PeerID
    /// What that called itself.
    package let peerName: String
    package let isIncoming: Bool
    package let form: MessageForm
    /// What it is called: a file's name, or the beginning of a text.
    package var name: String
    /// Bytes of the content.
    package let size: Int64
    package let hash: ContentHash
    /// Whether it is to be shown on the wall screen.
    package let isForWall: Bool
    /// When it was written, by the sender's clock.
    package let created: Instant
    package var state: State
    package var refusal: MessageRefusal?
    /// How many bytes have arrived; all of them only once they are checked.
    package var progress: Int64 = 0
    /// When its state changed last.
    package var changed: Instant
    /// When somebody read it.
    package var read: Instant?
    /// When it is to be tried next.
    package var due: Instant
    /// How often it was tried since it last got on.
    package var attempts = 0

    package init(
        id: MessageID,
        peer: PeerID,
        peerName: String,
        isIncoming: Bool,
        form: MessageForm,
        name: String,
        size: Int64,
        hash: ContentHash,
        isForWall: Bool,
        created: Instant,
        state: State,
        changed: Instant
    ) {
        self.id = id
        self.peer = peer
        self.peerName = peerName
        self.isIncoming = isIncoming
        self.form = form
        self.name = name
        self.size = size
        self.hash = hash
        self.isForWall = isForWall
        self.created = created
        self.state = state
        self.changed = changed
        due = changed
    }

    /// What announces it.
    package var offer: MessageOffer {
        MessageOffer(
            form: form,
            name: name,
            size: size,
            hash: hash,
            isForWall: isForWall,
            created: created.microseconds
        )
    }

    /// Whether a page may still do something with its content.
    package var hasContent: Bool { isIncoming ? state == .received : state != .deleted }

    /// Whether it has come, whole and checked, also if it was deleted since. Its sender is told so when it asks again.
    package var wasReceived: Bool { state == .received || state == .deleted && refusal == nil && progress == size }

    /// Moves to another state.
    package mutating func become(_ state: State, at now: Instant) {
        self.state = state
        changed = now
    }

    /// It got nowhere: it is tried again after a while, sooner at first.
    package mutating func postpone(at now: Instant) {
        attempts = min(attempts + 1, 20)
        due = now.adding(microseconds: min(1_000_000 << Int64(min(attempts - 1, 6)), 30_000_000))
    }
}
