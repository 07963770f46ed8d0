import Attendance
import EndToEndSupport
import Foundation
import MusterWeb
import Testing

/// What the tests in browsers stand on: if this doesn't hold, they mean nothing.
@Suite("A browser under test", .serialized, .sharedBrowsers, .twoAtATime)
struct GroundTests {
    /// A page with everything that the tests below touch.
    private static let page = """
        data:text/html,<!doctype html><title>Ground</title>
        <meta name=viewport content='width=device-width, initial-scale=1'>
        <label>First <input id=first></label> <button aria-label='Go on' onclick='this.textContent="gone"'>x</button>
        <button hidden>Go on</button> <input type=file id=file aria-label=Photo>
        <div id=pad style='position:fixed;left:20px;top:200px;width:300px;height:100px;touch-action:none'></div>
        <script>window.strokes=[];for(const type of ['pointerdown','pointermove','pointerup'])pad.addEventListener(type,
        (event)=>strokes.push({type,pointer:event.pointerType,trusted:event.isTrusted,pressure:event.pressure,x:event.clientX}))
        </script>
        """
        .replacing("\n", with: "").replacing(" ", with: "%20")

    private struct Event: Decodable {
        let type: String
        let pointer: String
        let trusted: Bool
        let pressure: Double
        let x: Double
    }

    @Test("leaves neither processes nor files behind, even when its test is cut short", arguments: Engine.usual)
    func leavesNothing(engine: Engine) async throws {
        try engine.requireInstalled()
        let folder = Box()
        await #expect(throws: CancellationError.self) {
            try await Browser.with(BrowserSettings(engine), isOwn: true) { browser in
                await folder.set(browser.folder)
                #expect(FileManager.default.fileExists(atPath: browser.folder))
                #expect(Browser.processes(in: browser.folder).count > 2)
                throw CancellationError()
            }
        }
        let path = try #require(await folder.value)
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(try await Self.areGone(path))
    }

    @Test(
        "ends with whoever started it, however that ends",
        arguments: ["echo ready; exec sleep 1000", "sleep 1000 & echo ready; sleep 1000"]
    )
    func leash(script: String) async throws {
        let folder = try TemporaryFolder()
        // The end of the input is all that a program sees of a killed parent.
        try await Leash.run("/bin/sh", ["-c", script], environment: folder.environment) { output in
            #expect(await output.first { $0 == "ready" } != nil)
            #expect(!Browser.processes(in: folder.path).isEmpty)
        }
        #expect(try await Self.areGone(folder.path))
    }

    @Test("is as wide as a viewport says", arguments: Engine.usual)
    func sizes(engine: Engine) async throws {
        try await Browser.with(BrowserSettings(engine)) { browser in
            try await browser.open(Self.page)
            for viewport in Viewport.allCases {
                try await browser.resize(to: viewport)
                let size: [Int] = try await browser.run("return [innerWidth, innerHeight]")
                #expect(size == [viewport.width, viewport.height])
                #expect(try await browser.run("return matchMedia('(max-width: 44rem)').matches") == viewport.isHandheld)
            }
        }
    }

    @Test("finds by name, types, clicks, draws and takes files", arguments: Engine.usual)
    func acts(engine: Engine) async throws {
        try await Browser.with(BrowserSettings(engine)) { browser in
            try await browser.open(Self.page)
            try await browser.fill("First", with: "孙丽 ✓")
            #expect(try await browser.run("return document.getElementById('first').value") == "孙丽 ✓")
            // One of the two is hidden.
            try await browser.click(named: "Go on", role: "button")
            #expect(try await browser.run("return document.querySelector('button').textContent") == "gone")

            for kind in PointerKind.allCases {
                try await browser.run("strokes.length = 0")
                try await browser.draw(kind, through: [(40, 220), (120, 260), (200, 230)])
                let events: [Event] = try await browser.run("return strokes")
                // A mouse also moves to where it presses.
                let stroke = events.drop { $0.type != "pointerdown" }
                #expect(stroke.first?.x == 40 && stroke.last?.type == "pointerup" && stroke.last?.x == 200, "\(events)")
                #expect(events.allSatisfy { $0.trusted })
                let expected = engine == .webkit && kind == .touch ? "mouse" : kind.rawValue
                #expect(stroke.allSatisfy { $0.pointer == expected }, "\(events)")
            }

            let folder = try TemporaryFolder()
            try Data("photo".utf8).write(to: URL(filePath: folder["photo.png"]))
            try await browser.upload(folder["photo.png"], into: browser.find("#file"))
            let content = "return await document.getElementById('file').files[0].text()"
            #expect(try await browser.runAsync(content) == "photo")
            #expect(try await browser.screenshot().starts(with: [0x89, 0x50, 0x4E, 0x47]))
        }
    }

    @Test("says what was not there, and in how much time", arguments: Engine.usual)
    func refusals(engine: Engine) async throws {
        try await Browser.with(BrowserSettings(engine)) { browser in
            try await browser.open(Self.page)
            await #expect(throws: DriverError.self) { try await browser.find("#nowhere", within: .zero) }
            await #expect(throws: DriverError.self) {
                try await browser.find(named: "Go back", within: .milliseconds(100))
            }
            await #expect(throws: Browser.NotInTime.self) {
                try await browser.wait(for: "#nowhere", within: .milliseconds(200))
            }
        }
    }

    @Test("hears from axe what keeps people out of a page", arguments: Engine.usual)
    func axe(engine: Engine) async throws {
        try await Browser.with(BrowserSettings(engine)) { browser in
            let page = "<title>x</title><h1>y</h1><img src='z'><p style='color:silver'>pale</p>"
            try await browser.open("data:text/html," + page)
            let broken = Set(try await Axe.violations(in: browser).map(\.rule))
            #expect(broken.isSuperset(of: ["image-alt", "color-contrast", "html-has-lang"]), "\(broken)")
        }
    }

    @Test("sees what sticks out and what is cut off", arguments: Engine.usual)
    func layout(engine: Engine) async throws {
        try await Browser.with(BrowserSettings(engine, .english, .narrow)) { browser in
            let head = "data:text/html,<meta name=viewport content='width=device-width'>"
            try await browser.open(head + "<p>Short</p><button>Words</button>")
            #expect(try await Layout.overflow(in: browser, at: .narrow).isEmpty)
            #expect(try await Layout.cutWords(in: browser).isEmpty)
            try await browser.open(head + "<p class=wide style='width:400px'>Long</p>")
            #expect(try await Layout.overflow(in: browser, at: .narrow).contains("p.wide"))
            try await browser.open(head + "<button style='width:20px;padding:0;overflow:hidden'>Many words</button>")
            #expect(try await Layout.cutWords(in: browser).count == 1)
        }
    }

    /// Whether the processes whose home is the folder end: who was killed is there for a moment still.
    private static func areGone(_ folder: String) async throws -> Bool {
        let clock = ContinuousClock()
        let end = clock.now + .seconds(30)
        while !Browser.processes(in: folder).isEmpty {
            guard clock.now < end else { return false }
            try await clock.sleep(for: .milliseconds(20))
        }
        return true
    }
}

/// A text that a closure finds out for the test around it.
private actor Box {
    private(set) var value: String?

    func set(_ text: String) { value = text }
}
