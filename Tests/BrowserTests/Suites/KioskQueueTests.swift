import Attendance
import EndToEndSupport
import Foundation
import MusterWeb
import Station
import Testing

/// Thirty people who stand before one tablet in the morning.
@Suite("A queue at the kiosk", .serialized, .twoAtATime)
struct KioskQueueTests {
    /// What the next person is to wait at most.
    private static let turn = Duration.seconds(3)

    /// Counts sounds in place of playing them.
    private static let ears = """
        window.tunes = [];
        const node = () => ({ gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next });
        window.AudioContext = class {
          currentTime = 0;
          destination = node();
          resume() {}
          createGain() { return node(); }
          createOscillator() {
            const frequency = {};
            return { frequency, connect: (next) => next, stop() {}, start() { window.tunes.push(frequency.value); } };
          }
        };
        """

    /// A station at noon whose kiosks work so, with a tablet at its door and people who have no badge.
    private func withTablet(
        _ settings: [String],
        numbers: Range<Int>,
        _ body: (DemoStation, Browser) async throws -> Void
    ) async throws {
        try await DemoStation.with(until: .start, speed: 1) { demo in
            let command = ["kiosk", "settings", "--data-dir", demo.folder] + settings
            let outcome = try await Executable.run(command)
            #expect(outcome.code == 0, "\(outcome.errors)")
            for number in numbers { try await demo.people.add("Queue \(number)", number: number) }
            try await Browser.with(BrowserSettings(.chromium, .english, .desktop)) { browser in
                try await browser.become(.kiosk, at: demo)
                try await browser.openKiosk(at: demo.address)
                try await browser.run(Self.ears)
                try await browser.wait(for: ".person[data-number='\(numbers.upperBound - 1)'] > .tap")
                try await body(demo, browser)
            }
        }
    }

    private func tapName(_ number: Int, _ browser: Browser) async throws {
        try await browser.retry {
            let card = try await browser.find(".person[data-number='\(number)'] > .tap", within: .zero)
            try await browser.run("arguments[0].scrollIntoView({ block: 'start' })", [card.json])
            try await browser.click(card)
        }
    }

    @Test("thirty people punch with one tap each, at most 3 s each, and nobody waits for the one before")
    func oneTap() async throws {
        let numbers = 66101..<66131
        try await withTablet(["--confirmation", "one-tap"], numbers: numbers) { demo, browser in
            let clock = ContinuousClock()
            let start = clock.now
            var longest = Duration.zero
            for number in numbers {
                let tapped = clock.now
                try await tapName(number, browser)
                try await browser.wait(for: "Queue \(number)", in: "#one-tap [data-part=text]")
                longest = max(longest, clock.now - tapped)
            }
            #expect(longest < Self.turn, "\(longest)")
            print("30 punches with one tap: \(clock.now - start), the longest \(longest)")
            // The last one is told what became of it, and the tablet is ready again.
            try await browser.wait(
                until: "document.getElementById('one-tap').dataset.kind === 'done'",
                [],
                "the last answer"
            )
            #expect(try await browser.text(of: "#one-tap [data-part=text]").contains("Queue 66130"))
            #expect(try await browser.text(of: "#one-tap [data-part=hours]").hasPrefix("Today 0:00 h"))
            try await Screenshots.keep("kiosk-one-tap", of: browser, at: .desktop)
            for number in numbers {
                let punches = try await demo.people.punches(of: number)
                #expect(punches.map(\.direction) == ["in"], "\(number)")
                #expect(punches.allSatisfy { $0.source == "kiosk" && $0.signature == nil && !$0.offline })
            }
            let tunes: [Int] = try await browser.run("return window.tunes")
            #expect(tunes == (0..<30).flatMap { _ in [660, 880] })
            try await browser.wait(until: "document.getElementById('one-tap').hidden", [], "the tablet to be ready")
        }
    }

    @Test("a tap is taken back, made a break instead, repeated by nobody, and kept without a network")
    func takenBack() async throws {
        let texts = Language.english.texts.kiosk
        let number = 66140
        try await withTablet(["--confirmation", "one-tap", "--ready-after", "2"], numbers: 66140..<66141) {
            demo,
            browser in
            try await tapName(number, browser)
            try await browser.click(named: texts.takeBack, role: "button")
            try await browser.wait(for: "nothing was recorded", in: "#one-tap [data-part=text]")
            try await browser.wait(until: "document.getElementById('one-tap').hidden", [], "the tablet to be ready")
            #expect(try await demo.people.punches(of: number).isEmpty)

            // The same finger twice.
            try await tapName(number, browser)
            try await browser.run("document.querySelector('.person[data-number=\"66140\"] > .tap').click()")
            try await browser.waitUntilOffered("out", to: number)
            try await browser.wait(until: "document.getElementById('one-tap').hidden", [], "the tablet to be ready")
            #expect(try await demo.people.punches(of: number).map(\.direction) == ["in"])

            try await tapName(number, browser)
            try await browser.click(named: texts.beginBreak, role: "button")
            try await browser.wait(for: texts.beginBreak, in: "#one-tap [data-part=text]")
            try await browser.waitUntilOffered("break-end", to: number)
            #expect(try await demo.people.punches(of: number).map(\.direction) == ["in", "break-begin"])

            // The page goes away in the moment in which it could be taken back.
            try await browser.wait(until: "document.getElementById('one-tap').hidden", [], "the tablet to be ready")
            try await tapName(number, browser)
            try await browser.reload()
            try await browser.waitUntilOffered("out", to: number)

            try await browser.setOffline(true)
            try await tapName(number, browser)
            try await browser.wait(for: texts.kept, in: "#one-tap [data-part=text]")
            try await browser.wait(for: "Queue 66140", in: "#kiosk-waiting")
            try await browser.setOffline(false)
            try await browser.wait(
                until: "document.getElementById('kiosk-waiting').hidden",
                [],
                "what waits to be sent"
            )
            let punches = try await demo.people.punches(of: number)
            #expect(punches.map(\.direction) == ["in", "break-begin", "break-end", "out"])
            #expect(punches.map(\.offline) == [false, false, false, true])
            #expect(punches.allSatisfy { !$0.clockDoubtful })
        }
    }

    @Test("five people sign or do not, as they like, at most 3 s each")
    func optionalSignature() async throws {
        let texts = Language.english.texts.kiosk
        let numbers = 66151..<66156
        try await withTablet(["--confirmation", "optional-signature"], numbers: numbers) { demo, browser in
            let clock = ContinuousClock()
            for number in numbers {
                let isSigned = !number.isMultiple(of: 2)
                let start = clock.now
                try await browser.tap(number)
                if isSigned { try await browser.sign() }
                try await browser.click(named: isSigned ? texts.done : texts.continueUnsigned, role: "button")
                try await browser.click(named: texts.submitIn, role: "button")
                try await browser.wait(for: "#punch [data-part=result]")
                #expect(try await browser.readResult().contains("Queue \(number)"))
                #expect(clock.now - start < Self.turn, "\(clock.now - start)")
                let punches = try await demo.people.punches(of: number)
                #expect(punches.map { $0.signature != nil } == [isSigned])
            }
        }
    }

    @Test("a button punches where nobody signs, and a signature is asked for as soon as the site wants it")
    func button() async throws {
        let texts = Language.english.texts.kiosk
        let number = 66160
        try await withTablet(["--confirmation", "button"], numbers: 66160..<66161) { demo, browser in
            try await tapName(number, browser)
            try await browser.click(named: texts.submitIn, role: "button")
            try await browser.wait(for: "#punch [data-part=result]")
            #expect(try await browser.readResult().contains("Queue \(number)"))
            try await browser.waitUntilOffered("out", to: number)

            let outcome = try await Executable.run(
                ["kiosk", "settings", "--data-dir", demo.folder, "--confirmation", "signature"]
            )
            #expect(outcome.code == 0)
            // The page was loaded before.
            try await tapName(number, browser)
            try await browser.wait(for: "#punch .choices [data-choice=out]")
            try await browser.click(named: texts.submitOut, role: "button")
            try await browser.wait(for: texts.sign, in: "#punch [data-part=refusal]")
            let tunes: [Int] = try await browser.run("return window.tunes")
            #expect(tunes == [660, 880, 196, 196])
            try await browser.sign()
            try await browser.submitPunch(texts.submitOut)
            #expect(try await browser.readResult().contains("Goodbye"))
            let punches = try await demo.people.punches(of: number)
            #expect(punches.map { $0.signature != nil } == [false, true])
        }
    }

    @Test("a photo is taken of whoever punches, the kiosk says so, and the person sees it beside the punch")
    func photo() async throws {
        let number = 66180
        let settings = ["--confirmation", "one-tap", "--photo"]
        try await withTablet(settings, numbers: number..<number + 1) { demo, browser in
            #expect(try await browser.text(of: "#kiosk-photo") == Language.english.texts.kiosk.photoTold(14))
            try await tapName(number, browser)
            try await browser.wait(
                until: "document.getElementById('one-tap').dataset.kind === 'done'",
                [],
                "the station's answer"
            )
            try await browser.wait(
                until: "performance.getEntriesByType('resource').some(({ name }) => name.includes('/punches/photo?'))"
                    + " && !Object.keys(localStorage).some((each) => each.startsWith('muster.photo.'))",
                [],
                "the photo to be sent"
            )
            let photo = try #require(try await demo.people.punches(of: number).first?.photo)
            let person = try #require(photo.firstRange(of: "/punch-photos/"))
            try await browser.become(.role(.admin), at: demo)
            try await browser.open(demo.address + photo[..<person.lowerBound] + "/history")
            try await browser.wait(
                until: "(document.querySelector('.punch-photo')?.scrollIntoView(), "
                    + "document.querySelector('.punch-photo')?.naturalWidth === 320)",
                [],
                "the photo beside the punch"
            )
        }
    }

    @Test("large type fits a phone and a tablet at 200 %, and keeps nobody out", arguments: [Viewport.phone, .desktop])
    func largeType(viewport: Viewport) async throws {
        let settings = ["--confirmation", "one-tap", "--large-type", "--ready-after", "60"]
        let number = viewport == .phone ? 66170 : 66171
        try await withTablet(settings, numbers: number..<number + 1) { _, browser in
            // 1280 at 200 % are 640 pixels of the page.
            let scale = viewport == .desktop ? 2.0 : 1
            let size: JSON = [
                "width": JSON(Int(Double(viewport.width) / scale)),
                "height": JSON(Int(Double(viewport.height) / scale)),
                "deviceScaleFactor": 2, "mobile": false,
            ]
            try await browser.tell("Emulation.setDeviceMetricsOverride", size)
            let type: Double = try await browser.run(
                "return parseFloat(getComputedStyle(document.documentElement).fontSize)"
            )
            #expect(type >= 19)
            try await tapName(number, browser)
            try await browser.wait(for: "Queue \(number)", in: "#one-tap [data-part=text]")
            let overflow = "return document.documentElement.scrollWidth <= innerWidth"
            #expect(try await browser.run(overflow))
            #expect(try await Layout.cutWords(in: browser).isEmpty)
            let box = """
                const { top, bottom } = document.getElementById("one-tap").getBoundingClientRect();
                return top >= 0 && bottom <= innerHeight;
                """
            #expect(try await browser.run(box))
            try await browser.wait(
                until: "document.getElementById('one-tap').dataset.kind === 'done'",
                [],
                "the station's answer"
            )
            #expect(try await browser.run(box))
            #expect(try await Axe.violations(in: browser).isEmpty)
        }
    }
}
