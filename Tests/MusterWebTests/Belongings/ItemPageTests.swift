import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import HummingbirdTesting
import MusterWeb
import Station
import Testing

@Suite("The pages of items")
struct ItemPageTests {
    private static let uuid = "F7826DA6-4FA2-4E98-8024-BC5B71E0893E"
    private static let fields = [
        "name": "Laptop <bag>", "uuid": uuid.lowercased(), "major": "2", "minor": "65535", "owner": "",
        "exitTime": "90", "quietHours": "22:00-07:00", "quietDays": "5",
    ]

    private func items(_ browser: Browser) throws -> [Item] { try Array(browser.services.journal.state().items.values) }

    @Test("an item that is right is saved, and shows what was typed")
    func add() async throws {
        try await Browser.open { browser in
            let answer = try await browser.post("/items", Self.fields)
            let item = try #require(try items(browser).first)
            #expect(answer.location == "/items/\(item.id.rawValue)?done=added")
            #expect(item.name == "Laptop <bag>")
            #expect(item.tag.identity.description == "\(Self.uuid):2:65535")
            #expect(item.tag.exitTime == 90)
            #expect(item.tag.quiet?.description == "5 22:00-07:00")
            let page = try await browser.get("/items/\(item.id.rawValue)").text
            #expect(page.contains("Laptop &lt;bag&gt;") && page.contains("value=\"22:00-07:00\""))
        }
    }

    @Test(
        "what is wrong is said at the field, in both languages, and nothing that was typed is lost",
        arguments: [
            ("name", " ", "The name is empty", "名称为空"), ("uuid", "", "The UUID is missing", "缺少 UUID"),
            ("uuid", "F7826DA6", "has 8 hexadecimal digits. Enter all 32", "8 位十六进制数字"),
            ("uuid", "X7826DA6-4FA2-4E98-8024-BC5B71E0893E", "contains “X”", "有“X”"),
            ("major", "65536", "“65536” must be a whole number", "Major“65536”"),
            ("minor", "-1", "“-1” must be a whole number", "Minor“-1”"),
            ("exitTime", "5", "must be a number of seconds", "的秒数"),
            ("quietHours", "late", "“late” is not a time range", "“late”不是起止时间"),
        ]
    )
    func wrong(field: String, value: String, english: String, chinese: String) async throws {
        for (language, words) in [("en", english), ("zh", chinese)] {
            try await Browser.open(language: language) { browser in
                let answer = try await browser.post("/items", Self.fields.merging([field: value]) { $1 })
                #expect(answer.status == .unprocessableContent)
                #expect(answer.text.contains(words), "\(words)")
                #expect(answer.text.contains("value=\"90\"") || field == "exitTime")
                #expect(answer.text.contains("aria-invalid=\"true\""))
                #expect(try items(browser).isEmpty)
            }
        }
    }

    @Test("an item that was removed comes back with its photo")
    func undo() async throws {
        try await Browser.open { browser in
            _ = try await browser.post(
                "/items",
                Self.fields.merging(["name": "Laptop"]) { $1 },
                all: [("homeRooms", "Lab"), ("homeRooms", "Hall")]
            )
            let added = try #require(try items(browser).first)
            let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 2, 0, 2, 0]
            _ = try await browser.send(.put, "/items/\(added.id.rawValue)/photo", bytes: picture)
            let old = try #require(try items(browser).first)
            let photo = try #require(old.photo)
            let next = try #require(try await browser.post("/items/\(old.id.rawValue)/remove").location)
            #expect(try items(browser).isEmpty)
            _ = try await browser.postUndo(in: try await browser.get(next).text, to: "/items")
            let new = try #require(try items(browser).first)
            #expect(new.id != old.id && new.name == old.name && new.tag == old.tag)
            let restored = try #require(new.photo)
            #expect(try browser.services.journal.photo(restored) == browser.services.journal.photo(photo))
        }
    }

    @Test("a beacon that is taken is refused with whose it is")
    func taken() async throws {
        try await Browser.open { browser in
            let person = try browser.add(7, "Mei <Lin>")
            let beacon = try BeaconIdentity(text: "\(Self.uuid):2:65535")
            try browser.commands.assign(beacon, to: person.id, at: Fixtures.now)
            let answer = try await browser.post("/items", Self.fields)
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains("is already the badge of Mei &lt;Lin&gt;"))
        }
    }

    @Test("picking a beacon fills it in and keeps what was typed")
    func pick() async throws {
        try await Browser.open { browser in
            let fields = ["name": "Cat", "pick": "\(Self.uuid):9:8", "exitTime": "33"]
            let answer = try await browser.post("/items", fields)
            #expect(answer.status == .ok)
            for value in ["value=\"Cat\"", "value=\"\(Self.uuid)\"", "value=\"9\"", "value=\"8\"", "value=\"33\""] {
                #expect(answer.text.contains(value), "\(value)")
            }
            #expect(try items(browser).isEmpty)
        }
    }

    @Test("what somebody else saved meanwhile is not overwritten")
    func conflict() async throws {
        try await Browser.open { browser in
            _ = try await browser.post("/items", Self.fields)
            let item = try #require(try items(browser).first)
            let other = ItemCommands(store: browser.services.journal, actor: "other", source: .supervisor)
            try other.change(item.id, to: ItemSetup(name: "Theirs", tag: item.tag), at: Fixtures.now)
            let mine = Self.fields.merging(["name": "Mine", "version": item.version]) { $1 }
            let answer = try await browser.post("/items/\(item.id.rawValue)", mine)
            #expect(answer.status == .conflict)
            #expect(answer.text.contains("Somebody else has just changed this item") && answer.text.contains("Mine"))
            #expect(answer.text.contains("Their version: Theirs"))
            #expect(try items(browser).first?.name == "Theirs")
        }
    }

    @Test("the list says where items are, and alerts are answered")
    func list() async throws {
        let radio = InMemoryRadio()
        try await Browser.open(radio: radio) { browser in
            _ = try await browser.post("/items", Self.fields)
            let item = try #require(try items(browser).first)
            await radio.change(items: [
                ItemState(
                    item: item,
                    whereabouts: .here(.near),
                    distance: .estimated(meters: 1.4, uncertainty: 1, quality: .calibrated),
                    room: "Lab"
                )
            ])
            let alert = Alert(.outOfRange, item: item.id, room: "Lab", lastSeen: Fixtures.now)
            let draft = EntryDraft(.alertRaised(alert), happened: Fixtures.now, source: .system, actor: "station")
            _ = try browser.services.journal.append([draft], recorded: Fixtures.now)
            let page = try await browser.get("/items").text
            for text in [
                "Near", "1.5 m", "Lab", "Are you forgetting something? Laptop &lt;bag&gt; is out of range.",
                "Remind in 15 min",
            ] {
                #expect(page.contains(text), "\(text)")
            }
            let bad = try await browser.post("/alerts/\(alert.id.rawValue)/snooze", ["minutes": "0"])
            #expect(bad.status == .unprocessableContent)
            _ = try await browser.post("/alerts/\(alert.id.rawValue)/snooze", ["minutes": "15"])
            let until = try #require(try browser.services.journal.alert(alert.id)?.answer)
            #expect(until == .snoozed(until: Fixtures.now.adding(microseconds: 900_000_000)))
            _ = try await browser.post("/alerts/\(alert.id.rawValue)/seen")
            #expect(try browser.services.journal.alert(alert.id)?.answer == .seen)
            #expect(try await browser.post("/alerts/none/seen").status == .notFound)
            let removal = try await browser.post("/items/\(item.id.rawValue)/remove")
            #expect(removal.location?.hasPrefix("/items?done=removed&undo=") == true)
            #expect(try items(browser).isEmpty)
            #expect(try browser.services.journal.alert(alert.id)?.ended != nil)
        }
    }

    @Test("an item's photo is taken, moves with its owner, and is removed")
    func photo() async throws {
        try await Browser.open { browser in
            let owner = try browser.add(7, "Mei Lin")
            _ = try await browser.post("/items", Self.fields)
            let item = try #require(try items(browser).first)
            let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 2, 0, 2, 0]
            let answer = try await browser.send(.put, "/items/\(item.id.rawValue)/photo", bytes: picture)
            #expect(answer.status == .ok)
            let before = try #require(try items(browser).first)
            let first = try #require(before.photo)
            let changed = Self.fields.merging(["owner": "\(owner.number)", "version": before.version]) { $1 }
            _ = try await browser.post("/items/\(item.id.rawValue)", changed)
            let second = try #require(try items(browser).first)
            #expect(second.tag.owner == owner.id && second.photo != first)
            #expect(try browser.services.journal.photo(try #require(second.photo))?.bytes == picture)
            let bad = try await browser.send(.put, "/items/\(item.id.rawValue)/photo", bytes: [1, 2, 3])
            #expect(bad.status == .unprocessableContent && bad.text.contains("problem"))
            _ = try await browser.send(.delete, "/items/\(item.id.rawValue)/photo", bytes: [])
            #expect(try items(browser).first?.photo == nil)
        }
    }

    @Test("a person's quiet hours are set, refused with what was typed, and ended; programs can, too")
    func quietHours() async throws {
        try await Browser.open { browser in
            let person = try browser.add(7, "Mei Lin")
            let address = "/people/\(person.id.rawValue)"
            func saved() throws -> String? { try browser.services.journal.state().quietHours[person.id]?.description }
            let answer = try await browser.post(address + "/quiet", ["hours": "22:00-07:00", "days": "5"])
            #expect(answer.location == address + "?done=quiet-saved")
            #expect(try saved() == "5 22:00-07:00")
            #expect(try await browser.get(address).text.contains("value=\"22:00-07:00\""))
            let bad = try await browser.post(address + "/quiet", ["hours": "late & later", "days": "5"])
            let page = try await browser.get(try #require(bad.location)).text
            #expect(
                page.contains("“late &amp; later” is not a time range") && page.contains("value=\"late &amp; later\"")
            )
            #expect(try saved() == "5 22:00-07:00")
            _ = try await browser.post(address + "/quiet", ["remove": "1", "hours": "22:00-07:00"])
            #expect(try saved() == nil)
            #expect(try await browser.post("/people/none/quiet", ["hours": "22:00-07:00"]).status == .notFound)

            let api = "/api/v1/people/7/quiet-hours"
            let document = #"{"hours": "12:00-13:00", "days": [1, 2]}"#
            let put = try await browser.send(.put, api, bytes: Array(document.utf8))
            #expect(put.text == #"{"hours":"12:00-13:00","days":[1,2]}"#)
            #expect(try await browser.get(api).text == put.text)
            let wrong = try await browser.send(.put, api, bytes: Array(#"{"hours": "noon"}"#.utf8))
            #expect(wrong.status == .unprocessableContent)
            _ = try await browser.send(.put, api, bytes: Array(#"{"hours": null}"#.utf8))
            #expect(try saved() == nil)
        }
    }
}
