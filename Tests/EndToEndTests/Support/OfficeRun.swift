import Attendance
import BeaconKit
import Foundation
import Logging
import MusterRadio
import MusterStorage
import Station
import muster

/// A station in the simulated office from a quarter to eight on a Monday on, and what breaks there.
struct OfficeRun {
    /// Something that breaks for a while.
    struct Fault: Sendable {
        enum Kind: Sendable {
            /// All receivers are deaf.
            case deaf
            /// The station is off: its plug is pulled.
            case off
            /// The clock on the wall is so many seconds ahead; behind if negative.
            case clock(Int)
        }

        let kind: Kind
        let span: Range<Instant>
    }

    static let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    /// Monday, 2 March 2026.
    static let monday = Instant(microseconds: 1_772_406_000_000_000)

    var office: SimulatedOffice
    let store: SQLiteJournal
    /// The office's people, in the cast's order.
    let people: [Person]
    var faults: [Fault] = []
    private var station: LiveStation?

    /// - Parameter hours: the site's, as `09:00-17:30`; `nil` for the usual ones.
    init(seed: UInt64, cast: Cast = .demo, hours: String? = nil) throws {
        office = SimulatedOffice(seed: seed, firstDay: Self.monday, timeZone: Self.zone, cast: cast)
        store = try SQLiteJournal()
        var setup = SiteSetup()
        setup.timeZone = Self.zone.identifier
        setup.hours = hours
        try setup.apply(to: store, at: office.start, fresh: (BeaconUUID(high: 1, low: 2), "UTC"))
        people = try RosterCommands(store: store, actor: "test", source: .system)
            .add(office.people(), at: office.start)
    }

    /// Lets time pass in steps, until a moment.
    ///
    /// - Parameters:
    ///   - seconds: the length of a step.
    ///   - look: is called after each step.
    mutating func advance(
        to end: Instant,
        by seconds: Int64,
        look: (SimulatedOffice, Instant) -> Void = { _, _ in }
    ) async throws {
        if station == nil { station = try await start(at: office.now) }
        var batch = ReportBatch()
        while office.now < end {
            let now = min(end, office.now.adding(microseconds: seconds * 1_000_000))
            var isDeaf = false
            var isOff = false
            var ahead = 0
            for fault in faults where fault.span.contains(now) {
                switch fault.kind {
                case .deaf: isDeaf = true
                case .off: isOff = true
                case .clock(let seconds): ahead += seconds
                }
            }
            batch.removeAll()
            office.advance(to: now, into: &batch)
            if isDeaf { batch.removeAll() }
            if isOff {
                station = nil
            } else {
                let running: LiveStation
                if let station { running = station } else { running = try await start(at: now) }
                station = running
                await running.ingest(batch)
                await running.advance(to: now, wall: now.adding(microseconds: Int64(ahead) * 1_000_000))
            }
            look(office, now)
        }
    }

    private func start(at now: Instant) async throws -> LiveStation {
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        return try await LiveStation(
            store: store,
            receivers: office.places,
            now: now,
            speed: 60,
            version: "test",
            logger: logger
        )
    }
}
