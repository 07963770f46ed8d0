import Attendance
import BeaconKit
import HTTPTypes
import Station
import Testing
import MusterWeb

@Suite("Pairing badges")
struct BadgePageTests {
    private static func identity(_ minor: UInt16) throws -> BeaconIdentity {
        BeaconIdentity(uuid: try #require(BeaconUUID(Fixtures.uuid)), major: 4, minor: minor)
    }

    private static func board() throws -> Board {
        var board = try Fixtures.board()
        board.unknownBeacons = try [(71, -58.4), (72, -70)].map { minor, rssi in
            UnknownBeacon(identity: try identity(minor), room: "Entrance", rssi: rssi, lastSeen: Fixtures.now)
        }
        return board
    }

    @Test("the strongest unknown beacon comes first, and one tap pairs it")
    func pair() async throws {
        try await Browser.open(board: Self.board()) { browser in
            let person = try browser.add(7, "Mei Lin")
            let path = "/people/\(person.id.rawValue)/badges"
            let page = try await browser.get(path)
            #expect(page.text.contains("No badge yet.") && page.text.contains("broadcasting the number"))
            let part = try await browser.get(path + "/nearby")
            #expect(part.text.hasPrefix("<ul"))
            let found = part.text.matches(of: /data-identity="([^"]*)"/).map { String($0.1) }
            #expect(found == (try [71, 72].map { try Self.identity($0).description }))
            #expect(part.text.contains("-58 dBm") && part.text.contains(#"aria-label="Pair the beacon"#))
            let paired = try await browser.post(path, ["identity": found[0]])
            #expect(paired.status == .seeOther)
            #expect(try browser.roster.badges == [Self.identity(71): person.id])
            let after = try await browser.get(try #require(paired.location))
            #expect(after.text.contains("Badge paired.") && after.text.contains("/badges/revoke"))
        }
    }

    @Test("a badge is replaced in one step, removed, and one of somebody else refused naming them")
    func change() async throws {
        try await Browser.open(board: Self.board()) { browser in
            let person = try browser.add(7, "Mei Lin")
            let sam = try browser.add(8, "Sam <Hill>")
            try browser.commands.assign(Self.identity(1), to: person.id, at: Fixtures.now)
            try browser.commands.assign(Self.identity(2), to: sam.id, at: Fixtures.now)
            let path = "/people/\(person.id.rawValue)/badges"
            let old = try Self.identity(1).description
            let page = try await browser.get("\(path)?replace=\(old)")
            #expect(page.text.contains("The next badge you pair replaces \(old)."))
            #expect(page.text.count(of: #"name="replacing" value="\#(old)""#) == 3)
            let taken = try await browser.post(path, ["identity": Self.identity(2).description, "replacing": old])
            #expect(taken.status == .unprocessableContent)
            #expect(taken.text.contains("is already the badge of Sam &lt;Hill&gt;. Remove it there first."))
            #expect(taken.text.contains(#"aria-invalid="true""#))
            #expect(try browser.roster.badges(of: person.id) == [Self.identity(1)])
            let new = try Self.identity(72).description.lowercased()
            #expect(try await browser.post(path, ["identity": " \(new) ", "replacing": old]).status == .seeOther)
            #expect(try browser.roster.badges(of: person.id) == [Self.identity(72)])
            let foreign = try await browser.post(path + "/revoke", ["identity": Self.identity(2).description])
            #expect(foreign.status == .unprocessableContent)
            #expect(try await browser.post(path + "/revoke", ["identity": new]).status == .seeOther)
            #expect(try browser.roster.badges == [Self.identity(2): sam.id])
        }
    }

    @Test("what is no beacon is refused, and stays to be corrected", arguments: ["", "1:2:3", "\"><b>:1:1"])
    func typed(text: String) async throws {
        try await Browser.open { browser in
            let person = try browser.add(7, "Mei Lin")
            let path = "/people/\(person.id.rawValue)/badges"
            let answer = try await browser.post(path, ["identity": text])
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains("is not a beacon identity. Enter UUID:major:minor."))
            #expect(answer.text.contains(#"name="identity" value="\#(Markup().escapeText(text))""#))
            try browser.commands.archive(person.id, at: Fixtures.now)
            let archived = try await browser.post(path, ["identity": Self.identity(1).description])
            #expect(archived.status == .unprocessableContent)
            #expect(try browser.roster.badges.isEmpty)
        }
    }
}
