package import Attendance
package import BeaconKit
import Crypto

/// Two stations that are about to trust each other, as one of them sees it.
///
/// Both commit to a random number before either reveals its own, the caller first: so nobody between the two can choose
/// numbers until both sides show the same code, nor learn the code of a station that he calls before it shows it. Both keys
/// are in the code, as TLS showed them. See docs/decisions/peers.md.
package struct Pairing: Hashable, Sendable, Codable, Identifiable {
    package enum Phase: String, Hashable, Sendable, Codable {
        /// The other station is to be called.
        case calling
        /// The other station called, and has not revealed its number yet.
        case called
        /// The other station answered, and has not revealed its number yet.
        case answered
        /// Both sides show the code.
        case comparing
        /// It came to nothing.
        case failed
    }

    /// How long two people have to compare, in µs: five minutes.
    package static let patience: Int64 = 300_000_000

    package let id: String
    /// Whether this station calls, or was called.
    package let isCaller: Bool
    /// `nil` where it is not known yet or the other station is not to be reached.
    package private(set) var address: PeerAddress?
    package private(set) var peer: PeerID?
    /// What the other station calls itself.
    package private(set) var name = ""
    package private(set) var uuid: String?
    package private(set) var phase: Phase
    package private(set) var failure: PairingFailure?
    /// Who confirmed here.
    package private(set) var confirmedBy: String?
    package private(set) var isConfirmedThere = false
    private let ownNonce: String
    private var otherNonce: String?
    private var commitment: String?
    private let end: Int64

    /// To call a station at an address.
    ///
    /// - Parameter nonce: 32 random bytes.
    package init(id: String, calling address: PeerAddress, nonce: [UInt8], at now: Instant) {
        self.id = id
        isCaller = true
        self.address = address
        ownNonce = Hexadecimal.text(nonce)
        phase = .calling
        end = now.adding(microseconds: Self.patience).microseconds
    }

    /// A station called.
    ///
    /// - Parameter nonce: 32 random bytes.
    package init(
        id: String,
        calledBy peer: PeerID,
        greeting: PairingGreeting,
        address: PeerAddress?,
        nonce: [UInt8],
        at now: Instant
    ) {
        self.id = id
        isCaller = false
        self.peer = peer
        self.address = address
        name = greeting.name.shownName
        uuid = greeting.uuid
        commitment = greeting.commitment
        ownNonce = Hexadecimal.text(nonce)
        phase = .called
        end = now.adding(microseconds: Self.patience).microseconds
    }

    package func isOver(at now: Instant) -> Bool { now.microseconds >= end }

    /// What the caller says first.
    package func greeting(own: PeerID, name: String, uuid: String?, port: Int) -> PairingGreeting {
        PairingGreeting(
            name: name,
            commitment: Self.commitment(to: ownNonce, by: own),
            port: port,
            uuid: uuid
        )
    }

    /// The number that is revealed: by the caller when the other has committed to its own, by the called after that.
    package var nonce: String { ownNonce }

    /// What the called says first.
    package func answer(own: PeerID, name: String, uuid: String?) -> PairingAnswer {
        PairingAnswer(name: name, commitment: Self.commitment(to: ownNonce, by: own), uuid: uuid)
    }

    /// The other has committed to its number, so that the caller's own may be revealed.
    package mutating func answered(by peer: PeerID, _ answer: PairingAnswer) {
        guard isCaller, phase == .calling else { return }
        self.peer = peer
        name = answer.name.shownName
        uuid = answer.uuid
        commitment = answer.commitment
        phase = .answered
    }

    /// The other side revealed its number.
    ///
    /// - Throws: ``PairingFailure/cheated`` if it is not what it committed to; then nothing more comes of this.
    package mutating func revealed(_ nonce: String) throws(PairingFailure) {
        guard phase != .calling, phase != .failed, let peer else { throw .ended }
        guard phase != .comparing else {
            guard nonce == otherNonce else {
                fail(.cheated)
                throw .cheated
            }
            return
        }
        guard Hexadecimal.bytes(nonce)?.count == 32, Self.commitment(to: nonce, by: peer) == commitment else {
            fail(.cheated)
            throw .cheated
        }
        otherNonce = nonce
        phase = .comparing
    }

    /// Somebody here says that the codes are the same.
    package mutating func confirm(by actor: String) {
        if phase == .comparing { confirmedBy = actor }
    }

    /// The other side says that its person did.
    package mutating func confirmedThere() {
        if phase == .comparing { isConfirmedThere = true }
    }

    package mutating func fail(_ failure: PairingFailure) {
        phase = .failed
        self.failure = failure
    }

    /// Whether people on both sides said that the codes are the same.
    package var isAgreed: Bool { phase == .comparing && confirmedBy != nil && isConfirmedThere }

    /// The six digits that both sides show; `nil` before both numbers are known.
    package func code(own: PeerID) -> String? {
        guard phase == .comparing, let peer, let otherNonce else { return nil }
        let caller = isCaller ? (own, ownNonce) : (peer, otherNonce)
        let called = isCaller ? (peer, otherNonce) : (own, ownNonce)
        let text = "muster pairing code 1|\(caller.0.text)|\(called.0.text)|\(caller.1)|\(called.1)"
        // 64 bits taken modulo a million: no digit is likelier than another by more than 1 in 10^13.
        let number = SHA256.hash(data: Array(text.utf8)).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let digits = String(number % 1_000_000)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }

    private static func commitment(to nonce: String, by peer: PeerID) -> String {
        Hexadecimal.text(SHA256.hash(data: Array("muster pairing commitment 1|\(peer.text)|\(nonce)".utf8)))
    }
}
