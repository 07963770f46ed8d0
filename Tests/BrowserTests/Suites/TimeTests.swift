import Attendance
import EndToEndSupport
import MusterWeb
import Testing

extension AtNoon {
    @Suite("Time: days, corrections, the inbox")
    struct TimeTests {
        @Test("somebody asks for a correction, another approves it, and the first is told")
        func corrected() async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts
            let account = ["name": "Lin", "role": "staff", "person": "1004", "password": StationAccounts.password]
            _ = try await demo.people.post("/accounts", account)
            let clock = ContinuousClock()
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { staff in
                try await Browser.with(BrowserSettings(.chromium)) { supervisor in
                    try await staff.open(demo.address + "/sign-in")
                    try await staff.signIn(as: "Lin")
                    try await staff.waitForStart()
                    // One begins with one's own time: the next shift, the balance, the requests.
                    try await staff.wait(for: texts.days.noRequests, in: "#mine")
                    let asking = clock.now
                    try await staff.follow(staff.find("#mine a.button:not(.quiet)"))

                    // Without a reason it is refused, and what was typed stays.
                    try await staff.run("document.getElementById('time').value = '07:41'")
                    try await staff.follow(staff.find("#correct button"))
                    try await staff.wait(for: "The reason must have 1 to 500 characters", in: ".notice.refused")
                    #expect(try await staff.run("return document.getElementById('time').value") == "07:41")
                    try await staff.fill(texts.days.reason, with: "Opened the <gate> first")
                    try await staff.follow(staff.find("#correct button"))
                    try await staff.wait(for: texts.days.requested, in: ".notice")
                    let asked = clock.now - asking

                    try await supervisor.become(.role(.supervisor), at: demo)
                    try await supervisor.open(demo.address + "/corrections")
                    try await supervisor.wait(for: "Opened the <gate> first", in: ".correction")
                    try await supervisor.follow(supervisor.find(".correction .decide form button"))
                    try await supervisor.wait(for: texts.days.approved, in: ".notice")

                    try await staff.reload()
                    try await staff.wait(until: "document.querySelector('.punched.corrected')", [], "the added punch")
                    let looking = clock.now
                    try await staff.follow(staff.find("a[href$='\(try await month(staff))']"))
                    try await staff.wait(for: "approved the correction", in: "main")
                    try await staff.wait(for: "approved", in: "#mine .correction .pill")
                    // Three steps to ask (today, what was wrong, send; the refused one beside), one to see it granted.
                    let seen = clock.now - looking
                    print("asking for a correction took \(asked), seeing it granted \(seen)")
                    #expect(asked < .seconds(20) && seen < .seconds(10))
                    // Others' time is not theirs to see.
                    try await staff.open(demo.address + "/corrections?show=all")
                    #expect(try await staff.findAll(".decide").isEmpty)
                }
            }
        }

        /// The month of the day that is shown, as its link has it.
        private func month(_ browser: Browser) async throws -> String {
            try await browser.run("return document.querySelector(\"main .actions a[href*='/months/']\").href.slice(-7)")
        }

        @Test("the inbox is worked through by keyboard")
        func inbox() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.chromium)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                try await browser.open(demo.address + "/exceptions")
                try await browser.wait(for: "#inbox .line")
                let focus = "return [...document.querySelectorAll('#inbox .line')].indexOf(document.activeElement)"
                try await browser.press(.j, .j, .down, .k)
                #expect(try await browser.run(focus) == 1)
                let href: String = try await browser.run("return document.activeElement.getAttribute('href')")
                try await browser.press(.enter)
                let path = try #require(href.split(separator: "?").first)
                try await browser.wait(forPath: String(path))
                try await browser.wait(for: "#correct")
                try await browser.goBack()
                try await browser.wait(until: "document.activeElement.matches('#inbox .line')", [], "the same line")
                // What is seen goes, and the next line is at hand.
                let key: String = try await browser.run(
                    """
                    const line = document.querySelector("#inbox .seen-line:has([name=only]) .line");
                    line.focus();
                    return line.dataset.line;
                    """
                )
                try await browser.press(.a)
                let find = "return document.querySelectorAll(`#inbox [data-line='\(key)']`).length"
                try await browser.wait(
                    until: "!document.querySelector(arguments[0]) && document.activeElement.matches('#inbox .line')",
                    [.string("#inbox [data-line='\(key)']")],
                    "the next line"
                )
                try await browser.open(demo.address + "/exceptions?show=seen")
                try await browser.wait(for: "#inbox .line")
                #expect(try await browser.run(find) == 1)
                // Typing in a field is no command.
                try await browser.open(demo.address + "/exceptions?severity=must-fix")
                let kinds: [String] = try await browser.run(
                    "return [...document.querySelectorAll('#inbox h2 .pill')].map((pill) => pill.textContent)"
                )
                #expect(kinds == ["Must be fixed"])
            }
        }

        @Test("what other rules would make is seen beside what counts, and adopted")
        func whatIf() async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts.plan
            try await Browser.with(BrowserSettings(.chromium)) { browser in
                try await browser.become(.role(.admin), at: demo)
                try await browser.open(demo.address + "/what-if")
                try await browser.run("document.querySelector(\"[name='rounding-in']\").value = '15 nearest'")
                try await browser.follow(browser.find(".rules button"))
                try await browser.wait(for: ".beside .other")
                // A name leads to the days that would be others, under the same rules.
                try await browser.follow(browser.find(".beside tbody tr:has(.other) a"))
                try await browser.wait(for: "#differing tbody .other")
                try await browser.follow(browser.find("form[action='/what-if/adopt'] button"))
                try await browser.wait(for: texts.adopted, in: ".notice")
                let day = try await Web.board(demo.address).day
                try await browser.wait(for: texts.inForce(day), in: ".pill")
            }
        }

        @Test("a period is closed, and a correction that was on its way is refused with its words kept")
        func closed() async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts
            let today = try #require(LocalDay(try await Web.board(demo.address).day))
            let day = today.adding(-13)
            let somebody = try await DemoStation.somebody(at: demo.address)
            try await Browser.with(BrowserSettings(.chromium)) { admin in
                try await Browser.with(BrowserSettings(.chromium)) { supervisor in
                    try await supervisor.become(.role(.supervisor), at: demo)
                    try await supervisor.open(demo.address + "/people/\(somebody)/days/\(day)")
                    try await supervisor.fill(texts.days.reason, with: "Was at the dentist")
                    try await supervisor.run("document.getElementById('time').value = '11:30'")

                    try await admin.become(.role(.admin), at: demo)
                    try await admin.open(demo.address + "/periods?from=\(day)&to=\(day)")
                    try await admin.run("document.querySelector('[name=force]')?.click()")
                    try await admin.follow(admin.find("form[action='/periods/close'] button"))
                    try await admin.wait(for: texts.plan.closed, in: ".notice")

                    try await supervisor.follow(supervisor.find("#correct button"))
                    try await supervisor.wait(for: "is closed. Reopen it first", in: ".notice.refused")
                    #expect(try await supervisor.value(of: texts.days.reason) == "Was at the dentist")

                    try await admin.run("document.querySelector('.rows details').open = true")
                    try await admin.follow(admin.find("form[action='/periods/reopen'] button"))
                    try await admin.wait(for: texts.plan.reopened, in: ".notice")
                    try await supervisor.follow(supervisor.find("#correct button"))
                    try await supervisor.wait(for: texts.days.made, in: ".notice")
                }
            }
        }
    }
}
