import Attendance
import BeaconKit
import Foundation
import MusterRadio
import MusterStorage
import Station

/// The demo's own data: emptied at a fresh start, filled with the office's people, or gone on with.
enum DemoData {
    static let timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt

    /// Removes the journal of an earlier demo, and nothing else.
    static func empty(_ folder: String) throws {
        for name in ["journal.sqlite", "journal.sqlite-wal", "journal.sqlite-shm", "station.key"] {
            let path = folder + "/" + name
            guard FileManager.default.fileExists(atPath: path) else { continue }
            do {
                try FileManager.default.removeItem(atPath: path)
            } catch {
                throw StoreError(.notWritable, "\(path) cannot be removed. Name another folder: --data-dir FOLDER.")
            }
        }
    }

    /// Where the last demo ended, if there was one.
    static func lastInstant(_ store: SQLiteJournal) throws -> Instant? {
        let head = try store.state().head
        guard let last = try store.entries(after: head - 1, limit: 1).last else { return nil }
        return max(last.recorded, try store.lastSeen().values.map(\.instant).max() ?? last.recorded)
    }

    /// A moment of the office's first day: the day where the last demo ended, or this week's Monday.
    static func firstDay(_ store: SQLiteJournal) throws -> Instant {
        try lastInstant(store) ?? OfficeCalendar.monday(onOrBefore: .present, timeZone: timeZone)
    }

    /// Adds the site and the people, once.
    static func fill(_ store: SQLiteJournal, office: SimulatedOffice, at now: Instant) throws {
        guard try store.state().site == nil else { return }
        var setup = SiteSetup()
        setup.name = "Muster Demo"
        setup.timeZone = timeZone.identifier
        setup.hours = "09:00-17:30"
        setup.grace = 5
        try setup.apply(to: store, at: now, fresh: (BeaconUUID.random(), timeZone.identifier))
        try RosterCommands(store: store, actor: "demo", source: .system).add(try office.people(), at: now)
        try office.addItems(to: store, at: now)
        try DemoFloors(plan: .demo).add(to: store)
    }

    static let administratorName = "admin"
    /// The account of somebody on the roster, who sees what staff see.
    static let staffName = "sofia"

    /// Lets whoever started the demo sign in, with a password that is new at each start.
    static func administrator(_ access: AccessControl, at now: Instant) async throws -> String {
        let password = String(Secret().text.filter { $0.isLetter || $0.isNumber }.prefix(12))
        if let account = try await access.accounts().first(where: { $0.name == administratorName }) {
            try await access.setPassword(password, of: account.id)
        } else {
            try await access.add(name: administratorName, role: .admin, password: password, by: "demo", at: now)
        }
        return password
    }

    /// Lets one of the staff sign in too, with the same password.
    static func staff(_ access: AccessControl, _ store: SQLiteJournal, password: String, at now: Instant) async throws {
        if let account = try await access.accounts().first(where: { $0.name == staffName }) {
            return try await access.setPassword(password, of: account.id)
        }
        let person = try store.state().roster.people.values.min { $0.number < $1.number }
        try await access.add(
            name: staffName,
            role: .staff,
            person: person?.id,
            password: password,
            by: "demo",
            at: now
        )
    }

    /// Writes what happened before the first day.
    static func writeHistory(_ store: SQLiteJournal, _ access: AccessControl, start: Instant, seed: UInt64) async throws
    {
        let accounts = try await access.accounts()
        let zone = try ZoneClock(timeZone.identifier)
        guard let administrator = accounts.first(where: { $0.name == administratorName }),
            let staff = accounts.first(where: { $0.name == staffName })
        else { return }
        let history = DemoHistory(
            store: store,
            zone: zone,
            first: zone.day(of: start),
            seed: seed,
            administrator: administrator,
            staff: staff
        )
        try await history.write()
    }
}
