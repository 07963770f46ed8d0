import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import MusterWeb
import Station
import Testing

/// Saturday, 21 November 2026, 10:00 in Shanghai.
@Suite("The pages about pay")
struct PayPageTests {
    private static let friday = LocalDay(year: 2026, month: 11, day: 20)
    private static let rules = "band day>8:00 OT25 125% pay"

    /// Nine hours on Friday.
    private static func work(_ browser: Browser, _ person: Person) async throws {
        let commands = AttendanceCommands(repository: browser.services.attendance, actor: "tester", source: .supervisor)
        for (direction, hour) in [(Punch.Direction.in, 8), (.out, 17)] {
            let zones = try await browser.snapshot().attendance.zones
            let at = zones.instant(of: friday, minutes: hour * 60)
            try await commands.make(.add(direction, at: at), for: person.id, reason: "Forgot", at: Fixtures.now)
        }
    }

    @Test("rules that are set on the page divide a day, whose sum is shown", arguments: ["en", "zh", "de"])
    func rules(language: String) async throws {
        try await Browser.open(as: .admin, language: language) { browser in
            let words = try #require(Language(rawValue: language)).texts.pay
            let ada = try browser.add(7, "Ada <b>")
            try await Self.work(browser, ada)
            let address = "/people/\(ada.id.rawValue)/days/\(Self.friday)"
            #expect(try await !browser.get(address).text.contains("paid-as"))
            let fields = ["form": "rules", "scope": "everyone", "rules": Self.rules, "from": "2026-11-01"]
            #expect(try await browser.post("/pay/rules", fields).location == "/pay?done=saved")
            let page = try await browser.get("/pay?done=saved")
            #expect(page.status == .ok && page.text.contains(words.saved) && page.text.contains(words.everyone))
            #expect(page.text.contains("band day&gt;8:00 OT25 125% pay"))
            let day = try await browser.get(address).text
            #expect(day.contains(words.paidAs) && day.contains("OT25") && day.contains("8:00"))
            let proof = PayReconciliation(paid: 540, added: 0, outside: 0, twice: 0, total: 540)
            #expect(day.contains(words.proof(proof)))
        }
    }

    @Test("what cannot be read is said in the language that is asked for", arguments: ["en", "zh", "de"])
    func unreadable(language: String) async throws {
        try await Browser.open(as: .admin, language: language) { browser in
            let catalogue = try #require(Language(rawValue: language)).catalogue
            let days = "1, 2, 3, 4, 5, 6, 7"
            let page = try await browser.post("/pay/laws", ["form": "laws", "laws": "eu", "week": "9"])
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains(catalogue["problems.oneOf", ["name": "week", "allowed": days]]))
            let undated = ["form": "rules", "scope": "everyone", "rules": Self.rules, "from": "soon"]
            #expect(try await browser.post("/pay/rules", undated).text.contains(catalogue["plan.dayNeeded"]))
        }
    }

    @Test("a template fills the form, and can be saved as it is", arguments: PayTemplate.allCases)
    func templates(template: PayTemplate) async throws {
        try await Browser.open(as: .admin) { browser in
            let page = try await browser.get("/pay?template=\(template.rawValue)")
            let first = template.text.split(whereSeparator: \.isNewline)[0].replacing(">", with: "&gt;")
            #expect(page.status == .ok && page.text.contains(first))
            let fields = ["form": "rules", "scope": "everyone", "rules": template.text, "from": "2026-11-01"]
            #expect(try await browser.post("/pay/rules", fields).location == "/pay?done=saved")
        }
    }

    @Test(
        "what is refused is said with what to do, what was typed stays, and nothing is recorded",
        arguments: [
            ("/pay/rules", ["form": "rules", "scope": "everyone", "rules": "overtime please"], "is not a pay rule"),
            ("/pay/rules", ["form": "rules", "scope": "department", "rules": "normal N"], "department"),
            ("/pay/contracts", ["form": "contract", "number": "7", "terms": "40 hours"], "is not a contract"),
            ("/pay/limits", ["form": "limits", "scope": "everyone", "rules": "plenty"], "is not a rule of an hours"),
            ("/pay/laws", ["form": "laws", "laws": "de", "week": "9"], "1, 2, 3, 4, 5, 6, 7"),
            ("/pay/rules/end", ["scope": "everyone"], "No rules of exactly these people"),
        ] as [(String, [String: String], String)]
    )
    func refused(address: String, fields: [String: String], words: String) async throws {
        try await Browser.open(as: .admin) { browser in
            try browser.add(7, "Ada")
            let before = try await browser.snapshot().head
            let answer = try await browser.post(address, fields.merging(["from": "2026-11-01"]) { $1 })
            #expect(answer.status == .unprocessableContent && answer.text.contains(words), "\(answer.text)")
            if let typed = fields["rules"] ?? fields["terms"] { #expect(answer.text.contains(typed)) }
            #expect(try await browser.snapshot().head == before)
        }
    }

    @Test("staff see their own hours account with its balance, and nobody else's", arguments: ["en", "zh", "de"])
    func account(language: String) async throws {
        try await Browser.open(as: .staff, language: language) { browser in
            let words = try #require(Language(rawValue: language)).texts.pay
            let (ada, bo) = (try browser.add(7, "Ada <b>"), try browser.add(8, "Bo"))
            let account = try #require(try await browser.services.access.accounts().first)
            try await browser.services.access.change(account.id, name: account.name, role: .staff, person: ada.id)
            try await Self.work(browser, ada)
            let commands = AttendanceCommands(
                repository: browser.services.attendance,
                actor: "tester",
                source: .supervisor
            )
            let number = try #require(PersonNumber(rawValue: 7))
            let contract = ContractRequest(
                number: number,
                terms: "weekly 40:00 days 12345",
                from: Self.friday,
                to: nil
            )
            _ = try await commands.set(contract, id: "c", at: Fixtures.now)
            let booking = BookingRequest(
                number: number,
                kind: .opening,
                hours: "3:15",
                day: Self.friday,
                reason: "Old <system>"
            )
            _ = try await commands.book(booking, id: "b", at: Fixtures.now)
            let address = "/people/\(ada.id.rawValue)/account/"
            let page = try await browser.get(address + "2026-11")
            #expect(page.status == .ok && page.text.contains("Ada &lt;b&gt;"))
            #expect(page.text.contains("Old &lt;system&gt;"))
            // 3:15 and nine hours instead of eight.
            #expect(page.text.contains(": 4:15") && page.text.contains(words.balance))
            #expect(!page.text.contains(words.bookingHint))
            // It is found from the month.
            let month = try await browser.get("/people/\(ada.id.rawValue)/months/2026-11")
            #expect(month.text.contains("href=\"\(address)2026-11\"") && month.text.contains("4:15"))
            #expect(try await browser.get("/people/\(bo.id.rawValue)/account/2026-11").status == .forbidden)
            #expect(try await browser.get(address + "never").status == .notFound)
        }
    }

    @Test("a supervisor books hours, in nobody's own account")
    func booking() async throws {
        try await Browser.open(as: .supervisor) { browser in
            let (ada, bo) = (try browser.add(7, "Ada"), try browser.add(8, "Bo"))
            let account = try #require(try await browser.services.access.accounts().first)
            try await browser.services.access.change(account.id, name: account.name, role: .supervisor, person: ada.id)
            var fields = [
                "form": "booking", "key": "k", "number": "8", "kind": "adjustment", "hours": "2:30",
                "day": "\(Self.friday)", "reason": "Course",
            ]
            let address = "/people/\(bo.id.rawValue)/account/2026-11"
            #expect(try await browser.post(address, fields).location == address + "?done=booked")
            #expect(try await browser.post(address, fields).location == address + "?done=booked")
            #expect(try await browser.snapshot().attendance.pay.bookings(of: bo.id).map(\.minutes) == [150])
            fields["hours"] = "soon"
            fields["key"] = "l"
            let refused = try await browser.post(address, fields)
            #expect(refused.status == .unprocessableContent)
            #expect(refused.text.contains("“soon” must be hours and minutes"))
            #expect(refused.text.contains("value=\"Course\""))
            fields["number"] = "7"
            fields["hours"] = "2:30"
            let own = try await browser.post("/people/\(ada.id.rawValue)/account/2026-11", fields)
            #expect(own.status == .unprocessableContent && own.text.contains("your own account"))
        }
    }

    @Test("what laws do not allow is in the inbox after, and on the plan before", arguments: ["en", "zh", "de"])
    func laws(language: String) async throws {
        try await Browser.open(as: .admin, language: language) { browser in
            let words = try #require(Language(rawValue: language)).texts.pay
            let ada = try browser.add(7, "Ada <b>")
            try await Self.work(browser, ada)
            #expect(try await !browser.get("/exceptions").text.contains("ArbZG"))
            let chosen = try await browser.post("/pay/laws", ["form": "laws", "laws": "de", "from": "2026-11-01"])
            #expect(chosen.location == "/pay?done=saved")
            let inbox = try await browser.get("/exceptions").text
            // Nine hours without a break.
            #expect(inbox.contains("ArbZG § 4 sentence 1"))
            #expect(inbox.contains("Ada &lt;b&gt;") && !inbox.contains(words.ahead))
            let commands = AttendanceCommands(
                repository: browser.services.attendance,
                actor: "tester",
                source: .supervisor
            )
            let shift = ShiftRequest(
                code: "LONG",
                hours: "08:00-20:00",
                grace: nil,
                leaveGrace: nil,
                earlyWindow: nil,
                lateWindow: nil,
                breaks: nil,
                from: Self.friday
            )
            _ = try await commands.define(shift, at: Fixtures.now)
            let day = Self.friday.adding(4)
            let rota = ScheduleRequest(
                scope: .person,
                number: PersonNumber(rawValue: 7),
                rota: "LONG",
                anchor: nil,
                from: day,
                to: day
            )
            _ = try await commands.assign(rota, id: "r", at: Fixtures.now)
            let plan = try await browser.get("/plan?month=2026-11&person=7").text
            #expect(plan.contains(words.ahead) && plan.contains("ArbZG § 3 sentence 2"))
        }
    }

    @Test("a page and a program that ask for the same make the same entries, or are refused for the same")
    func same() async throws {
        let asked: [(page: String, api: String, fields: [String: String], json: String)] = [
            (
                "/pay/rules", "pay-rules", ["scope": "everyone", "rules": Self.rules, "from": "2026-11-01"],
                #"{"scope":"everyone","rules":"\#(Self.rules)","from":"2026-11-01"}"#
            ),
            (
                "/pay/rules", "pay-rules", ["scope": "person", "number": "99", "rules": "normal N"],
                #"{"scope":"person","number":99,"rules":"normal N"}"#
            ),
            (
                "/pay/rules", "pay-rules", ["scope": "everyone", "rules": "band day OT"],
                #"{"scope":"everyone","rules":"band day OT"}"#
            ),
            (
                "/pay/limits", "account-limits", ["scope": "everyone", "rules": "ceiling 40:00", "from": "2026-11-01"],
                #"{"scope":"everyone","rules":"ceiling 40:00","from":"2026-11-01"}"#
            ),
            (
                "/pay/contracts", "contracts",
                ["number": "7", "terms": "weekly 40:00 days 12345", "from": "2026-11-01", "to": "2026-10-01"],
                #"{"number":7,"terms":"weekly 40:00 days 12345","from":"2026-11-01","to":"2026-10-01"}"#
            ),
            (
                "/pay/laws", "laws", ["laws": "es", "agreedDay": "10:00", "week": "1", "from": "2026-11-01"],
                #"{"laws":["es"],"agreedDay":"10:00","week":1,"from":"2026-11-01"}"#
            ),
        ]
        for ask in asked {
            let byPage = Outcome()
            try await Browser.open(as: .admin) { browser in
                try browser.add(7, "Ada")
                let head = try await browser.snapshot().head
                _ = try await browser.post(ask.page, ask.fields)
                try await byPage.note(browser.services, after: head)
            }
            let byProgram = Outcome()
            try await Kiosk.open(as: .program(Set(Permission.allCases))) { kiosk in
                let head = try await kiosk.services.attendance.snapshot().head
                _ = try await kiosk.execute(.post, "/api/v1/" + ask.api, body: ask.json)
                try await byProgram.note(kiosk.services, after: head)
            }
            let (page, program) = (await byPage.payloads, await byProgram.payloads)
            #expect(page == program, "\(ask.page)")
        }
    }

    /// What was recorded, without what is random.
    private actor Outcome {
        private(set) var payloads: [String] = []

        func note(_ services: WebServices, after head: Int64) throws {
            payloads = try services.journal.entries(after: head, limit: 10).map { try $0.fact.payload() }
        }
    }

    @Test(
        "what laws do not allow leaves the inbox once it is acknowledged, with who and why",
        arguments: ["en", "zh", "de"]
    )
    func acknowledged(language: String) async throws {
        try await Browser.open(as: .supervisor, language: language) { browser in
            let texts = try #require(Language(rawValue: language)).texts
            let ada = try browser.add(7, "Ada <b>")
            try await Self.work(browser, ada)
            let commands = AttendanceCommands(
                repository: browser.services.attendance,
                actor: "tester",
                source: .supervisor
            )
            _ = try await commands.choose(LawRequest(laws: [.germany], from: Self.friday), at: Fixtures.now)
            let knowledge = Timesheet.Knowledge(complete: Fixtures.now)
            let lines = try await browser.snapshot()
                .lawFindings(of: [ada], in: DayRange(Self.friday), knowledge: knowledge)
            #expect(lines.count > 1)
            for line in lines {
                let before = try await browser.get("/exceptions").text
                #expect(before.contains("value=\"\(line.name)\""))
                let fields = ["finding": line.name, "inbox": "severity=notice", "reason": "Agreed <b>"]
                let answer = try await browser.post("/exceptions/acknowledge", fields)
                #expect(answer.location?.hasPrefix("/exceptions?severity=notice&done=seen&undo=seen") == true)
            }
            let after = try await browser.get("/exceptions").text
            #expect(lines.allSatisfy { !after.contains($0.name) })
            let seen = try await browser.get("/exceptions?show=seen").text
            #expect(lines.allSatisfy { seen.contains($0.name) } && seen.contains("Agreed &lt;b&gt;"))
            #expect(lines.allSatisfy { !seen.contains("value=\"\($0.name)\"") })
            let again = try await browser.post("/exceptions/acknowledge", ["finding": "7.2026-11-20.de.1.2.3.x"])
            #expect(again.status == .unprocessableContent)
            #expect(again.text.contains(texts.attendance.inbox))
        }
    }

    @Test(
        "time outside the flexitime is approved on the day's page, and withdrawn there",
        arguments: ["en", "zh", "de"]
    )
    func outside(language: String) async throws {
        try await Browser.open(as: .supervisor, language: language) { browser in
            let words = try #require(Language(rawValue: language)).texts.pay
            let ada = try browser.add(7, "Ada")
            try await Self.work(browser, ada)
            let commands = AttendanceCommands(
                repository: browser.services.attendance,
                actor: "tester",
                source: .supervisor
            )
            let contract = ContractRequest(
                number: try #require(PersonNumber(rawValue: 7)),
                terms: "weekly 40:00 days 12345 flexitime 09:00-20:00",
                from: Self.friday,
                to: nil
            )
            _ = try await commands.set(contract, id: "c", at: Fixtures.now)
            let address = "/people/\(ada.id.rawValue)/days/\(Self.friday)"
            let page = try await browser.get(address).text
            #expect(page.contains(words.approveOutside) && !page.contains(words.withdrawOutside))
            let unsaid = try await browser.post(address + "/outside", ["form": "outside", "reason": ""])
            #expect(unsaid.status == .unprocessableContent && unsaid.text.contains("id=\"outside\" open"))
            let fields = ["form": "outside", "reason": "Stocktaking"]
            #expect(try await browser.post(address + "/outside", fields).location == address + "?done=decided")
            let approved = try await browser.get(address).text
            #expect(approved.contains(words.outsideApproved) && !approved.contains(words.approveOutside))
            let withdrawn = fields.merging(["withdraws": "true"]) { $1 }
            #expect(try await browser.post(address + "/outside", withdrawn).location == address + "?done=decided")
            #expect(try await browser.get(address).text.contains(words.approveOutside))
        }
    }

    @Test("payroll exports and import profiles are kept on the page, and used from it", arguments: ["en", "zh", "de"])
    func setups(language: String) async throws {
        try await Browser.open(as: .admin, language: language) { browser in
            let words = try #require(Language(rawValue: language)).texts.pay
            let ada = try browser.add(7, "Ada")
            try await Self.work(browser, ada)
            let mapping = #"{"codes":{"worked":{"type":"100"},"overtime":{"type":"100"},"absent":{"skip":true}}}"#
            var fields = [
                "form": "payroll", "name": "ours <b>", "format": "", "mapping": mapping, "from": "2026-10-01",
                "template": "{",
            ]
            let refused = try await browser.post("/pay/payroll", fields)
            #expect(refused.status == .unprocessableContent && refused.text.contains("value=\"ours &lt;b&gt;\""))
            fields["template"] = #"{"columns":[{"value":"number"},{"value":"wageType"}]}"#
            #expect(try await browser.post("/pay/payroll", fields).location == "/pay?done=saved")
            let page = try await browser.get("/pay").text
            #expect(page.contains("ours &lt;b&gt;") && page.contains(words.ownColumns))
            let link = "/api/v1/exports/payroll?setup=ours%20%3Cb%3E&from=2026-10-01&to=2026-10-31"
            #expect(page.contains(link.replacing("&", with: "&amp;")))
            let file = "/api/v1/exports/payroll?setup=ours%20%3Cb%3E&from=2026-11-20&to=2026-11-20"
            #expect(try await browser.get(file).text.contains("100"))
            let end = ["name": "ours <b>", "from": "2026-11-01"]
            #expect(try await browser.post("/pay/payroll/remove", end).location == "/pay?done=saved")
            #expect(try await browser.get(file).status == .notFound)

            let profile = ["form": "profile", "name": "terminal", "profile": "number: EmpNo"]
            #expect(try await browser.post("/pay/profiles", profile).location == "/pay?done=saved")
            #expect(try await browser.get("/pay").text.contains("/punches/import?saved=terminal"))
            #expect(try await browser.get("/punches/import?saved=terminal").text.contains("number: EmpNo"))
            #expect(try await browser.post("/pay/profiles/remove", ["name": "terminal"]).location == "/pay?done=saved")
            #expect(try await !browser.get("/pay").text.contains("saved=terminal"))
        }
    }

    @Test(
        "the pay period is that of the rules, and leads to the one before and the next",
        arguments: ["en", "zh", "de"]
    )
    func periods(language: String) async throws {
        try await Browser.open(as: .admin, language: language) { browser in
            let words = try #require(Language(rawValue: language)).texts.pay
            let ada = try browser.add(7, "Ada")
            try await Self.work(browser, ada)
            let rules = "period monthly 21; " + Self.rules
            let fields = ["form": "rules", "scope": "everyone", "rules": rules, "from": "2026-08-21"]
            #expect(try await browser.post("/pay/rules", fields).location == "/pay?done=saved")
            let codes = #"{"codes":{"N":{"type":"100"},"OT25":{"type":"200"},"absent":{"skip":true}}}"#
            let columns = #"{"columns":[{"value":"code"},{"value":"from"},{"value":"to"}]}"#
            let setup = [
                "form": "payroll", "name": "ours", "format": "", "mapping": codes, "template": columns,
                "from": "2026-08-21",
            ]
            #expect(try await browser.post("/pay/payroll", setup).location == "/pay?done=saved")
            // The last one that is over: 21 October to 20 November, of which the file is.
            let page = try await browser.get("/pay").text
            for text in [
                words.payPeriod, words.span("2026-10-21", "2026-11-20"), "/pay?on=2026-10-20#period",
                "/pay?on=2026-11-21#period", "/timesheets?span=period&amp;on=2026-10-21",
                "/api/v1/exports/payroll?setup=ours&amp;from=2026-10-21&amp;to=2026-11-20",
            ] { #expect(page.contains(text), "\(text)") }
            // The present one has no file yet.
            let present = try await browser.get("/pay?on=2026-11-21").text
            #expect(present.contains(words.span("2026-11-21", "2026-12-20")) && !present.contains("payroll?setup"))

            let sheet = try await browser.get("/timesheets?span=period&on=2026-11-01").text
            #expect(sheet.contains("from=2026-10-21&amp;to=2026-11-20") && sheet.contains("on=2026-11-21"))
            let file = try await browser.get("/api/v1/exports/payroll?setup=ours&period=2026-11-20").text
            #expect(file.contains("OT25;2026-10-21;2026-11-20"))
            #expect(try await browser.get("/api/v1/pay?period=2026-11-01").text.contains(#""from":"2026-10-21""#))
            let both = try await browser.get("/api/v1/pay?period=2026-11-01&from=2026-11-01")
            #expect(both.status == .unprocessableContent)

            let account = "/people/\(ada.id.rawValue)/account"
            #expect(try await browser.get(account + "/2026-11").text.contains(account + "/2026-11-21"))
            let own = try await browser.get(account + "/2026-11-20").text
            #expect(own.contains(words.byMonth) && own.contains("OT25") && own.contains(account + "/2026-10-20"))
            #expect(try await browser.get(account + "/2031-01-01").status == .notFound)
        }
    }

    @Test("without rules the pay period is the month, and an account has no other view")
    func monthly() async throws {
        try await Browser.open(as: .admin) { browser in
            let ada = try browser.add(7, "Ada")
            #expect(try await browser.get("/pay").text.contains("/pay?on=2026-09-30#period"))
            let account = try await browser.get("/people/\(ada.id.rawValue)/account/2026-11").text
            #expect(!account.contains(Language.english.texts.pay.byPeriod))
        }
    }

    @Test("why no payroll file is made is said in every language")
    func payrollRefusals() throws {
        let faults: [PayrollDocumentFault] = [
            .tooLarge(.mapping, limit: 9), .missing(.document, "codes", place: ""), .missing(.mapping, "x", place: "a"),
            .wrongKind(.template, place: "columns"), .unknownValue(.mapping, place: "a"), .notJSON(.mapping),
            .badHoursPerDay(code: "leave:sick", "30"), .badColumns(0, limit: 9), .badSeparator, .badDecimal,
            .badDayFormat,
        ]
        let rules = PayrollRule.allCases.map { PayrollError.badSetting("client", value: "x", rule: $0) }
        let errors: [PayrollError] =
            faults.map { .unreadable($0) } + rules + [
                .unmapped(["N", "OT"]), .unknownFormat("sap"), .formatOrTemplate,
                .missingSetting("client", rule: .datevClient),
                .badWageType(code: "N", value: "x", rule: .lodasWageType),
                .badKey(code: "N", value: "x", rule: .lodasKey),
                .badNumber(person: "7 Ada", value: "x", rule: .datevNumber),
                .sharedNumber("7", first: "7 Ada", second: "8 Bo"), .noHours(code: "leave:sick"), .noDays(code: "N"),
                .unwritable("林", person: "7 Ada", charset: "windows-1252"), .unsafe(person: "7 Ada", value: "=1"),
                .outOfRange(person: "7 Ada", code: "N", value: "1", limit: "2"), .notAMonth, .tooManyLines(limit: 9),
                .notOver(from: Self.friday), .empty, .tooLarge(limit: 65_536),
            ]
        for error in errors {
            let words = Language.all.map { error.reason(in: $0.texts) }
            #expect(Set(words).count == Language.all.count, "\(words)")
            #expect(words.allSatisfy { !$0.contains("refusals.") && !$0.contains("{") }, "\(words)")
            // Commands say the same; codes stand in marks of their own.
            if case .unmapped = error {
            } else if case .notAMonth = error {
            } else {
                #expect(error.reason(in: Language.english.texts) == error.description)
            }
        }
    }
}
