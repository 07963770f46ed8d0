import Attendance
import EndToEndSupport
import Testing

extension AtNoon {
    @Suite("Accounts, kiosks and tokens")
    struct AccountsTests {
        private static let password = "amber river at dawn"

        @Test("are made, changed and removed by an administrator, and work at once")
        func account() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.chromium)) { admin in
                try await Browser.with(BrowserSettings(.chromium)) { other in
                    try await admin.become(.role(.admin), at: demo)
                    try await admin.open(demo.address + "/accounts")
                    try await add("Nora Ünal", to: admin, password: "1234567890")
                    try await admin.wait(for: "too easy to guess", in: ".notice.refused")
                    let typed = "document.querySelector('form[action=\"/accounts\"] [name=name]').value"
                    #expect(try await admin.run("return \(typed)") == "Nora Ünal")
                    try await add("Nora Ünal", to: admin, password: Self.password)
                    try await admin.wait(for: "Saved.", in: ".notice")

                    try await other.open(demo.address + "/sign-in")
                    try await other.signIn(as: "Nora Ünal", password: Self.password)
                    try await other.waitForStart()
                    try await other.open(demo.address + "/people")
                    #expect(try await other.text(of: "h1") == "People")

                    // Less is allowed from the next page on.
                    try await unfold("Nora Ünal", in: admin)
                    try await admin.choose("Staff", from: admin.find("details[open] [name=role]"))
                    try await admin.follow(try await button("Save", in: admin))
                    try await admin.wait(for: "Saved.", in: ".notice")
                    try await other.reload()
                    #expect(try await other.text(of: "h1") == "Your account cannot open this page")

                    // Removing asks first, and ends the session.
                    try await unfold("Nora Ünal", in: admin)
                    try await admin.click(at: "details[open] details.danger summary")
                    try await admin.click(at: "details[open] details.danger[open] button")
                    try await admin.wait(for: "Removed.", in: ".notice")
                    try await other.open(demo.address + "/account")
                    #expect(try await other.text(of: "h1") == "Sign in to continue")
                }
            }
        }

        @Test("a browser becomes a kiosk by a code that works once, and is one until it is revoked")
        func kiosk() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.chromium)) { admin in
                try await Browser.with(BrowserSettings(.chromium)) { kiosk in
                    try await admin.become(.role(.admin), at: demo)
                    try await admin.open(demo.address + "/kiosks")
                    try await admin.fill("Location", with: "North door")
                    try await admin.click(named: "Add a kiosk", role: "button")
                    let code = try await admin.text(of: ".code")

                    try await kiosk.open(demo.address + "/kiosk/enrol")
                    try await kiosk.fill("Code", with: code)
                    try await kiosk.click(named: "Enrol", role: "button")
                    try await kiosk.wait(forPath: "/kiosk")
                    let cookie = try #require(try await kiosk.cookies.first { $0.name == "muster" })
                    #expect(cookie.httpOnly == true)
                    // The board, and nothing else.
                    try await kiosk.open(demo.address + "/people")
                    #expect(try await kiosk.text(of: "h1") == "Your account cannot open this page")
                    try await kiosk.open(demo.address + "/kiosk/enrol?code=\(code)")
                    try await kiosk.click(named: "Enrol", role: "button")
                    try await kiosk.wait(for: ".notice.refused")

                    try await admin.open(demo.address + "/kiosks")
                    // It asks first.
                    try await admin.run(
                        """
                        [...document.querySelectorAll("li.row")].find((row) => row.innerText.includes("North door"))
                          .querySelector("details").open = true;
                        """
                    )
                    try await admin.click(try await row("North door", in: admin))
                    try await admin.wait(until: "!document.body.innerText.includes('North door')")
                    try await kiosk.open(demo.address + "/people")
                    #expect(try await kiosk.text(of: "h1") == "Sign in to continue")
                }
            }
        }

        @Test("a token is shown once, may what was ticked, and no more when it is revoked")
        func token() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.chromium)) { admin in
                try await admin.become(.role(.admin), at: demo)
                try await admin.open(demo.address + "/tokens")
                try await admin.fill("Purpose", with: "Payroll")
                try await admin.click(at: "input[value=viewPeople]")
                try await admin.click(named: "Create a token", role: "button")
                let headers = [("Authorization", "Bearer " + (try await admin.text(of: ".code")))]
                let people = demo.address + "/people/results"
                #expect(try await Web.get(people, headers: headers).status == 200)
                #expect(try await Web.get(demo.address + "/accounts", headers: headers).status == 403)
                try await admin.open(demo.address + "/tokens")
                #expect(try await admin.findAll(".code").isEmpty)
                try await admin.click(try await row("Payroll", in: admin, "summary"))
                // A question first: who clicked by mistake has lost nothing.
                try await admin.wait(for: "Programs that use it", in: "main details[open]")
                #expect(try await Web.get(people, headers: headers).status == 200)
                try await admin.click(named: "Revoke the token", role: "button")
                try await admin.wait(until: "!document.body.innerText.includes('Payroll')")
                #expect(try await Web.get(people, headers: headers).text.contains("Sign in to continue"))
            }
        }

        private func add(_ name: String, to admin: Browser, password: String) async throws {
            try await admin.fill("Name", with: name)
            try await admin.fill("Password", with: password)
            try await admin.choose("Supervisor", from: admin.find(named: "Role"))
            try await admin.click(named: "Add an account", role: "button")
        }

        private func unfold(_ name: String, in admin: Browser) async throws {
            let summary: Element = try await admin.run(
                """
                return [...document.querySelectorAll("summary.row")]
                  .find((summary) => summary.querySelector(".row-name").textContent === arguments[0]);
                """,
                [.string(name)]
            )
            try await admin.click(summary)
            try await admin.wait(for: "details[open] form")
        }

        /// A button of what is unfolded.
        private func button(_ words: String, in admin: Browser) async throws -> Element {
            try await admin.run(
                "return [...document.querySelectorAll('details[open] button')].find((button) => button.textContent === arguments[0])",
                [.string(words)]
            )
        }

        /// The button of a line, or what opens something below it.
        private func row(_ name: String, in admin: Browser, _ selector: String = "button") async throws -> Element {
            try await admin.run(
                """
                return [...document.querySelectorAll("li.row")]
                  .find((row) => row.innerText.includes(arguments[0])).querySelector(arguments[1]);
                """,
                [.string(name), .string(selector)]
            )
        }
    }
}
