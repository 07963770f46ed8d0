package import Attendance
import BeaconKit
import Foundation
package import Station

extension SQLiteJournal {
    package func bundle(of range: DayRange, in snapshot: Snapshot) throws -> InspectorBundle {
        let zones = snapshot.attendance.zones
        let part = try BundlePart(of: self, from: zones.begin(of: range.from), to: zones.begin(of: range.to.adding(1)))
        guard let key else {
            throw StoreError(.damaged, "The station's key is missing. For details, run `muster journal verify`.")
        }
        var lines: [ExportLine] = [
            .bundle(
                site: snapshot.site?.name ?? "",
                from: range.from,
                to: range.to,
                first: part.places.first?.sequence ?? 0,
                last: part.places.last?.sequence ?? 0
            ),
            .key(key.publicKey),
        ]
        for person in snapshot.people(in: range) {
            for value in try personalValues(of: person.id) {
                guard PersonDetails(personalValue: value.value) != nil else { continue }
                lines.append(.person(number: person.number, value))
            }
        }
        lines += try reasons(in: part) + accounts(in: part)
        lines += ExportLine.lines(of: part.places, seals: part.seals)
        lines += part.explanations.map { .expiry($0) }
        var bytes: [UInt8] = []
        for line in lines { bytes += [UInt8](try line.json()) + [0x0A] }
        return InspectorBundle(bytes: bytes, entries: part.places.count)
    }

    /// Why corrections of the entries were asked for, made and refused; those that were erased are not there.
    private func reasons(in part: BundlePart) throws -> [ExportLine] {
        var known: [PersonID: [Commitment: PersonalValue]] = [:]
        var lines: [ExportLine] = []
        for entry in part.entries where entry.kind.hasPrefix("correction-") {
            guard let (person, commitments) = try entry.entry().fact.personal else { continue }
            if known[person] == nil { known[person] = try values(of: person) }
            for commitment in commitments {
                guard let value = known[person]?[commitment] else { continue }
                lines.append(.reason(value))
            }
        }
        return lines
    }

    /// What those are called who act in the entries; names that were erased are not there.
    private func accounts(in part: BundlePart) throws -> [ExportLine] {
        try part.accounts.compactMap { entry, seal in
            guard let (subject, commitments) = try entry.entry().fact.personal, let name = commitments.first,
                let value = try values(of: subject)[name]
            else { return nil }
            return .account(entry, seal, value)
        }
    }

    private func values(of person: PersonID) throws -> [Commitment: PersonalValue] {
        Dictionary(try personalValues(of: person).map { ($0.commitment, $0) }) { first, _ in first }
    }
}
