import Attendance
import MusterWeb
import Testing

extension AtNoon {
    @Suite("Signing in")
    struct SigningInTests {
        @Test("with a wrong password says so, and keeps the name", arguments: Engine.usual)
        func wrongPassword(engine: Engine) async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(engine, .english, .phone)) { browser in
                try await browser.open(demo.address + "/sign-in")
                let name = StationAccounts.name(of: .warden)
                try await browser.signIn(as: name, password: "green tide on Monday")
                try await browser.wait(for: "Wrong name or password.", in: ".notice.refused")
                #expect(try await browser.value(of: "Name") == name)
                #expect(try await browser.value(of: "Password") == "")
                #expect(try await !browser.cookies.contains { $0.name == "muster" })
                try await browser.signIn(as: name)
                try await browser.wait(forPath: "/roll-call")
                let cookie = try #require(try await browser.cookies.first { $0.name == "muster" })
                #expect(cookie.httpOnly == true)
                #expect(try await browser.run("return !document.cookie.includes('muster')"))
            }
        }

        @Test("leads on to the page that was wanted")
        func wantedPage() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.chromium)) { browser in
                try await browser.open(demo.address + "/people/new")
                #expect(try await browser.text(of: "h1") == "Sign in to continue")
                try await browser.signIn(as: StationAccounts.name(of: .supervisor))
                try await browser.wait(forPath: "/people/new")
            }
        }

        @Test("begins where each role works, and gives it the pages that are for it")
        func roles() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.chromium)) { browser in
                for role in Role.allCases {
                    try await browser.become(.anonymous, at: demo)
                    try await browser.open(demo.address + "/sign-in")
                    try await browser.signIn(as: StationAccounts.name(of: role))
                    try await browser.waitForStart()
                    switch role {
                    case .warden: try await browser.wait(forPath: "/roll-call")
                    case .supervisor: try await browser.wait(forPath: "/exceptions")
                    case .admin, .auditor: try await browser.wait(forPath: "/")
                    case .staff: break
                    }
                    // The bar leads where the account may go, and nowhere else.
                    let places: [String] = try await browser.run(
                        "return [...document.querySelectorAll('.places a')].map((link) => link.getAttribute('href'))"
                    )
                    for path in ["/people", "/accounts"] {
                        try await browser.open(demo.address + path)
                        let isLetIn = try await browser.text(of: "h1") != "Your account cannot open this page"
                        #expect(places.contains(path) == isLetIn, "\(role): \(path)")
                    }
                    #expect(places.contains("/accounts") == (role == .admin), "\(role)")
                }
            }
        }

        @Test("ends everywhere at once, when one says so anywhere")
        func signOutEverywhere() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.chromium)) { office in
                try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { phone in
                    try await office.become(.role(.auditor), at: demo)
                    try await phone.become(.role(.auditor), at: demo)
                    try await phone.open(demo.address + "/account")
                    #expect(try await phone.findAll(".rows .row").count >= 2)
                    try await phone.click(named: "Sign out everywhere", role: "button")
                    try await phone.wait(forPath: "/sign-in")
                    for browser in [office, phone] {
                        try await browser.open(demo.address + "/account")
                        #expect(try await browser.text(of: "h1") == "Sign in to continue")
                    }
                }
            }
        }

        @Test("a form that waited while its session ended goes on after signing in again", arguments: Engine.usual)
        func waitingForm(engine: Engine) async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(engine)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                try await browser.open(demo.address + "/people/new")
                let name = "Waiting \"\(engine)\" & <Co> 等"
                try await browser.fill("Name", with: name)
                try await browser.fill("Number", with: engine == .webkit ? "60001" : "60002")
                try await browser.removeCookie("muster")
                try await browser.click(named: "Add a person", role: "button")
                try await browser.wait(until: "document.querySelector('h1').textContent === 'Sign in to continue'")
                // What waits has a field of the same name, which is not who signs in.
                #expect(try await browser.value(of: "Name") == "")
                if engine == .chromium {
                    // A wrong password loses nothing either.
                    let password = "green tide on Monday"
                    try await browser.signIn(as: StationAccounts.name(of: .supervisor), password: password)
                    try await browser.wait(for: ".notice.refused")
                }
                try await browser.signIn(as: StationAccounts.name(of: .supervisor))
                try await browser.click(named: "Send it now", role: "button")
                try await browser.wait(for: "was added", in: ".notice")
                #expect(try await browser.text(of: "h1") == name)
            }
        }
    }
}
