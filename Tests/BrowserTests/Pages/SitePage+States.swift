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

    private static func check(_ list: String, _ browser: Browser) async throws {
        try await browser.fill(at: "#list", with: list)
        try await browser.click(at: "#check")
        try await browser.wait(for: "#would-add")
    }

    static func addKiosk(_ browser: Browser) async throws {
        let texts = browser.settings.language.texts.access
        try await browser.fill(texts.kioskName, with: "Side door")
        try await browser.click(named: texts.addKiosk, role: "button")
        try await browser.wait(for: ".code")
    }

    /// Opens everything that can be unfolded.
    static func openDetails(_ browser: Browser) async throws {
        try await browser.run("for (const part of document.querySelectorAll('details')) part.open = true")
    }
}
