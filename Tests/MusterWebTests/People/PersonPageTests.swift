import Attendance
import BeaconKit
import HTTPTypes
import Foundation
import Station
import Testing
import MusterWeb

@Suite("A person's page")
struct PersonPageTests {
    private static let fields = ["name": "Mei Lin", "number": "7", "department": "Design", "position": "Head"]

    @Test("somebody is added, and the page goes on with photo and badge")
    func add() async throws {
        try await Browser.open { browser in
            #expect(try await browser.get("/people/new").text.contains(#"<input id="number" name="number""#))
            let answer = try await browser.post("/people", Self.fields)
            #expect(answer.status == .seeOther)
            let page = try await browser.get(try #require(answer.location))
            for text in ["Mei Lin was added", "Take a photo", "capture=\"user\"", "Pair or remove badges"] {
                #expect(page.text.contains(text), "\(text)")
            }
            let person = try #require(try browser.roster.people.values.first)
            #expect(person.details == (try PersonDetails(name: "Mei Lin", department: "Design", position: "Head")))
            let entry = try #require(try browser.services.journal.entries(after: 0, limit: 9).last)
            #expect(entry.actor.hasPrefix("account:") && entry.source == .supervisor)
            #expect(entry.happened == Fixtures.now)
        }
    }

    @Test(
        "what is wrong stands at its field, in the reader's language, and what was typed stays",
        arguments: [
            ("number", "8", "en", "Number 8 belongs to Sam &amp; Co. Choose another."),
            ("number", "9", "en", "Number 9 belongs to Old Hand, who is archived."),
            ("number", "8", "zh", "工号 8 属于 Sam &amp; Co，请换一个。"), ("number", "x", "en", "“x” is not valid"),
            ("number", "", "zh", "请填写工号。"), ("name", " ", "en", "Enter a name."),
            ("position", String(repeating: "x", count: 201), "en", "Position: use at most 200 characters."),
            ("department", "a\u{0}b", "zh", "部门中有换行或其他控制字符"),
        ]
    )
    func problems(field: String, value: String, language: String, text: String) async throws {
        try await Browser.open(language: language) { browser in
            try browser.add(8, "Sam & Co")
            let old = try browser.add(9, "Old Hand")
            try browser.commands.archive(old.id, at: Fixtures.now)
            let mei = try browser.add(70, "Mei Lin")
            let fields = Self.fields.merging([field: value]) { $1 }
            var checked = URLComponents()
            checked.queryItems = fields.map { URLQueryItem(name: $0, value: $1) }
            let version = mei.version
            for path in ["/people", "/people/\(mei.id.rawValue)"] {
                let answer = try await browser.post(path, fields.merging(["version": version]) { $1 })
                #expect(answer.status == .unprocessableContent)
                #expect(answer.text.contains(">\(text)"), "\(path)")
                #expect(answer.text.contains(#"id="\#(field)-problem""#))
                let input = try #require(answer.text.firstMatch(of: try Regex("<input id=\"\(field)\"[^>]*>"))?.0)
                #expect(input.contains(#"aria-invalid="true""#) && input.contains("\(field)-problem"))
                #expect(answer.text.count(of: "aria-invalid") == 1)
            }
            // The same words while one types.
            let query = (checked.percentEncodedQuery ?? "").replacing("+", with: "%2B")
            let check = try await browser.get("/people/check?\(query)")
            #expect(check.status == .ok)
            let json = try JSONSerialization.jsonObject(with: Data(check.text.utf8)) as? [String: Any]
            let problem = try #require(json?[field] as? String)
            #expect(Markup().escapeText(problem).contains(text))
            #expect(json?.values.filter { $0 is NSNull }.count == 3)
            #expect(try browser.roster.people.count == 2)
        }
    }

    @Test("a person may keep their own number")
    func ownNumber() async throws {
        try await Browser.open { browser in
            let person = try browser.add(7, "Mei")
            let fields = Self.fields.merging(["version": person.version]) { $1 }
            let answer = try await browser.post("/people/\(person.id.rawValue)", fields)
            #expect(answer.status == .seeOther)
            #expect(try browser.roster.people[person.id]?.details.position == "Head")
            let check = try await browser.get("/people/check?id=\(person.id.rawValue)&name=a&number=7")
            #expect(check.text.contains(#""number":null"#))
        }
    }

    @Test("of two supervisors the second is told, sees both versions, and loses nothing")
    func twoSupervisors() async throws {
        try await Browser.open { browser in
            let person = try browser.add(7, "Mei Lin", department: "Design")
            let path = "/people/\(person.id.rawValue)"
            let seen = try await browser.get(path)
            #expect(seen.text.contains(#"name="version" value="\#(person.version)""#))
            try browser.commands.edit(
                person.id,
                to: PersonChange(name: "Mei <Li>", department: ""),
                from: person.version,
                at: Fixtures.now
            )
            let mine = ["name": "Mei Lin", "number": "7", "department": "Design", "position": "Head"]
            let told = try await browser.post(path, mine.merging(["version": person.version]) { $1 })
            #expect(told.status == .conflict)
            for text in [
                "Somebody else changed this person", "Their version: Mei &lt;Li&gt;", "Their version: (empty)",
                #"value="Mei Lin""#, #"value="Head""#, "Save mine", "Keep theirs",
            ] { #expect(told.text.contains(text), "\(text)") }
            #expect(told.text.count(of: "class=\"theirs\"") == 3)
            #expect(try browser.roster.people[person.id]?.details.name == "Mei <Li>")
            // The new page knows the new version: now mine is saved.
            let version = try #require(try browser.roster.people[person.id]).version
            #expect(told.text.contains(#"name="version" value="\#(version)""#))
            let saved = try await browser.post(path, mine.merging(["version": version]) { $1 })
            #expect(saved.status == .seeOther)
            #expect(try browser.roster.people[person.id]?.details.position == "Head")
        }
    }

    @Test("two who save the same do not disturb each other")
    func sameChange() async throws {
        try await Browser.open { browser in
            let person = try browser.add(7, "Mei")
            let fields = Self.fields.merging(["version": person.version]) { $1 }
            let path = "/people/\(person.id.rawValue)"
            #expect(try await browser.post(path, fields).status == .seeOther)
            let head = try browser.services.journal.state().head
            #expect(try await browser.post(path, fields).status == .seeOther)
            #expect(try browser.services.journal.state().head == head)
        }
    }

    @Test("who was deleted while somebody edited them can be added anew from what was typed")
    func gone() async throws {
        try await Browser.open { browser in
            let person = try browser.add(7, "Mei Lin")
            let path = "/people/\(person.id.rawValue)"
            let removed = try await browser.post(path + "/remove")
            #expect(try await browser.get(try #require(removed.location)).text.contains("The person was deleted."))
            let told = try await browser.post(path, Self.fields.merging(["version": person.version]) { $1 })
            #expect(told.status == .conflict)
            #expect(told.text.contains("Somebody else has deleted this person"))
            #expect(told.text.contains(#"action="/people""#) && told.text.contains(#"value="Head""#))
            #expect(try await browser.post(path + "/remove").status == .notFound)
        }
    }

    @Test("a photo is taken by its content and size, and refused in the reader's language")
    func photo() async throws {
        try await Browser.open(language: "zh") { browser in
            let person = try browser.add(7, "Mei Lin")
            let path = "/people/\(person.id.rawValue)/photo"
            let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 2, 0, 2, 0]
            let taken = try await browser.send(.put, path, bytes: jpeg)
            #expect(taken.status == .ok)
            let commitment = try #require(try browser.roster.people[person.id]?.photo)
            #expect(taken.text == #"{"photo":"/photos/\#(commitment.rawValue)"}"#)
            #expect(try browser.services.journal.photo(commitment)?.bytes == jpeg)
            let large: [UInt8] =
                [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
                + [0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10]
            for (bytes, text) in [
                (Array("PK\u{3}\u{4}".utf8), "不是 JPEG"), (Array("<svg onload='x'/>".utf8), "不是 JPEG"), ([], "不是 JPEG"),
                (large, "10000 × 10000 像素"), (jpeg + [UInt8](repeating: 0, count: 600_000), "585 KB"),
            ] {
                let refused = try await browser.send(.put, path, bytes: bytes)
                #expect(refused.status == .unprocessableContent)
                #expect(refused.text.contains(text), "\(refused.text)")
            }
            #expect(try await browser.send(.put, path, bytes: jpeg, hasCSRFToken: false).status == .forbidden)
            #expect(try browser.roster.people[person.id]?.photo == commitment)
            #expect(try await browser.send(.delete, path, bytes: []).text == #"{"photo":null}"#)
            #expect(try browser.roster.people[person.id]?.photo == nil)
        }
    }
}
