package import Attendance
package import BeaconKit

/// A conflict with what people can read of it.
package struct ConflictView: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case edits, number, badge, removal, erasure
    }

    /// A side as it is shown.
    package struct Side: Hashable, Sendable {
        /// The first digits of the station's key.
        package let station: String
        /// Whether it was recorded here, so that ``actor`` is somebody of here.
        package let isOwn: Bool
        package let happened: Instant
        package let actor: String
        package let number: PersonNumber?
        /// `nil` where it was erased, or where the side is a removal.
        package let details: PersonDetails?
        package let hasPhoto: Bool
        /// Whether the side removed or erased the person.
        package let isRemoval: Bool
    }

    package let id: String
    package let kind: Kind
    /// The number or the badge in question.
    package let subject: String?
    /// The first is what is shown until somebody decides.
    package let sides: [Side]

    init(_ conflict: Conflict, roster: Roster, store: any JournalStore & SharingStore) throws {
        id = conflict.id
        switch conflict.subject {
        case .edits: (kind, subject) = (.edits, nil)
        case .number(let number): (kind, subject) = (.number, "\(number)")
        case .badge(let identity): (kind, subject) = (.badge, "\(identity)")
        case .removal: (kind, subject) = (.removal, nil)
        case .erasure: (kind, subject) = (.erasure, nil)
        }
        let kind = kind
        let own = try store.stationID()
        sides = try conflict.sides.map { side in
            let person = roster.anyone(side.person)
            let isRemoval = (kind == .removal || kind == .erasure) && side.state == nil
            let details = try side.state.map { try store.details($0.details) } ?? (isRemoval ? nil : person?.details)
            return Side(
                station: String(side.origin.text.prefix(8)),
                isOwn: side.origin == own,
                happened: side.happened,
                actor: side.actor,
                number: side.state?.number ?? (isRemoval ? nil : person?.number),
                details: details,
                hasPhoto: side.state?.photo != nil,
                isRemoval: isRemoval
            )
        }
    }
}
