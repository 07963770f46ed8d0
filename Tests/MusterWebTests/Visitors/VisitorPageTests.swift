import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("The pages of visitors")
struct VisitorPageTests {
    private static let texts = Language.english.texts.visitors

    private func visits(_ services: WebServices) async throws -> [VisitorRecord] {
        try await services.attendance.snapshot().visitors(from: services.journal, at: Fixtures.now)
    }

    @Test("the front desk expects a visitor, signs them in and out, prints the badge and deletes the visit")
    func frontDesk() async throws {
        try await Browser.open(as: .supervisor) { browser in
            try browser.add(7, "Ada <Chen>")
            let empty = try await browser.get("/visitors").text
            #expect(empty.contains(Self.texts.noneHere) && empty.contains("Ada &lt;Chen&gt;"))

            let form = ["name": "Eve <Ray>", "company": "C & D", "host": "ada <chen>", "key": "k"]
            for _ in 0..<2 {
                let answer = try await browser.post("/visitors", form)
                #expect(answer.location?.hasSuffix("?done=saved") == true, "\(answer.text)")
            }
            let visitor = try #require(try await visits(browser.services).first)
            #expect(try await visits(browser.services).count == 1)
            let path = "/visitors/\(visitor.id.rawValue)"
            let page = try await browser.get(path).text
            #expect(page.contains("Eve &lt;Ray&gt;") && page.contains("class=\"qr\""))
            let pass = try #require(visitor.details?.pass)
            #expect(page.contains("/visit/\(pass)"))

            #expect(try await browser.post(path, ["form": "edit", "name": " "]).status == .unprocessableContent)
            #expect(try await browser.post(path + "/sign-in", ["from": "list"]).location == "/visitors?done=in")
            let list = try await browser.get("/visitors").text
            #expect(list.contains(Self.texts.signOutLabel("Eve &lt;Ray&gt;")))
            let badge = try await browser.get(path + "/badge").text
            #expect(
                badge.contains("visitor-badge") && badge.contains("C &amp; D") && badge.contains("Ada &lt;Chen&gt;")
            )
            #expect(try await browser.post(path + "/sign-out").location == path + "?done=out")
            #expect(try await browser.get(path).text.contains(Self.texts.standing(.left)))
            #expect(try await browser.post(path + "/remove").location == "/visitors?done=removed")
            #expect(try await browser.get(path).status == .notFound)
        }
    }

    @Test("a form that is refused comes back with what was typed", arguments: ["en", "de", "zh"])
    func refused(language: String) async throws {
        try await Browser.open(as: .supervisor, language: language) { browser in
            let answer = try await browser.post("/visitors", ["name": "Eve", "host": "Nobody", "now": "true"])
            let texts = try #require(Language(rawValue: language)).texts.visitors
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains(texts.reason(.noSuchHost("Nobody"))) && answer.text.contains("value=\"Eve\""))
        }
    }

    @Test("visitors sign in themselves at the kiosk, agree and sign, and leave by code or name")
    func kiosk() async throws {
        try await Kiosk.open { kiosk in
            func post(_ path: String, _ fields: [String: String]) async throws -> Kiosk.Answer {
                var allowed = CharacterSet.alphanumerics
                allowed.insert(charactersIn: "-._")
                let token = try await csrf()
                let body = fields.merging(["csrfToken": token]) { $1 }.map { name, value in
                    "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")"
                }
                return try await kiosk.execute(.post, path, body: body.joined(separator: "&"))
            }
            func csrf() async throws -> String {
                let page = try await kiosk.get("/kiosk/visitor").text
                return String(try #require(page.firstMatch(of: /name="csrfToken" value="([^"]+)"/)).1)
            }
            let commands = AttendanceCommands(
                repository: kiosk.services.attendance,
                actor: "test",
                source: .supervisor
            )
            let rules = try RequestDecoder.decode(
                VisitorRulesRequest.self,
                from: RequestFields(members: ["agreement": .text("Keep quiet.\nNo photos."), "signature": .flag(true)])
            )
            try await commands.set(rules, at: Fixtures.now)
            let page = try await kiosk.get("/kiosk/visitor").text
            #expect(page.contains("Keep quiet.") && page.contains("visitor-pad") && !page.contains("visitor-photo\""))
            #expect(try await kiosk.get("/kiosk").text.contains("href=\"/kiosk/visitor\""))

            let form = ["form": "in", "name": "Eve", "host": "Bo", "key": "1", "typed": "Eve Ray"]
            let refused = try await post("/kiosk/visitor", form)
            #expect(refused.status == .unprocessableContent && refused.text.contains(Self.texts.reason(.notAgreed)))
            #expect(refused.text.contains("value=\"Eve\""))
            let done = try await post("/kiosk/visitor", form.merging(["agreed": "true"]) { $1 })
            #expect(done.text.contains(Self.texts.greeting("Eve", "Bo")) && done.text.contains("visitor-badge"))
            let visitor = try #require(try await visits(kiosk.services).first)
            #expect(visitor.visit.signature != nil && visitor.visit.agreement != nil)

            let pass = try #require(visitor.details?.pass)
            let own = try await kiosk.get("/visit/\(pass)").text
            #expect(own.contains(Self.texts.passHere))
            let gone = try await post("/kiosk/visitor", ["form": "code", "pass": "http://x/visit/\(pass)"])
            #expect(gone.text.contains(Self.texts.goodbye("Eve")))
            #expect(try await kiosk.get("/visit/\(pass)").status == .notFound)
            let bad = try await post("/kiosk/visitor", ["form": "code", "pass": pass])
            #expect(bad.status == .unprocessableContent && bad.text.contains(Self.texts.reason(.badPass)))
            let nobody = try await post("/kiosk/visitor", ["form": "out", "name": "Eve"])
            #expect(nobody.status == .unprocessableContent)
        }
    }

    @Test("people see and expect only their own visitors")
    func own() async throws {
        try await Browser.open(as: .staff) { browser in
            let ada = try browser.add(7, "Ada")
            try browser.add(8, "Bo")
            let commands = AttendanceCommands(
                repository: browser.services.attendance,
                actor: "test",
                source: .supervisor
            )
            let other = PersonID()
            try await commands.expect(VisitorRequest(name: "Mallory", host: "8"), as: other, at: Fixtures.now)
            // An account of nobody has no visitors.
            #expect(try await browser.post("/visitors", ["name": "Eve"]).status == .unprocessableContent)
            let account = try #require(try await browser.services.access.accounts().first)
            try await browser.services.access.change(
                account.id,
                name: account.name,
                role: .staff,
                person: ada.id,
                by: "test",
                at: Fixtures.now
            )
            #expect(try await browser.get("/visitors/\(other.rawValue)").status == .notFound)
            #expect(try await browser.post("/visitors/\(other.rawValue)/remove").status == .notFound)
            let answer = try await browser.post("/visitors", ["name": "Eve", "host": "8", "now": "true"])
            #expect(answer.location?.hasSuffix("?done=saved") == true, "\(answer.text)")
            let eve = try #require(try await visits(browser.services).first { $0.name == "Eve" })
            #expect(eve.host?.id == ada.id && eve.standing == .expected)
            let list = try await browser.get("/visitors").text
            #expect(list.contains("Eve") && !list.contains("Mallory"))
            let month = try await browser.get("/people/\(ada.id.rawValue)/months/present").text
            #expect(month.contains(Self.texts.expectedForYou("Eve")))
        }
    }

    @Test("what visitors are asked is set on its page")
    func rules() async throws {
        try await Browser.open(as: .admin) { browser in
            let sent = ["agreement": "Keep <quiet>", "photo": "true"]
            #expect(try await browser.post("/visitors/rules", sent).location == "/visitors/rules?done=saved")
            let rules = try await browser.services.attendance.snapshot().visitors.rules
            #expect(rules.required == [.photo] && rules.agreement == "Keep <quiet>")
            #expect(try await browser.get("/visitors/rules").text.contains("Keep &lt;quiet&gt;"))
            let long = try await browser.post("/visitors/rules", ["agreement": String(repeating: "a", count: 5001)])
            #expect(long.status == .unprocessableContent)
        }
    }
}
