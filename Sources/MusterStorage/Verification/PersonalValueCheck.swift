import Attendance
import Foundation
import GRDB

/// Checks the personal values against the commitments in the chain.
struct PersonalValueCheck {
    private struct Reference {
        let person: PersonID
        let sequence: Int64
        /// The day of the punch that it signs; `nil` for what is no signature.
        var signed: LocalDay?
    }

    /// What must be there: committed to and not erased since.
    private var expected: [Commitment: Reference] = [:]
    private var accounts = AccountNames()

    mutating func check(_ entry: Entry) {
        if let (person, commitments) = entry.fact.personal {
            for commitment in commitments {
                expected[commitment] = Reference(person: person, sequence: entry.sequence, signed: entry.signedDay)
            }
        }
        accounts.apply(entry.fact)
        if case .personErased(let erased) = entry.fact {
            let names = accounts.names(of: erased.person)
            expected = expected.filter { $0.value.person != erased.person && !names.contains($0.key) }
        }
        if case .visitorRemoved(let removed) = entry.fact {
            expected = expected.filter { $0.value.person != removed.id }
        }
        if case .contentExpired(let expiry) = entry.fact, expiry.kind == .signatures {
            expected = expected.filter { $0.value.signed.map { $0 >= expiry.before } ?? true }
        }
    }

    /// Compares with the table.
    func findings(_ db: Database) throws -> [Finding] {
        var findings: [Finding] = []
        var absent = expected
        let rows = try Row.fetchCursor(db, sql: "SELECT commitment, person, salt, value FROM personal ORDER BY rowid")
        while let row = try rows.next() {
            guard let value = try? PersonalValue(row) else {
                findings.append(Finding(.personalChanged, "A personal value can no longer be read."))
                continue
            }
            absent[value.commitment] = nil
            let reference = expected[value.commitment]
            if reference == nil {
                let reason =
                    "A personal value of \(value.person.rawValue) exists that no entry commits to or that was erased."
                findings.append(Finding(.personalUnexpected, reason))
            } else if !value.isGenuine || reference?.person != value.person {
                let reason = "A personal value that entry \(reference?.sequence ?? 0) commits to was changed."
                findings.append(Finding(.personalChanged, sequence: reference?.sequence, reason))
            }
        }
        for reference in absent.values.sorted(by: { $0.sequence < $1.sequence }) {
            let reason =
                "A personal value that entry \(reference.sequence) commits to is missing but was not erased."
            findings.append(Finding(.personalMissing, sequence: reference.sequence, reason))
        }
        return findings
    }
}

extension Entry {
    /// The day on the site's wall on which somebody signed; `nil` if nobody did.
    fileprivate var signedDay: LocalDay? {
        if case .punched(let punch) = fact, punch.signature != nil { day } else { nil }
    }
}

extension PersonalValue {
    /// Reads commitment, person, salt and value.
    fileprivate init(_ row: Row) throws {
        self.init(
            commitment: Commitment(rawValue: try row.value(0)),
            person: PersonID(rawValue: try row.value(1)),
            salt: Array(try row.value(2) as Data),
            value: Array(try row.value(3) as Data)
        )
    }
}
