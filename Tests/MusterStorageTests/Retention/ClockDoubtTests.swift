import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("A clock that is in doubt")
struct ClockDoubtTests {
    private static let year = 365

    @Test("a clock that is set a year ahead takes nothing away")
    func jumped() async throws {
        var station = try KeptStation()
        try station.work(0..<30)
        try await station.keep([.presence: 7, .attendance: 93, .signatures: 93])
        let later = station.at(30 + Self.year, 0)
        try station.record(.clockJumped(ClockJumped(seconds: Double(Self.year) * 86_400)), at: later)
        #expect(try station.store.clockDoubt(at: later)?.cause == .jumped(seconds: Double(Self.year) * 86_400))
        #expect(try await station.manager.expire(at: later) == 0)
        #expect(try station.count(Punch.kind) == 120)
        // Set back within the week.
        let back = station.at(33, 0)
        try station.record(.clockJumped(ClockJumped(seconds: -Double(Self.year) * 86_400)), at: back)
        try station.work(33..<42)
        #expect(try station.store.clockDoubt(at: station.now) == nil)
        #expect(try await station.expire() == 0)
    }

    @Test("a station that was off for a year waits a week, or until somebody has looked at the clock")
    func gap() async throws {
        var station = try KeptStation()
        try station.work(0..<30)
        try await station.keep([.attendance: 93, .signatures: 93])
        let start = station.at(30 + Self.year, 0)
        // Before it has recorded anything, too.
        #expect(try station.store.clockDoubt(at: start) != nil)
        try station.record(.stationStarted(StationStarted(version: "1")), at: start)
        guard case .gap(let days)? = try station.store.clockDoubt(at: start)?.cause else {
            Issue.record("no gap")
            return
        }
        #expect(days == Self.year - 1 || days == Self.year)
        #expect(try await station.manager.expire(at: start) == 0)
        let week = start.adding(microseconds: ClockDoubt.duration)
        try station.record(.receiverHeard, at: week.adding(microseconds: -60_000_000))
        #expect(try station.store.clockDoubt(at: week.adding(microseconds: -1)) != nil)
        #expect(try station.store.clockDoubt(at: week) == nil)

        try station.manager.confirmClock(actor: "tester", source: .supervisor, at: start)
        #expect(try station.store.clockDoubt(at: start) == nil)
        #expect(try await station.manager.expire(at: start) == 120)
        try station.check()
    }

    @Test("a clock behind the last entry is in doubt, a small correction of it is not, and neither are quiet days")
    func others() throws {
        var station = try KeptStation()
        try station.work(0..<5)
        #expect(try station.store.clockDoubt(at: station.at(3, 0))?.cause == .behind)
        try station.record(.clockJumped(ClockJumped(seconds: 60)), at: station.now)
        #expect(try station.store.clockDoubt(at: station.now) == nil)
        try station.record(.stationStarted(StationStarted(version: "1")), at: station.at(10, 0))
        #expect(try station.store.clockDoubt(at: station.at(10, 1)) == nil)
        #expect(try station.store.clockDoubt(at: station.at(17, 0))?.cause == .gap(days: 7))
    }
}
