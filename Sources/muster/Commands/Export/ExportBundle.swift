import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station

struct ExportBundle: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bundle",
        abstract:
            "What an inspector needs: entries with their chain and seals, the public key, and names with their proofs.",
        discussion: """
            The entries stand without a gap from the first to the last one that is about the days; `muster journal \
            verify FILE` checks them on any machine. Later corrections are in the bundle with --to today. Compare the \
            public key with the one that the station shows: `muster journal verify`.
            """
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var range: ReportRange
    @OptionGroup var file: ExportOptions

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let books = try await access.books()
        let range = try range.range(today: books.today(at: access.now))
        let from = books.attendance.zones.begin(of: range.from)
        let end = books.attendance.zones.begin(of: range.to.adding(1))
        let part = try BundlePart(of: access.store, from: from, to: end)
        guard let key = try StationKey(folder: try await data.folder()) else {
            throw StoreError(.damaged, "The station's key is missing: `muster journal verify` says more.")
        }
        var lines: [ExportLine] = [
            .bundle(
                site: books.site?.name ?? "",
                from: range.from,
                to: range.to,
                first: part.entries.first?.sequence ?? 0,
                last: part.entries.last?.sequence ?? 0
            ),
            .key(key.publicKey),
        ]
        for person in books.people(in: range) {
            for value in try access.store.personalValues(of: person.id) {
                guard PersonDetails(personalValue: value.value) != nil else { continue }
                lines.append(.person(number: person.number, value))
            }
        }
        let seals = Dictionary(part.seals.map { ($0.sequence, $0) }) { first, _ in first }
        for entry in part.entries {
            lines.append(.entry(entry))
            if let seal = seals[entry.sequence] { lines.append(.seal(seal)) }
        }
        var bytes: [UInt8] = []
        for line in lines { bytes += [UInt8](try line.json()) + [0x0A] }
        try file.write(bytes)
        Notice.print("\(part.entries.count) entries of \(range.from) to \(range.to).")
    }
}
