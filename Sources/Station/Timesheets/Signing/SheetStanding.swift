package import Attendance
package import BeaconKit

/// The record of a person's days as it is now, and who signed it.
package struct SheetStanding: Hashable, Sendable {
    package enum State: String, Hashable, Sendable {
        /// Nobody has confirmed it.
        case open
        /// The person confirmed it as it is.
        case confirmed
        /// A supervisor countersigned what the person confirmed, as it is.
        case countersigned
        /// It is not what the person confirmed any more: it must be confirmed anew.
        case changed
    }

    package let person: Person
    package let range: DayRange
    /// Of the record as it is.
    package let digest: ContentHash
    /// The person's last signature, also under what has changed since.
    package let confirmed: SignedSheet?
    /// The last signature of a supervisor under what the person confirmed last.
    package let countersigned: SignedSheet?

    package init(person: Person, range: DayRange, digest: ContentHash, signatures: SheetLedger.Signatures?) {
        self.person = person
        self.range = range
        self.digest = digest
        let confirmed = signatures?.confirmed
        self.confirmed = confirmed
        countersigned = signatures?.countersigned.flatMap { signed in
            confirmed.flatMap { signed.signature.digest == $0.signature.digest && signed.at >= $0.at ? signed : nil }
        }
    }

    package var state: State {
        guard let confirmed else { return .open }
        guard confirmed.signature.digest == digest else { return .changed }
        return countersigned == nil ? .confirmed : .countersigned
    }
}

extension Snapshot {
    /// The records of people's days, with who signed them.
    ///
    /// What receivers may still have to report is no part of them, so that they are the same for whoever looks.
    package func standings(of people: [Person], in range: DayRange, at now: Instant) -> [SheetStanding] {
        pay(of: people, in: range, knowledge: Timesheet.Knowledge(complete: now)).map { own in
            SheetStanding(
                person: own.person,
                range: range,
                digest: ContentHash(ofSheet: own.days),
                signatures: attendance.sheets.signatures(of: own.person.id, in: range)
            )
        }
    }

    package func standing(of person: Person, in range: DayRange, at now: Instant) -> SheetStanding {
        standings(of: [person], in: range, at: now)[0]
    }

    /// The same for those alone who have signed: what nobody signed costs nothing.
    package func signedStandings(of people: [Person], in range: DayRange, at now: Instant) -> [SheetStanding] {
        let signed = people.filter { attendance.sheets.signatures(of: $0.id, in: range) != nil }
        return signed.isEmpty ? [] : standings(of: signed, in: range, at: now)
    }
}
