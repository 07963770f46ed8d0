import Attendance
import BeaconKit
import Testing

@Suite("The roster")
struct RosterTests {
    private let site: Site
    private let mei: Person
    private let sam: Person
    private let tag = BeaconIdentity(uuid: BeaconUUID(high: 9, low: 9), major: 1, minor: 42)

    init() throws {
        site = try Site(
            name: "Test",
            timeZone: "UTC",
            shift: Shift("09:00-17:30", grace: 10),
            broadcastUUID: BeaconUUID(high: 1, low: 2)
        )
        mei = Person(
            id: PersonID(),
            number: try #require(PersonNumber(rawValue: 7)),
            details: try PersonDetails(name: "Mei Lin")
        )
        sam = Person(
            id: PersonID(),
            number: try #require(PersonNumber(rawValue: 70_000)),
            details: try PersonDetails(name: "Sam Hill")
        )
    }

    @Test("people with one number, as two stations may give it, are listed in one order everywhere")
    func order() {
        let twins = (0..<20).map { _ in Person(id: PersonID(), number: mei.number, details: mei.details) }
        let listed = twins.sorted(by: Person.isListedBefore)
        #expect(twins.reversed().sorted(by: Person.isListedBefore) == listed)
        #expect(([sam] + twins).sorted(by: Person.isListedBefore) == listed + [sam])
    }

    @Test("a number belongs to one person, and the refusal names the holder")
    func numberTaken() throws {
        var roster = Roster()
        roster.put(mei)
        #expect(throws: RosterError.numberTaken(mei.number, holder: "Mei Lin")) { try roster.checkFree(mei.number) }
        try roster.checkFree(mei.number, for: mei.id)
        roster.remove(mei.id)
        try roster.checkFree(mei.number)
    }

    @Test("an archived person keeps the number, has no attendance, and their badge may be given on")
    func archived() throws {
        var roster = Roster()
        roster.put(mei)
        roster.put(sam)
        roster.assign(tag, to: mei.id)
        roster.archive(mei.id)
        let broadcast = BeaconIdentity(uuid: site.broadcastUUID, major: 1, minor: 7)
        #expect(roster.person(number: mei.number) == nil)
        #expect(roster.anyone(number: mei.number) == mei)
        #expect(roster.holder(of: tag, site: site) == nil && roster.holder(of: broadcast, site: site) == nil)
        #expect(throws: RosterError.numberArchived(mei.number, holder: "Mei Lin")) {
            try roster.checkFree(mei.number)
        }
        try roster.checkFree(tag)
        roster.assign(tag, to: sam.id)
        #expect(roster.badges(of: mei.id) == [])
        roster.restore(mei.id)
        #expect(roster.person(number: mei.number) == mei)
        #expect(roster.badges == [tag: sam.id])
    }

    @Test("a beacon that somebody else's phone broadcasts is no badge for me, my own is")
    func broadcastTaken() throws {
        var roster = Roster()
        roster.put(mei)
        roster.put(sam)
        let broadcast = BeaconIdentity(uuid: site.broadcastUUID, major: 1, minor: 7)
        #expect(throws: RosterError.badgeTaken(broadcast, holder: "Mei Lin")) {
            try roster.checkFree(broadcast, for: sam.id, site: site)
        }
        try roster.checkFree(broadcast, for: mei.id, site: site)
    }

    @Test(
        "a version stands for what the form shows, and for nothing else",
        arguments: [
            (7, "Mei Lin", "", "", true), (8, "Mei Lin", "", "", false), (7, "Mei", "", "", false),
            (7, "Mei Lin", "a", "", false), (7, "Mei Lin", "", "a", false),
        ]
    )
    func version(number: Int, name: String, department: String, position: String, isSame: Bool) throws {
        let other = Person(
            id: PersonID(),
            number: try #require(PersonNumber(rawValue: number)),
            details: try PersonDetails(name: name, department: department, position: position),
            photo: Commitment(rawValue: "x")
        )
        #expect((other.version == mei.version) == isSame)
    }

    @Test("a changed number frees the old one")
    func numberChanged() throws {
        var roster = Roster()
        roster.put(mei)
        var changed = mei
        changed.number = try #require(PersonNumber(rawValue: 8))
        roster.put(changed)
        #expect(roster.person(number: mei.number) == nil)
        #expect(roster.person(number: changed.number)?.id == mei.id)
    }

    @Test("a beacon is somebody's by assignment, or by broadcasting a number under the site's UUID")
    func holder() {
        var roster = Roster()
        roster.put(mei)
        roster.put(sam)
        roster.assign(tag, to: sam.id)
        let broadcast = BeaconIdentity(uuid: site.broadcastUUID, major: 1, minor: 7)
        #expect(roster.holder(of: tag, site: site) == sam)
        #expect(roster.holder(of: broadcast, site: site) == mei)
        #expect(roster.holder(of: BeaconIdentity(uuid: tag.uuid, major: 1, minor: 7), site: site) == nil)
        #expect(roster.holder(of: BeaconIdentity(uuid: site.broadcastUUID, major: 2, minor: 7), site: site) == nil)
        roster.assign(broadcast, to: sam.id)
        #expect(roster.holder(of: broadcast, site: site) == sam)
    }

    @Test(
        "a number above 65535 cannot be broadcast",
        arguments: [(1, 1), (65_535, 65_535), (65_536, nil), (999_999_999, nil)]
    )
    func broadcast(number: Int, minor: UInt16?) {
        #expect(PersonNumber(rawValue: number)?.broadcastMinor == minor)
    }

    @Test(
        "a number is read as people type it",
        arguments: [
            ("7", 7), (" 42 ", 42), ("007", 7), ("１２３", 123), ("", nil), ("0", nil), ("-7", nil), ("7.5", nil),
            ("1e3", nil), ("1000000000", nil), ("99999999999999999999", nil), ("七", nil), ("½", nil), ("7 8", nil),
        ]
    )
    func typedNumber(text: String, number: Int?) {
        #expect((try? PersonNumber(typed: text))?.rawValue == number)
    }

    @Test("numbers outside 1 to 999999999 are none", arguments: [0, -1, 1_000_000_000])
    func numberRange(number: Int) {
        #expect(PersonNumber(rawValue: number) == nil)
    }

    @Test("names are trimmed, and what cannot be shown is refused")
    func details() throws {
        #expect(try PersonDetails(name: "  林晓梅\n").name == "林晓梅")
        #expect(throws: RosterError.emptyName) { try PersonDetails(name: " \t ") }
        #expect(throws: RosterError.controlCharacter(field: "name")) { try PersonDetails(name: "a\u{0}b") }
        #expect(throws: RosterError.tooLong(field: "position", limit: 200)) {
            try PersonDetails(name: "a", position: String(repeating: "x", count: 201))
        }
        #expect(try PersonDetails(name: String(repeating: "👩🏽‍🚒", count: 200)).name.count == 200)
    }
}
