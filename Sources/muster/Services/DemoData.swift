import Attendance
import BeaconKit
import Foundation
import MusterRadio
import MusterStorage
import Station

/// The demo's own data: emptied at a fresh start, filled with the office's people, or gone on with.
enum DemoData {
    private static let timeZone = "Europe/Berlin"

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

    /// Where the last demo ended, or a quarter to eight on this week's Monday.
    static func start(_ store: SQLiteJournal) throws -> Instant {
        let state = try store.state()
        if state.head > 0, let last = try store.entries(after: state.head - 1, limit: 1).last {
            return max(last.recorded, try store.lastSeen().values.max() ?? last.recorded)
        }
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
        let week = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: Date(.present))
        let monday = calendar.date(from: week) ?? Date(.present)
        return Instant(calendar.date(bySettingHour: 7, minute: 45, second: 0, of: monday) ?? monday)
    }

    /// Adds the site and the people, once.
    static func fill(_ store: SQLiteJournal, office: SimulatedOffice, at now: Instant) throws {
        guard try store.state().site == nil else { return }
        var setup = SiteSetup()
        setup.name = "Muster Demo"
        setup.timeZone = timeZone
        setup.hours = "09:00-17:30"
        setup.grace = 5
        try setup.apply(to: store, at: now, fresh: (BeaconUUID.random(), timeZone))
        try RosterCommands(store: store, actor: "demo", source: .system).add(try office.people(), at: now)
    }
}
