import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station

/// The snapshot and what changes them, as the command line opens them: beside a running station or without one.
struct AttendanceAccess {
    let store: SQLiteJournal
    let repository: AttendanceRepository
    let commands: AttendanceCommands
    let now = Instant.present
    /// Who asks, as the journal says it.
    private let actor = "command line (\(ProcessInfo.processInfo.userName))"

    init(_ options: DataOptions, source: Source = .supervisor) async throws {
        store = try SQLiteJournal(folder: try await options.folder(), mode: .existing)
        repository = AttendanceRepository(store: store)
        commands = AttendanceCommands(
            repository: repository,
            actor: actor,
            source: source
        )
    }

    /// The snapshot as it stands.
    ///
    /// - Throws: ``StoreError`` with the code `noSite` before the site is set up.
    func snapshot() async throws -> Snapshot {
        let snapshot = try await repository.snapshot()
        guard snapshot.site != nil else { throw StoreError.siteNotSetUp }
        return snapshot
    }

    /// Notes that somebody looks at somebody's record, or at everybody's at once, as pages do. Where that cannot be written,
    /// as with a full disk, they see it all the same.
    func log(_ part: RecordAccess.Part, of person: Person? = nil, in snapshot: Snapshot) {
        do {
            try store.record(
                RecordAccess(
                    person: person?.id,
                    actor: actor,
                    part: part,
                    day: snapshot.today(at: now),
                    first: now,
                    last: now
                )
            )
        } catch {
            Notice.print("The access to the record could not be logged: \(error)")
        }
    }

    /// When somebody means: `09:00` of today, or a whole date.
    func instant(_ text: String, in snapshot: Snapshot) throws -> Instant {
        var reader = WallTimeReader(zones: snapshot.attendance.zones)
        return try reader.instant(text.count <= 8 ? "\(snapshot.today(at: now)) \(text)" : text)
    }
}

extension LocalDay: ExpressibleByArgument {
    /// Reads `2026-11-21`.
    public init?(argument: String) { self.init(argument) }
}

extension Punch.Direction: ExpressibleByArgument {}

extension Leave.Kind: ExpressibleByArgument {}
