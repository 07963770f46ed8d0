import Attendance
import EndToEndSupport
import Foundation
import MusterWeb
import Testing

@Suite("The board, live in a browser", .serialized, .twoAtATime)
struct LiveBoardTests {
    /// Says who is on site, as the page shows it.
    private static let presence = "[...document.querySelectorAll('#on-site .person')].map((person) => person.id)"

    /// Writes down in the page when each person came to those on site, in milliseconds since 1970.
    private static let watch = """
        window.isSame = true;
        window.arrivals = {};
        new MutationObserver(() => {
          for (const person of document.querySelectorAll("#on-site .person")) window.arrivals[person.id] ??= Date.now();
        }).observe(document.getElementById("main"), { childList: true, subtree: true });
        """

    @Test("shows within a second who came, without anybody loading the page", arguments: Engine.usual)
    func moves(engine: Engine) async throws {
        let folder = try TemporaryFolder()
        let demo = ["demo", "--data-dir", folder.path, "--port", "0", "--speed", "600", "--print-entries"]
        try await Executable.withStation(demo) { station in
            try await Browser.with(BrowserSettings(engine, .english, .phone)) { browser in
                try await browser.open(try await station.address())
                try await browser.wait(for: "#people .person, #expected .person")
                try await browser.run(Self.watch)
                var delays = try await Self.delays(of: try await Self.punchesIn(station, count: 5), in: browser)
                if delays[2] >= 1000 {
                    // On a busy machine some may take longer: then it is the next ones that count.
                    let arrivals = try await Self.punchesIn(station, count: 10).suffix(5)
                    delays = try await Self.delays(of: Array(arrivals), in: browser)
                }
                #expect(delays[2] < 1000, "\(delays)")

                let counted = "document.getElementById('on-site-count').textContent"
                let listed = "String(document.querySelectorAll('#on-site .person').length)"
                #expect(try await browser.run("return \(counted) === \(listed)"))
                #expect(try await browser.run("return window.isSame === true"))
            }
        }
    }

    /// How long it took from each person's punch until the page showed them, in milliseconds; the shortest first.
    private static func delays(of arrivals: [Arrival], in browser: Browser) async throws -> [Double] {
        try await browser.wait(
            until: "arguments[0].every((id) => window.arrivals[id])",
            [.array(arrivals.map { .string($0.element) })],
            "five people"
        )
        let shown: [String: Double] = try await browser.run("return window.arrivals")
        return try arrivals.map { try #require(shown[$0.element]) - $0.milliseconds }.sorted()
    }

    @Test("says that the station is gone, and goes on when it is back", arguments: Engine.usual)
    func restart(engine: Engine) async throws {
        let folder = try TemporaryFolder()
        let port = try await FreePort.find()
        let demo = ["demo", "--data-dir", folder.path, "--port", "\(port)", "--speed", "600"]
        try await Browser.with(BrowserSettings(engine)) { browser in
            try await Executable.withStation(demo) { station in
                try await browser.open(try await station.address())
                try await browser.wait(for: ".live .person")
                try await browser.run("window.isSame = true")
            }
            try await browser.wait(for: "#connection")
            #expect(try await browser.text(of: "#lost").hasPrefix("Connection lost"))
            // Read out, and once only.
            #expect(try await browser.run("return document.getElementById('announcement').textContent !== ''"))
            // What is out of date does not go on as if it were not.
            let clock: String = try await browser.text(of: "#clock")
            try await Executable.withStation(demo + ["--continue"]) { _ in
                try await browser.wait(until: "document.getElementById('connection').hidden")
                try await browser.wait(
                    until: "document.getElementById('clock').textContent !== arguments[0]",
                    [.string(clock)],
                    "the clock to go on"
                )
                #expect(try await browser.run("return window.isSame === true"))
            }
        }
    }

    @Test("says that it does not update where its scripts never came")
    func withoutItsScripts() async throws {
        try await DemoStation.with(until: .start, speed: 1) { demo in
            try await Browser.with(BrowserSettings(.chromium)) { browser in
                try await browser.tell("Network.enable")
                try await browser.tell("Network.setBlockedURLs", ["urls": ["*/board.js*"]])
                try await browser.open(demo.address)
                try await browser.wait(
                    until: "getComputedStyle(document.querySelector('.not-live')).visibility === 'visible'"
                )
                try await browser.tell("Network.setBlockedURLs", ["urls": []])
                try await browser.open(demo.address)
                try await browser.wait(for: ".live .clock")
                #expect(try await browser.run("return !document.querySelector('.not-live').checkVisibility()"))
            }
        }
    }

    /// How a network goes.
    enum Loss: CaseIterable {
        /// All connections end, and none is taken.
        case cut
        /// Nothing comes any more, and nobody is told.
        case silence
    }

    @Test("notices that the network is gone, said or unsaid, and goes on when it is back", arguments: Loss.allCases)
    func network(loss: Loss) async throws {
        try await DemoStation.with(until: .start, speed: 600) { demo in
            try await NetworkCable.with(to: demo.port) { cable in
                try await Browser.with(BrowserSettings(.chromium)) { browser in
                    try await browser.open(cable.address)
                    try await browser.wait(for: ".person")
                    switch loss {
                    case .cut: await cable.cut()
                    case .silence: try await cable.silence()
                    }
                    try await browser.wait(for: "#connection")
                    // Life goes on meanwhile.
                    _ = try #require(
                        try await Web.board(demo.address, within: patience) { board in
                            board.people.contains { $0.status == "on site" }
                        }
                    )
                    try await cable.mend()
                    try await browser.wait(until: "document.getElementById('connection').hidden")
                    // What it missed is there.
                    try await browser.wait(until: "\(Self.presence).length > 0")
                }
            }
        }
    }

    private struct Entry: Decodable {
        let kind: String
        let payload: String
    }

    private struct Punch: Decodable {
        let direction: String
        let person: String
    }

    /// Somebody who came.
    private struct Arrival {
        /// On the page.
        let element: String
        /// When this test saw that the station had recorded it, in milliseconds since 1970.
        let milliseconds: Double
    }

    /// Waits for the first arrivals of the day.
    private static func punchesIn(_ station: RunningStation, count: Int) async throws -> [Arrival] {
        var found: [Arrival] = []
        var line = 0
        while found.count < count {
            await station.output.wait(forCount: line + 1)
            let now = Date().timeIntervalSince1970 * 1000
            let lines = await station.output.all
            guard line < lines.count else { throw RunningStation.Ended(description: "The station ended") }
            while line < lines.count {
                defer { line += 1 }
                let entry = try JSONDecoder().decode(Entry.self, from: Data(lines[line].utf8))
                guard entry.kind == "punch" else { continue }
                let punch = try JSONDecoder().decode(Punch.self, from: Data(entry.payload.utf8))
                let element = "person-" + punch.person
                guard punch.direction == "in", !found.contains(where: { $0.element == element }) else { continue }
                found.append(Arrival(element: element, milliseconds: now))
            }
        }
        return Array(found.prefix(count))
    }
}
