package import Attendance
import BeaconKit
import Foundation
package import Station

extension SQLiteJournal {
    package func bundle(of range: DayRange, in books: Books) throws -> InspectorBundle {
        let zones = books.attendance.zones
        let part = try BundlePart(of: self, from: zones.begin(of: range.from), to: zones.begin(of: range.to.adding(1)))
        guard let key else {
            throw StoreError(.damaged, "The station's key is missing: `muster journal verify` says more.")
        }
        var lines: [ExportLine] = [
            .bundle(
                site: books.site?.name ?? "",
                from: range.from,
                to: range.to,
                first: part.places.first?.sequence ?? 0,
                last: part.places.last?.sequence ?? 0
            ),
            .key(key.publicKey),
        ]
        for person in books.people(in: range) {
            for value in try personalValues(of: person.id) {
                guard PersonDetails(personalValue: value.value) != nil else { continue }
                lines.append(.person(number: person.number, value))
            }
        }
        lines += ExportLine.lines(of: part.places, seals: part.seals)
        lines += part.explanations.map { .expiry($0) }
        var bytes: [UInt8] = []
        for line in lines { bytes += [UInt8](try line.json()) + [0x0A] }
        return InspectorBundle(bytes: bytes, entries: part.places.count)
    }
}
