package import BeaconKit

/// What stations recorded without knowing of each other, and what cannot hold together. It is shown until a person
/// decides by recording what holds; until then each station goes on with what it knew first.
package struct Conflict: Hashable, Sendable {
    /// What is contradictory.
    package enum Subject: Hashable, Sendable {
        /// Somebody's name, number or photo was changed in two ways.
        case edits(PersonID)
        /// Several people have one number.
        case number(PersonNumber)
        /// A beacon is the badge of several people.
        case badge(BeaconIdentity)
        /// Somebody was removed by one station and changed by another.
        case removal(PersonID)
        /// Another station erased somebody of whom something is kept here.
        case erasure(PersonID)
    }

    /// One side of it.
    package struct Side: Hashable, Sendable {
        /// The station that recorded it.
        package let origin: PeerID
        package let entry: EntryID
        package let happened: Instant
        package let actor: String
        /// Whom it is about.
        package let person: PersonID
        /// The person's state as this side has it; `nil` where it has none.
        package let state: State?
    }

    /// Somebody's state after an edit.
    package struct State: Hashable, Sendable {
        package let number: PersonNumber
        package let details: Commitment
        package let photo: Commitment?
    }

    package let subject: Subject
    /// The first is what is shown until somebody decides.
    package let sides: [Side]

    /// Names the conflict in addresses and commands.
    package var id: String {
        switch subject {
        case .edits(let person): "edits-\(person.rawValue)"
        case .number(let number): "number-\(number)"
        case .badge(let identity): "badge-\(identity)"
        case .removal(let person): "removal-\(person.rawValue)"
        case .erasure(let person): "erasure-\(person.rawValue)"
        }
    }
}

extension Conflict.Side {
    init(_ fact: ChainFact, person: PersonID, state: Conflict.State? = nil) {
        self.init(
            origin: fact.origin,
            entry: fact.id,
            happened: fact.happened,
            actor: fact.actor,
            person: person,
            state: state
        )
    }
}
