import BeaconKit
import Foundation
import MusterRadio
import Station
import Testing

@Suite("The days of a simulated office")
struct SimulatedOfficeDayTests {
    private let office: SimulatedOffice

    init() throws {
        office = try OfficeFixture.demo()
    }

    private func whereabouts(
        _ identity: BeaconIdentity,
        _ hour: Int,
        _ minute: Int,
        day: Int = 0
    ) -> SimulatedOffice.Whereabouts? {
        office.truth(at: office.moment(hour, minute, day: day)).first { $0.identity == identity }?.whereabouts
    }

    @Test("the first day has its late comer, early leaver, one on leave and those who lunch in town")
    func people() throws {
        let late = try #require(office.visits(1018).first)
        #expect(late.arrived == office.moment(9, 41, 30))
        let early = try #require(office.visits(1014).last)
        #expect(early.left > office.moment(15, 10) && early.left < office.moment(15, 12))
        #expect(office.visits(1015).isEmpty)
        let amara = office.visits(1005)
        #expect(amara.count == 2)
        #expect(amara[1].arrived.microseconds(since: amara[0].left) > 35 * 60_000_000)
        // All others come before nine, but one within a usual grace.
        for member in office.cast.members where ![1015, 1016, 1018].contains(member.number) {
            let arrived = try #require(office.visits(member.number).first?.arrived)
            #expect(arrived < office.moment(9, 0))
        }
    }

    @Test("the first day has a meeting, a visitor, somebody who passes and a bag that stays")
    func things() throws {
        let meeting = office.script.plan.room(named: "Meeting room")
        for number: UInt16 in [1003, 1005, 1008, 1010, 1016] {
            #expect(whereabouts(office.badge(number), 10, 50) == meeting.map { .room($0) })
        }
        let visitor = office.cast.visitors[0].badge.identity
        #expect(whereabouts(visitor, 9, 19) == .room(0))
        #expect(whereabouts(visitor, 9, 40) == office.script.plan.room(named: "Workshop").map { .room($0) })
        #expect(whereabouts(visitor, 10, 0) == .away)
        #expect(office.visits(ofVisitor: 0, onDay: 0).count == 1)

        #expect(office.truth(at: office.moment(7, 46, 40)).count { $0.whereabouts == .pavement } == 1)

        let bag = office.cast.items[0].badge.identity
        let wrench = office.cast.items[1].badge.identity
        #expect(whereabouts(office.badge(1004), 20, 0) == .away)
        #expect(whereabouts(bag, 20, 0) == .room(1))
        #expect(whereabouts(bag, 3, 0, day: 1) == .room(1))
        #expect(whereabouts(wrench, 12, 0) == .room(3))
        #expect(whereabouts(wrench, 20, 0) == .away)
    }

    @Test("a bag left behind is heard through the night")
    func bagAtNight() throws {
        // The bag's owner alone, for speed.
        let owner = office.cast.members.filter { $0.number == 1004 }
        var office = SimulatedOffice(
            seed: 1,
            firstDay: OfficeFixture.monday,
            timeZone: try OfficeFixture.zone("Asia/Shanghai"),
            cast: Cast(members: owner, items: [self.office.cast.items[0]])
        )
        var evening = ReportBatch()
        office.advance(to: office.moment(23, 30), into: &evening)
        var night = ReportBatch()
        office.advance(to: office.moment(0, 30, day: 1), into: &night)
        let (beacons, others) = try OfficeFixture.decode(night)
        #expect(Set(beacons.map(\.frame.identity)) == [office.cast.items[0].badge.identity])
        #expect(beacons.count > 1500)
        #expect(others > 1500)
    }

    @Test("working days differ, and nobody comes at weekends", arguments: [UInt64(1), 5, 9])
    func week(seed: UInt64) throws {
        let office = try OfficeFixture.demo(seed: seed)
        for day in [5, 6, 12, 13] {
            #expect(office.cast.members.indices.allSatisfy { office.visits(ofMember: $0, onDay: day).isEmpty })
        }
        var mornings: Set<[SimulatedOffice.Visit]> = []
        for day in [0, 1, 2, 3, 4, 7, 8, 9, 10, 11] {
            let firsts = office.cast.members.indices.compactMap { office.visits(ofMember: $0, onDay: day).first }
            #expect(firsts.count >= 12)
            #expect(firsts.contains { $0.arrived > office.moment(9, 15, day: day) }, "somebody is late")
            mornings.insert(firsts)
        }
        #expect(mornings.count == 10)
    }

    @Test("everybody who comes leaves before the night, and comes back only after leaving", arguments: 0..<12)
    func visitsInOrder(day: Int) throws {
        for member in office.cast.members.indices {
            let visits = office.visits(ofMember: member, onDay: day)
            #expect(visits.allSatisfy { $0.arrived < $0.left && $0.left < office.moment(23, 0, day: day) })
            #expect(zip(visits, visits.dropFirst()).allSatisfy { $0.left < $1.arrived })
        }
    }

    @Test("nobody moves at more than a walking pace", arguments: [7, 8, 12, 17])
    func pace(hour: Int) throws {
        var last = office.truth(at: office.moment(hour, 46))
        for second in 1...300 {
            let next = office.truth(at: office.moment(hour, 46, second))
            for (before, after) in zip(last, next) {
                guard let start = before.point, let end = after.point else { continue }
                #expect(start.distance(to: end) <= 1.21)
            }
            last = next
        }
    }

    @Test("a night is quiet, a working day is not, nor is the time when somebody passes")
    func quiet() throws {
        #expect(!office.isQuiet(at: office.moment(12, 0)))
        #expect(!office.isQuiet(at: office.moment(7, 46)))
        #expect(!office.isQuiet(at: office.moment(19, 20)))
        #expect(office.isQuiet(at: office.moment(20, 0)))
        #expect(office.isQuiet(at: office.moment(3, 0, day: 1)))
        #expect(office.isQuiet(at: office.moment(12, 0, day: 5)))
    }

    @Test(
        "days keep to the wall clock through a change of the clocks",
        arguments: ["Europe/Berlin", "America/New_York", "Asia/Shanghai", "Australia/Lord_Howe"]
    )
    func wallClock(identifier: String) throws {
        let zone = try OfficeFixture.zone(identifier)
        let calendar = OfficeCalendar(first: OfficeFixture.monday, timeZone: zone)
        for day in 0..<60 where calendar.isWorkingDay(day) {
            let nine = calendar.instant(day: day, at: TimeOfDay(9, 0))
            #expect(calendar.day(of: nine) == day)
            let offset = Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(nine.microseconds) / 1e6)))
            #expect((nine.microseconds / 1_000_000 + offset) % 86_400 == 9 * 3600)
        }
        let friday = calendar.instant(day: 4, at: TimeOfDay(15, 0))
        #expect(OfficeCalendar.monday(onOrBefore: friday, timeZone: zone) == calendar.midnight(ofDay: 0))
    }
}
