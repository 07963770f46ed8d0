import Attendance
import HTTPTypes
import Station
import Testing
import MusterWeb

@Suite("The list of people")
struct PeopleListTests {
    @Test("it shows who there is, finds them without a script, and gives scripts the part that changes")
    func list() async throws {
        try await Browser.open { browser in
            try browser.add(7, "林晓梅", department: "设计 A&B")
            try browser.add(12, "Ada Chen", department: "Sales")
            let all = try await browser.get("/people")
            #expect(all.status == .ok)
            for text in ["林晓梅", "Ada Chen", "#12", "2 people", "no badge", "设计 A&amp;B", "/people/new"] {
                #expect(all.text.contains(text), "\(text)")
            }
            let found = try await browser.get("/people?q=lxm&department=")
            #expect(found.text.contains("林晓梅") && !found.text.contains("Ada Chen") && found.text.contains("1 person"))
            let department = try await browser.get("/people?department=%E8%AE%BE%E8%AE%A1+A%26B")
            #expect(department.text.contains("林晓梅") && !department.text.contains("Ada Chen"))
            #expect(department.text.contains(#"<option value="设计 A&amp;B" selected>"#))
            let part = try await browser.get("/people/results?q=ada")
            #expect(part.text.hasPrefix("<ul") && part.text.contains("Ada Chen") && !part.text.contains("林晓梅"))
            #expect(try await browser.get("/people?q=nobody").text.contains("Nobody found"))
        }
    }

    @Test("who may only read sees no button to change")
    func readers() async throws {
        try await Browser.open(as: .warden) { browser in
            let person = try browser.add(7, "Mei Lin")
            let list = try await browser.get("/people")
            #expect(list.text.contains("Mei Lin") && !list.text.contains("/people/new"))
            let page = try await browser.get("/people/\(person.id.rawValue)")
            #expect(page.text.contains("Mei Lin"))
            #expect(!page.text.contains("<button class=\"button\">Save") && !page.text.contains("/archive"))
        }
    }

    @Test("markup, writing from right to left, 200 characters and emoji are shown as they are, also in links")
    func names() async throws {
        let names = [
            "<script>alert(1)</script>", "\"'><img src=x>", "محمد الأحمد", "👩‍👩‍👧‍👦 Familie",
            String(repeating: "W", count: 200),
            "{{t.people}}",
        ]
        try await Browser.open { browser in
            for (index, name) in names.enumerated() {
                let person = try browser.add(index + 1, name, department: name)
                for path in ["/people", "/people/\(person.id.rawValue)", "/people/\(person.id.rawValue)/badges"] {
                    let page = try await browser.get(path)
                    #expect(page.status == .ok)
                    #expect(page.text.contains(Markup().escapeText(name)), "\(path)")
                    #expect(!page.text.contains("<script>alert") && !page.text.contains("<img src=x"))
                }
            }
            let found = try await browser.get("/people?q=%22%3E%3Cimg&department=%22%3E%3Cimg")
            #expect(!found.text.contains("\"><img"))
        }
    }

    @Test(
        "an address that is no person's is not found",
        arguments: ["none", "..%2f..%2fetc%2fpasswd", "%00", "new%2f"]
    )
    func traversal(id: String) async throws {
        try await Browser.open { browser in
            for path in ["/people/\(id)", "/people/\(id)/badges"] {
                let answer = try await browser.get(path)
                #expect(answer.status == .notFound, "\(path)")
            }
            let answer = try await browser.post("/people/\(id)/archive")
            #expect(answer.status == .notFound)
        }
    }

    @Test("ten thousand people: pages of a hundred, with links that keep the search")
    func manyPeople() async throws {
        try await Browser.open { browser in
            let people = try (1...10_000).map {
                NewPerson(
                    number: try #require(PersonNumber(rawValue: $0)),
                    details: try PersonDetails(name: "\($0.isMultiple(of: 2) ? "王小明" : "Person") \($0)")
                )
            }
            try browser.commands.add(people, at: Fixtures.now)
            let first = try await browser.get("/people?q=wxm")
            #expect(first.text.count(of: "<li class=\"person selectable\">") == 100)
            #expect(first.text.contains("5000 people") && first.text.contains("Page 1 of 50"))
            let next = try #require(first.text.firstMatch(of: /rel="next" href="([^"]*)"/)?.1)
            #expect(next.hasPrefix("/people?cursor=") && next.hasSuffix("&amp;q=wxm"))
            let second = try await browser.get(String(next).replacing("&amp;", with: "&"))
            #expect(second.text.contains("Page 2 of 50") && second.text.contains("王小明 202"))
            #expect(!second.text.contains("王小明 200<"))
            #expect(second.text.contains(#"rel="prev" href="/people?q=wxm""#))
            #expect(first.text.utf8.count < 150_000)
        }
    }

    @Test("archived, a person is apart, and one button brings them back")
    func undo() async throws {
        try await Browser.open { browser in
            let person = try browser.add(7, "Mei Lin")
            let id = person.id.rawValue
            let archived = try await browser.post("/people/\(id)/archive")
            #expect(archived.status == .seeOther)
            let list = try await browser.get(try #require(archived.location))
            #expect(list.text.contains("Mei Lin was archived."))
            #expect(list.text.contains("action=\"/people/\(id)/restore\""))
            #expect(list.text.contains("0 people") && list.text.contains("Archived (1)"))
            #expect(try await browser.get("/people?archived=1").text.contains("Mei Lin"))
            #expect(try await browser.get("/people/\(id)").text.contains("This person is archived"))
            let restored = try await browser.post("/people/\(id)/restore")
            #expect(try await browser.get(try #require(restored.location)).text.contains("Mei Lin was restored."))
            #expect(try browser.roster.people[person.id] != nil)
            // The notice does not come back with the address.
            #expect(try await !browser.get("/people?done-archived=\(id)").text.contains("was archived."))
        }
    }
}
