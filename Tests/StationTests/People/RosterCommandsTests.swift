import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Changes to the roster")
struct RosterCommandsTests {
    private let store: SQLiteJournal
    private let commands: RosterCommands
    private let mei: Person
    private let sam: Person
    private let now = Instant(microseconds: 1_795_226_400_000_000)
    private let tag = BeaconIdentity(uuid: BeaconUUID(high: 9, low: 9), major: 1, minor: 42)
    private let other = BeaconIdentity(uuid: BeaconUUID(high: 9, low: 9), major: 1, minor: 43)

    init() throws {
        store = try SQLiteJournal()
        try SiteSetup().apply(to: store, at: now, fresh: (BeaconUUID(high: 1, low: 2), "Asia/Shanghai"))
        commands = RosterCommands(store: store, actor: "test", source: .supervisor)
        mei = try commands.add(
            number: #require(PersonNumber(rawValue: 7)),
            details: PersonDetails(name: "Mei Lin", department: "Design"),
            at: now
        )
        sam = try commands.add(
            number: #require(PersonNumber(rawValue: 8)),
            details: PersonDetails(name: "Sam Hill"),
            at: now
        )
    }

    private func saved(_ id: PersonID) throws -> Person? { try store.state().roster.anyone(id) }

    @Test("who changes what somebody else changed meanwhile is refused, and nothing is lost")
    func versions() throws {
        let seen = try #require(try saved(mei.id)).version
        try commands.edit(mei.id, to: PersonChange(position: "Head"), from: seen, at: now)
        #expect(throws: RosterError.changedMeanwhile) {
            try commands.edit(mei.id, to: PersonChange(name: "Mei Li"), from: seen, at: now)
        }
        #expect(try saved(mei.id)?.details == PersonDetails(name: "Mei Lin", department: "Design", position: "Head"))
        // A photo is no part of what the form shows.
        let photo = try Photo(bytes: [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1])
        let version = try #require(try saved(mei.id)).version
        try commands.edit(mei.id, to: PersonChange(picture: .photo(photo)), at: now)
        try commands.edit(mei.id, to: PersonChange(name: "Mei Li"), from: version, at: now)
        #expect(try saved(mei.id)?.photo != nil)
        try commands.edit(mei.id, to: PersonChange(picture: PersonChange.Picture.none), at: now)
        #expect(try saved(mei.id)?.photo == nil)
        #expect(try saved(mei.id)?.details.name == "Mei Li")
    }

    @Test("what changes nothing is not recorded")
    func nothing() throws {
        let head = try store.state().head
        try commands.edit(mei.id, to: PersonChange(name: " Mei Lin "), at: now)
        try commands.restore(mei.id, at: now)
        #expect(try store.state().head == head)
        try commands.archive(mei.id, at: now)
        try commands.archive(mei.id, at: now)
        #expect(try store.state().head == head + 1)
    }

    @Test("an archived person keeps the number, can be changed, restored and deleted, and gets no badge")
    func archived() throws {
        try commands.assign(tag, to: mei.id, at: now)
        try commands.archive(mei.id, at: now)
        #expect(throws: RosterError.numberArchived(mei.number, holder: "Mei Lin")) {
            try commands.edit(sam.id, to: PersonChange(number: mei.number), at: now)
        }
        #expect(throws: RosterError.archived("Mei Lin")) { try commands.assign(other, to: mei.id, at: now) }
        try commands.edit(mei.id, to: PersonChange(number: PersonNumber(rawValue: 70)), at: now)
        try commands.edit(sam.id, to: PersonChange(number: mei.number), at: now)
        try commands.assign(tag, to: sam.id, at: now)
        try commands.restore(mei.id, at: now)
        let roster = try store.state().roster
        #expect(roster.badges == [tag: sam.id])
        #expect(roster.people[mei.id]?.number.rawValue == 70)
        try commands.remove(mei.id, at: now)
        #expect(throws: RosterError.personGone) { try commands.restore(mei.id, at: now) }
        #expect(throws: RosterError.personGone) { try commands.edit(mei.id, to: PersonChange(name: "x"), at: now) }
        #expect(throws: RosterError.personGone) { try commands.remove(mei.id, at: now) }
        #expect(try store.verify().findings == [])
    }

    @Test("a badge is replaced in one step, and one of somebody else is refused naming them")
    func badges() throws {
        try commands.assign(tag, to: mei.id, at: now)
        #expect(throws: RosterError.badgeTaken(tag, holder: "Mei Lin")) {
            try commands.assign(tag, to: sam.id, at: now)
        }
        let broadcast = BeaconIdentity(uuid: BeaconUUID(high: 1, low: 2), major: 1, minor: 7)
        #expect(throws: RosterError.badgeTaken(broadcast, holder: "Mei Lin")) {
            try commands.assign(broadcast, to: sam.id, at: now)
        }
        try commands.assign(other, to: mei.id, replacing: tag, at: now)
        #expect(try store.state().roster.badges == [other: mei.id])
        #expect(throws: RosterError.noSuchBadge(tag)) {
            try commands.assign(tag, to: mei.id, replacing: tag, at: now)
        }
        #expect(throws: RosterError.noSuchBadge(other)) { try commands.revoke(other, from: sam.id, at: now) }
        try commands.revoke(other, from: mei.id, at: now)
        #expect(try store.state().roster.badges.isEmpty)
    }
}
