package import Attendance
package import BeaconKit

/// One meeting with another station, as a state machine: what is asked, and what follows from the answers. It does no I/O
/// and keeps nothing: each part that it hands out is kept before the next is asked for, so a meeting may end anywhere.
package struct SharingExchange: Sendable {
    /// What an answer means.
    package enum Step: Sendable {
        /// Keep this, then go on with ``request()``.
        case keep(SharingPart)
        /// There is nothing more.
        case done
        /// The other's entry, to be compared with the one that is held there: see ``judge(_:held:at:)``.
        case compare(Head)
    }

    private let peer: PeerID
    private var held: HeldChain
    /// How much the clocks of two stations may differ, in µs: as much as a punch and its journal.
    private static let clockTolerance = RecordedPunch.clockTolerance

    /// - Parameter held: what is held of the other's chain.
    package init(with peer: PeerID, held: HeldChain) {
        self.peer = peer
        self.held = held
    }

    /// What is to be asked next.
    package func request() throws -> [UInt8] { try SharingRequest(held).bytes() }

    /// Receives the answer to ``request()``.
    ///
    /// - Throws: ``SharingError``: then the meeting is over.
    package mutating func receive(_ answer: [UInt8], at now: Instant) throws -> Step {
        let answer = try SharingAnswer(reading: answer)
        if answer.nothingShared == true { throw SharingError.nothingShared }
        if let contradiction = answer.contradiction { return .compare(try genuine(contradiction)) }
        guard let part = answer.part, let excerpt = part.excerpt else { throw SharingError.unreadable }
        guard excerpt.isGenuine(of: peer) else { throw SharingError.notGenuine }
        // With another mark it begins anew; else it goes on where the last part ended.
        let isAnew = part.mark != held.mark
        let before = isAnew ? Head(sequence: 0, hash: Entry.noHash) : held.position
        guard excerpt.first == before.sequence + 1, excerpt.previous == before.hash, !part.mark.isEmpty else {
            throw SharingError.unreadable
        }
        if excerpt.places.isEmpty, !isAnew { return .done }
        let values = part.values.map {
            PersonalValue(value: Array($0.value), person: PersonID(rawValue: $0.person), salt: Array($0.salt))
        }
        held.mark = part.mark
        held.position = Head(sequence: excerpt.last, hash: excerpt.places.last?.hash ?? before.hash)
        if held.position.sequence > held.head.sequence { held.head = held.position }
        let difference = part.clock.subtractingReportingOverflow(now.microseconds)
        return .keep(
            SharingPart(
                excerpt: excerpt,
                values: values,
                mark: part.mark,
                isClockDoubtful: difference.overflow || difference.partialValue.magnitude > Self.clockTolerance
            )
        )
    }

    /// What it means that the other station does not know what is held of it.
    ///
    /// - Parameters:
    ///   - other: an entry as the other has it.
    ///   - hash: the hash that is held in that place; `nil` if nothing is.
    package func judge(_ other: Head, held hash: [UInt8]?, at now: Instant) throws(SharingError) -> SharingTrouble {
        if let hash, hash != other.hash {
            return SharingTrouble(peer: peer, kind: .forked, sequence: other.sequence, since: now)
        }
        // It says that it does not know an entry, but it has the very same.
        guard hash != nil, other.sequence < held.head.sequence else { throw .unreadable }
        return SharingTrouble(peer: peer, kind: .lostEntries, sequence: other.sequence + 1, since: now)
    }

    private func genuine(_ contradiction: SharingAnswer.Contradiction) throws -> Head {
        guard let hash = Hexadecimal.bytes(contradiction.hash), let signature = Hexadecimal.bytes(contradiction.seal)
        else { throw SharingError.unreadable }
        let seal = Seal(sequence: contradiction.sequence, publicKey: peer.publicKey, signature: signature)
        guard seal.covers(hash: hash) else { throw SharingError.notGenuine }
        return Head(sequence: contradiction.sequence, hash: hash)
    }
}
