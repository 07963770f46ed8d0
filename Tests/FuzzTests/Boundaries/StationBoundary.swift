import Attendance
import BeaconKit
import FactExamples
import MusterStorage
import Station

/// Packets of a controller into a whole station: badges, items, rules, check-ins by number, and its journal.
struct StationBoundary: Boundary {
    static let casesTogether: UInt64 = 400

    private let journal: SQLiteJournal
    private let station: LiveStation
    /// Whom people entered before anything was heard.
    private let roster: Roster
    private var air: MutatedAir
    private var seconds = 0
    /// Wall time minus steady time, in s.
    private var clockError: Int64 = 0

    init(_ random: inout FuzzCase) async throws {
        journal = try SQLiteJournal()
        try SmallOffice.furnish(journal)
        roster = try journal.state().roster
        let places = [
            ReceiverPlace(id: ReceiverID(rawValue: 0), name: "door", room: "Entrance"),
            ReceiverPlace(id: ReceiverID(rawValue: 1), name: "hall", room: "Hall"),
        ]
        station = try await LiveStation(
            store: journal,
            receivers: places,
            now: SmallOffice.start,
            version: "fuzz",
            logger: SmallOffice.logger()
        )
        let reply = CheckinBeacon.replyUUID(of: SmallOffice.siteUUID)
        air = MutatedAir(
            known: (7...9).map { SmallOffice.badge($0) } + [SmallOffice.badge(40), FactExamples.beacon]
                + (7...12).map { CheckinBeacon.call($0, site: SmallOffice.siteUUID) }
                + [BeaconIdentity(uuid: reply, major: 1, minor: 7), CheckinBeacon.station(of: SmallOffice.siteUUID)]
        )
    }

    mutating func take(_ random: inout FuzzCase) async throws {
        seconds += random.once(in: 30) ? random.number(60...7_200) : 1
        if random.once(in: 100) { clockError = Int64.random(in: -1_000_000_000...4_000_000_000, using: &random) }
        let now = SmallOffice.start.adding(microseconds: Int64(seconds) * 1_000_000)
        var batch = ReportBatch()
        for _ in 0..<random.number(0...12) {
            let packet = air.packet(&random)
            batch.append(
                packet: packet.span,
                receiver: ReceiverID(rawValue: .random(in: 0...1, using: &random)),
                at: now
            )
        }
        let entries = try journal.ownHead().sequence
        await station.ingest(batch)
        await station.advance(to: now, wall: now.adding(microseconds: clockError * 1_000_000))
        if random.once(in: 10) {
            await station.publish()
            _ = await (station.beacons(), station.receiverReports(), station.items(), station.transmissions(at: now))
        }
        let new = try journal.entries(after: entries, limit: 1_000)
        if !new.isEmpty { random.accept() }
        try check(new)
        if random.once(in: 40) {
            let findings = try journal.verifyAll()
            try FuzzFailure.unless(findings.isEmpty, "the journal does not verify: \(findings)")
        }
    }

    /// Whoever has a radio makes people come and go, and changes nothing else.
    private func check(_ new: [Entry]) throws {
        for entry in new {
            let isOfRadio = entry.source.isHeard || entry.source == .system
            try FuzzFailure.unless(isOfRadio, "the radio wrote in the name of \(entry.source): \(entry.fact)")
            guard case .punched(let punch) = entry.fact else { continue }
            try FuzzFailure.unless(roster.people[punch.person] != nil, "somebody unknown was punched: \(punch)")
        }
        guard !new.isEmpty else { return }
        try FuzzFailure.unless(try journal.state().roster == roster, "the radio changed the roster")
    }
}
