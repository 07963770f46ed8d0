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

    @Test("a number belongs to one person, and the refusal names the holder")
    func numberTaken() throws {
        var roster = Roster()
        roster.put(mei)
        #expect(throws: RosterError.numberTaken(mei.number, holder: "Mei Lin")) { try roster.checkFree(mei.number) }
        try roster.checkFree(mei.number, for: mei.id)
        roster.remove(mei.id)
        try roster.checkFree(mei.number)
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

    @Test("a photo's type is found in its bytes, not in a name")
    func photos() throws {
        #expect(try Photo(bytes: [0xFF, 0xD8, 0xFF, 0xE0, 0]).type == "image/jpeg")
        #expect(throws: RosterError.notAPhoto) { try Photo(bytes: Array("PK\u{3}\u{4}".utf8)) }
        #expect(throws: RosterError.notAPhoto) { try Photo(bytes: Array("<svg onload='x'/>".utf8)) }
        #expect(throws: RosterError.notAPhoto) { try Photo(bytes: []) }
        #expect(throws: RosterError.self) { try Photo(bytes: [UInt8](repeating: 0xFF, count: Photo.largest + 1)) }
    }
}
