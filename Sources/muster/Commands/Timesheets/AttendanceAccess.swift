import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station

/// The books and what changes them, as the command line opens them: beside a running station or without one.
struct AttendanceAccess {
    let store: SQLiteJournal
    let keeper: Bookkeeper
    let commands: AttendanceCommands
    let now = Instant.present
    /// Who asks, as the journal says it.
    private let actor = "command line (\(ProcessInfo.processInfo.userName))"

    init(_ options: DataOptions, source: Source = .supervisor) async throws {
        store = try SQLiteJournal(folder: try await options.folder(), mode: .existing)
        keeper = Bookkeeper(store: store)
        commands = AttendanceCommands(
            keeper: keeper,
            actor: actor,
            source: source
        )
    }

    /// The books as they stand.
    ///
    /// - Throws: ``StoreError`` with the code `noSite` before the site is set up.
    func books() async throws -> Books {
        let books = try await keeper.books()
        guard books.site != nil else { throw StoreError.siteNotSetUp }
        return books
    }

    /// Notes that somebody looks at somebody's record, or at everybody's at once, as pages do. Where that cannot be written,
    /// as with a full disk, they see it all the same.
    func note(_ part: RecordAccess.Part, of person: Person? = nil, in books: Books) {
        do {
            try store.note(
                RecordAccess(
                    person: person?.id,
                    actor: actor,
                    part: part,
                    day: books.today(at: now),
                    first: now,
                    last: now
                )
            )
        } catch {
            Notice.print("The access to the record could not be logged: \(error)")
        }
    }

    /// When somebody means: `09:00` of today, or a whole date.
    func instant(_ text: String, in books: Books) throws -> Instant {
        var reader = WallTimeReader(zones: books.attendance.zones)
        return try reader.instant(text.count <= 8 ? "\(books.today(at: now)) \(text)" : text)
    }
}

extension LocalDay: ExpressibleByArgument {
    /// Reads `2026-11-21`.
    public init?(argument: String) { self.init(argument) }
}

extension Punch.Direction: ExpressibleByArgument {}

extension Leave.Kind: ExpressibleByArgument {}
