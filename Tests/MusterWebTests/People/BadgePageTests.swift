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
            #expect(part.text.contains(#"value="-58""#) && part.text.contains(#"aria-label="Pair: Badge 4:71""#))
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
            #expect(page.text.contains("replaces this one: Badge 4:1."))
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

    @Test("a badge that was removed comes back with one click, and no link from elsewhere offers that")
    func undo() async throws {
        try await Browser.open(board: Self.board()) { browser in
            let person = try browser.add(7, "Mei Lin")
            try browser.commands.assign(Self.identity(1), to: person.id, at: Fixtures.now)
            let path = "/people/\(person.id.rawValue)/badges"
            let old = try Self.identity(1).description
            let next = try #require(try await browser.post(path + "/revoke", ["identity": old]).location)
            let page = try await browser.get(next).text
            #expect(page.contains("Badge removed.") && page.contains(">Undo</button>"))
            #expect(page.contains(#"name="identity" value="\#(old)""#))
            #expect(try await browser.post(path, ["identity": old]).status == .seeOther)
            #expect(try browser.roster.badges(of: person.id) == [Self.identity(1)])

            // Sealed by another session, or for something else.
            let forged = next.replacing(/undo=[^.]*/, with: "undo=" + String(repeating: "A", count: 43))
            #expect(forged != next)
            let offered = try await browser.get(forged)
            #expect(offered.status == .ok && !offered.text.contains(">Undo</button>"))
        }
    }

    @Test("the board leads from an unknown badge to its owner for those who may choose one", arguments: Role.allCases)
    func fromBoard(role: Role) async throws {
        try await Browser.open(as: role, board: Self.board()) { browser in
            let page = try await browser.get("/").text
            #expect(page.contains("data-whose=\"Whose badge is this?\"") == [.admin, .supervisor].contains(role))
            #expect(try await !browser.get("/?view=wall").text.contains("data-whose"))
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
