import Attendance
import EndToEndSupport
import MusterWeb
import Station
import Testing

/// All pages: nothing sticks out, axe finds nothing, and pictures of them are kept.
///
/// The demo is its own: others change theirs.
@Suite("Every page, at noon", .serialized, .demo(until: .lunch, speed: 1), .sharedBrowsers, .twoAtATime)
struct EveryPageTests {
    /// The languages differ in their lengths, the engines in how they lay out and speak: each once.
    private static let ways: [(Engine, Language)] = [
        (.chromium, .english), (.chromium, .chinese), (.chromium, .german), (.webkit, .chinese),
        (.firefox, .english),
    ]

    @Test("is accessible, fits narrow screens, and is in the browser's language", arguments: ways)
    func everyPage(engine: Engine, language: Language) async throws {
        let demo = try #require(DemoStation.current)
        let pages = SitePage.all.filter { $0.station == .demo }
        try await Browser.with(Self.settings(engine, language)) { browser in
            // Those of one visitor together, who signs in once.
            for who in pages.map(\.who).uniqued() {
                try await browser.become(who, at: demo)
                for page in pages where page.who == who { await look(at: page, of: demo.address, in: browser) }
            }
        }
    }

    @Test("of a station that was never set up, too", arguments: ways)
    func freshStation(engine: Engine, language: Language) async throws {
        try await FreshStation.with { station in
            try await Browser.with(Self.settings(engine, language)) { browser in
                for page in SitePage.all where page.station == .fresh {
                    await look(at: page, of: station.address, in: browser)
                }
            }
        }
    }

    /// Without animations, in the middle of which colours are pale.
    private static func settings(_ engine: Engine, _ language: Language) -> BrowserSettings {
        BrowserSettings(engine, language, isReduced: true)
    }

    /// Looks at a page in all its sizes; what is wrong with it does not keep the test from looking at the next.
    private func look(at page: SitePage, of address: String, in browser: Browser) async {
        let viewports = Self.viewports(of: page, in: browser.engine)
        guard let first = viewports.first else { return }
        do {
            try await browser.resize(to: first)
            try await page.open(in: browser, at: address)
            let language: String = try await browser.run("return document.documentElement.lang")
            #expect(language == browser.settings.language.tag, "\(page.name)")
            for viewport in viewports {
                if viewport != first { try await browser.resize(to: viewport) }
                let faults = try await Layout.faults(in: browser, at: viewport)
                #expect(faults.isEmpty, "\(page.name) at \(viewport):\n\(faults.joined(separator: "\n"))")
                if viewport == first { try await expectAccessible(browser, page.name) }
                if viewport != .narrow { try await Screenshots.keep(page.name, of: browser, at: viewport) }
            }
            guard browser.engine == .chromium else { return }
            // Contrast is another in the dark, and the lists are beside each other where there is room.
            try await browser.setMedia(isDark: true, isReduced: true)
            // Colours are the same in all languages.
            if browser.settings.language == .english { try await expectAccessible(browser, "\(page.name) in the dark") }
            let last = page.viewports[page.viewports.count - 1]
            try await Screenshots.keep(page.name + "-dark", of: browser, at: last)
            try await browser.setMedia(isDark: false, isReduced: true)
        } catch {
            await Screenshots.keepFailure(of: browser)
            Issue.record(error, "\(page.name)")
        }
    }

    /// WebKit is what phones and tablets run; Firefox's windows are not as narrow as these.
    private static func viewports(of page: SitePage, in engine: Engine) -> [Viewport] {
        switch engine {
        case .chromium: page.viewports
        case .webkit: [page.viewports[0]]
        case .firefox: page.viewports.filter { !$0.isHandheld }
        }
    }

    private func expectAccessible(_ browser: Browser, _ place: String) async throws {
        let violations = try await Axe.violations(in: browser)
        #expect(violations.isEmpty, "\(place): \(violations)")
    }
}
