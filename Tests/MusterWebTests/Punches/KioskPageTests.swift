import Attendance
import HTTPTypes
import Station
import Testing
import MusterWeb

@Suite("The kiosk's page")
struct KioskPageTests {
    @Test("a kiosk gets there from the board's address, and to the wall view when it asks for that")
    func redirected() async throws {
        try await Kiosk.open { kiosk async throws in
            let answer = try await kiosk.get("/")
            #expect(answer.status == .seeOther && answer.headers[.location] == "/kiosk")
            #expect(try await kiosk.get("/?view=wall").text.contains("class=\"wall\""))
        }
        try await Kiosk.open(as: .supervisor) { kiosk async throws in
            #expect(try await kiosk.get("/").status == .ok)
        }
    }

    @Test("it shows everybody with the direction of their next punch, and who is asked for a PIN")
    func page() async throws {
        try await Kiosk.open { kiosk async throws in
            _ = try await kiosk.punch()
            try await kiosk.services.access.setPIN("2468", of: kiosk.ada.id)
            await kiosk.station.publish()
            var page = ""
            // The feed takes the board over in its own time.
            while !page.contains("data-next=\"out\"") { page = try await kiosk.get("/kiosk").text }
            #expect(page.contains("class=\"kiosk\"") && page.contains("kiosk.js"))
            let cards = page.split(separator: "data-number=").dropFirst().map { $0.prefix { $0 != "\n" } }
            #expect(cards == [#""7" data-next="out""#, #""8" data-next="in""#])
            #expect(page.contains("data-pins=\"7\""))
            #expect(page.contains("<dialog id=\"punch\""))
            // Nothing that a kiosk may not do is offered.
            #expect(!page.contains("href=\"/people\"") && !page.contains("class=\"places\""))
        }
    }

    @Test(
        "who begins a break is shown in it, and is offered its end",
        arguments: [
            ("en", "your break started", "on a break since 10:00", "Your break ended"),
            ("zh", "休息开始于", "10:00 起休息", "休息结束于"),
        ]
    )
    func onBreak(language: String, begun: String, shown: String, ended: String) async throws {
        try await Kiosk.open { kiosk async throws in
            _ = try await kiosk.punch(["direction": "\"in\""])
            let begin = ["key": "\"b\"", "direction": "\"break-begin\""]
            let first = try await kiosk.punch(begin, language: language)
            #expect(first.status == .created && first.text.contains(begun))
            await kiosk.station.publish()
            var page = ""
            while !page.contains("data-next=\"break-end\"") {
                page = try await kiosk.execute(.get, "/kiosk", language: language).text
            }
            #expect(page.contains(shown))
            for word in ["begin-break", "end-break", "submit-break", "submit-return"] {
                #expect(page.contains("data-\(word)=") && !page.contains("data-\(word)=\"\""))
            }
            let end = ["key": "\"c\"", "direction": "\"break-end\""]
            let second = try await kiosk.punch(end, language: language)
            #expect(second.status == .created && second.text.contains(ended))
            await kiosk.station.publish()
            while !page.contains("data-next=\"out\"") {
                page = try await kiosk.execute(.get, "/kiosk", language: language).text
            }
            #expect(!page.contains(shown))
        }
    }

    @Test("a PIN is set and removed on the person's page, which never shows it")
    func pin() async throws {
        try await Browser.open { browser async throws in
            let person = try browser.add(7, "Ada Chen")
            let address = "/people/\(person.id.rawValue)"
            #expect(try await browser.get(address).text.contains("No PIN is set."))
            #expect(try await browser.post(address + "/pin", ["pin": "12"]).location == address + "?done=pin-bad")
            let saved = try await browser.post(address + "/pin", ["pin": "2468"])
            let page = try await browser.get(try #require(saved.location)).text
            #expect(page.contains("PIN saved.") && page.contains("A PIN is set.") && !page.contains("2468"))
            let removed = try await browser.post(address + "/pin", ["remove": "1", "pin": "9999"])
            let after = try #require(removed.location)
            #expect(try await browser.get(after).text.contains("No PIN is set."))
            #expect(try await browser.post("/people/none/pin", ["pin": "2468"]).status == .notFound)
        }
    }

    @Test("a card says how a Chinese name is read, so that the board finds it by initials")
    func reading() {
        #expect(NameReading.text(of: "林晓梅") == "lin xiao mei")
        #expect(NameReading.text(of: "曾黎 Ada")?.hasSuffix("li ada") == true)
        #expect(NameReading.text(of: "曾黎")?.contains("zeng") == true)
        #expect(NameReading.text(of: "Ada Chen") == nil)
    }
}
