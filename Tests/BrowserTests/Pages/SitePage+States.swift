import Attendance
import MusterWeb

/// How pages get into the states in which they are looked at.
extension SitePage {
    static func signInWrongly(_ browser: Browser) async throws {
        try await browser.signIn(as: "nobody", password: "not the password")
        try await browser.wait(for: ".notice.refused")
    }

    static func setUpWrongly(_ browser: Browser) async throws {
        let texts = browser.settings.language.texts.access
        try await browser.fill(texts.code, with: "abcd-efgh")
        try await browser.fill(texts.siteName, with: "Site")
        try await browser.fill(texts.name, with: "root")
        try await browser.fill(texts.password, with: StationAccounts.password)
        try await browser.click(named: texts.finishSetUp, role: "button")
        try await browser.wait(for: ".notice.refused")
    }

    static func keepWrongly(_ browser: Browser) async throws {
        let texts = browser.settings.language.texts.retention
        try await browser.fill(at: "#keep-presence", with: "soon")
        try await browser.click(named: texts.save, role: "button")
        try await browser.wait(for: "#keep-presence[aria-invalid]")
    }

    static func payWrongly(_ browser: Browser) async throws {
        try await browser.fill(at: "#rules-field", with: "overtime please")
        try await browser.click(at: "#set-rules button")
        try await browser.wait(for: ".notice.refused")
    }

    /// Saves a template as everyone's rules.
    static func pay(_ browser: Browser) async throws {
        try await browser.click(at: "#set-rules button")
        try await browser.wait(for: "#rules code")
    }

    static func addWrongly(_ browser: Browser) async throws {
        let texts = browser.settings.language.texts.people
        try await browser.fill(at: "#number", with: "0")
        try await browser.click(named: texts.addPerson, role: "button")
        try await browser.wait(for: "#name[aria-invalid]")
    }

    static func checkList(_ browser: Browser) async throws {
        try await check("number,name,department,position\n70001,Ada Lovelace,Engines,Analyst\n70002,孙丽,财务部,会计", browser)
    }

    static func checkBrokenList(_ browser: Browser) async throws {
        try await check("number,name\n0,Nobody\n70001,\n70002,Ada\n70002,Ada again", browser)
    }

    static func checkPunches(_ browser: Browser) async throws {
        try await check("number,time,direction\n1001,2025-01-06 08:58,in\n1001,2025-01-06 17:31,out", browser)
    }

    static func checkBrokenPunches(_ browser: Browser) async throws {
        try await check("number,time\n1001,2025-01-06 08:58\n1001,nine\n0,2025-01-06 09:00", browser)
    }

    private static func check(_ list: String, _ browser: Browser) async throws {
        try await browser.fill(at: "#list", with: list)
        try await browser.click(at: "#check")
        try await browser.wait(for: "#would-add")
    }

    /// Taps somebody, and opens all that the pad offers.
    static func openPad(_ browser: Browser) async throws {
        try await browser.click(at: "#people .person > .tap")
        try await browser.wait(for: "#punch [data-part=pad]")
        try await browser.click(at: "#punch summary")
        try await browser.click(named: browser.settings.language.texts.kiosk.done, role: "button")
    }

    /// Has a punch ready to be sent.
    static func typeSignature(_ browser: Browser) async throws {
        try await openPad(browser)
        try await browser.fill(at: "#punch [data-part=typed]", with: "Ada")
        try await browser.press(.enter)
        try await browser.wait(for: "#punch [data-part=submit]")
    }

    static func addKiosk(_ browser: Browser) async throws {
        let texts = browser.settings.language.texts.access
        try await browser.fill(texts.kioskName, with: "Side door")
        try await browser.click(named: texts.addKiosk, role: "button")
        try await browser.wait(for: ".code")
    }

    /// Opens the first item.
    static func openItem(_ browser: Browser) async throws {
        try await browser.run("location.assign('/items')")
        try await browser.wait(for: "#items a")
        try await browser.run("location.assign(document.querySelector('#items a').href)")
        try await browser.wait(for: "#item-form")
    }

    /// Opens the first floor.
    static func openFloor(_ browser: Browser) async throws {
        try await browser.run("location.assign('/floors/all')")
        try await browser.wait(for: ".rows .card a.button")
        try await browser.run("location.assign(document.querySelector('.rows .card a.button').href)")
        try await browser.wait(for: "#shapes polygon")
    }

    /// Opens the first rule; where there is none yet, that which greets everybody.
    static func openRule(_ browser: Browser) async throws {
        try await browser.run("location.assign('/rules')")
        try await browser.wait(for: "form[action='/rules/greet']")
        try await browser.run(
            """
            if (!document.querySelector('.rows .name a'))
              document.querySelector("form[action='/rules/greet']").submit()
            """
        )
        try await browser.wait(for: ".rows .name a")
        try await browser.run("location.assign(document.querySelector('.rows .name a').href)")
        try await browser.wait(for: "form[action^='/rules/'] #name")
    }

    /// Asks for something that cannot be.
    static func correctWrongly(_ browser: Browser) async throws {
        try await browser.run("document.querySelector('#correct form').submit()")
        try await browser.wait(for: ".notice.refused")
    }

    /// Opens the roll call that goes on, or starts one.
    static func callRoll(_ browser: Browser) async throws {
        try await browser.run("location.assign('/roll-call')")
        try await browser.wait(for: ".button.big")
        try await browser.run("document.querySelector('.button.big').click()")
        try await browser.wait(for: "#call-tools")
    }

    /// Signs a visitor in at the front desk, which leads to their page.
    static func signVisitorIn(_ browser: Browser) async throws {
        try await browser.run("location.assign('/visitors')")
        try await browser.wait(for: "#visitor-host")
        try await browser.fill(at: "#visitor-name", with: "Ada Lovelace")
        try await browser.run(
            """
            document.querySelector('#visitor-host').value = document.querySelector('#visitor-hosts option').value;
            document.querySelector('#visitor-add [name=now]').click()
            """
        )
        try await browser.wait(for: "#visitor-link")
    }

    static func openBadge(_ browser: Browser) async throws {
        try await signVisitorIn(browser)
        try await browser.run("location.assign(document.querySelector(\"a[href$='/badge']\").href)")
        try await browser.wait(for: ".visitor-badge")
    }

    static func openPass(_ browser: Browser) async throws {
        try await signVisitorIn(browser)
        try await browser.run(
            "location.assign('/visit/' + document.querySelector('#visitor-link a').href.split('/').at(-1))"
        )
        try await browser.wait(for: "form[action^='/visit/']")
    }

    /// Signs in without saying to whom.
    static func visitWrongly(_ browser: Browser) async throws {
        try await browser.fill(at: "#visitor-name", with: "Ada")
        try await browser.fill(at: "#visitor-host", with: "Nobody of this name")
        try await browser.run("document.querySelector('#visitor-form').submit()")
        try await browser.wait(for: ".notice.refused")
    }

    /// Ends the roll call, and shows its report.
    static func closeRoll(_ browser: Browser) async throws {
        try await callRoll(browser)
        try await browser.run("document.querySelector(\"form[action$='/close']\").submit()")
        try await browser.wait(for: ".call-line")
    }

    /// Compares rules that round generously with those that count.
    static func compareRules(_ browser: Browser) async throws {
        try await browser.run(
            """
            document.querySelector("[name='rounding-in']").value = "30 later";
            document.querySelector("form.rules").submit()
            """
        )
        try await browser.wait(for: "#beside")
    }

    /// Adds a channel that reaches nobody, which leads to its page.
    static func addChannel(_ browser: Browser) async throws {
        try await browser.run("location.assign('/links')")
        try await browser.wait(for: "#allowedHost")
        try await browser.fill(at: "#name", with: "Payroll")
        try await browser.fill(at: "#address", with: "https://payroll.invalid/hook")
        try await browser.click(named: browser.settings.language.texts.links.add, role: "button")
        try await browser.wait(for: ".code")
    }

    /// Opens everything of the page that can be unfolded; the menus above it would lie over it.
    static func openDetails(_ browser: Browser) async throws {
        try await browser.run("for (const part of document.querySelectorAll('main details')) part.open = true")
    }
}
