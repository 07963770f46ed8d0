import EndToEndSupport
import Foundation
import Testing

@Suite("A plan with a crowd", .serialized, .twoAtATime)
struct CrowdTests {
    private struct Figures: Decodable {
        let frames: [Double]
        let moved: Int
    }

    /// Notes how long each picture of the screen takes, and how often a chip is moved.
    private static let watch = """
        window.frames = [];
        window.moved = 0;
        let last = performance.now();
        (function next(now) {
          window.frames.push(now - last);
          last = now;
          requestAnimationFrame(next);
        })(last);
        new MutationObserver((changes) => { window.moved += changes.length; })
          .observe(document.getElementById("plan"), { attributes: true, attributeFilter: ["style"], subtree: true });
        """

    /// Where everybody's chip is, by the room in whose polygon it stands.
    private static let rooms = """
        Object.fromEntries([...document.querySelectorAll(".floor .markers .marker:not(.guess)")]
          .map((line) => [line.dataset.marker, line.closest("[data-room]").dataset.room]))
        """

    @Test("of three hundred who walk about keeps up, and is right as soon as they stand still", arguments: Engine.usual)
    func crowd(engine: Engine) async throws {
        let crowd = try await CrowdedStation(people: 300)
        try await crowd.serve { address in
            try await Browser.with(BrowserSettings(engine)) { browser in
                try await browser.open(address + "/floors")
                try await browser.wait(until: "document.querySelectorAll('.plan-chip:not(.rest)').length > 250")
                try await browser.run(Self.watch)
                await crowd.walk(15)
                try await Task.sleep(for: .seconds(20))
                await crowd.walk(0)
                let figures: Figures = try await browser.run("return { frames: window.frames, moved: window.moved }")
                try await Screenshots.keep("floor-plan-crowd", of: browser, at: .desktop)
                // The rule for rooms takes some seconds; then the page says what the board says.
                try await Task.sleep(for: .seconds(8))
                let stopped = ContinuousClock.now
                var isSame = false
                while !isSame, ContinuousClock.now - stopped < .seconds(20) {
                    let shown: [String: String] = try await browser.run("return \(Self.rooms)")
                    isSame = await shown == crowd.told() && shown.count == 300
                    if !isSame { try await Task.sleep(for: .milliseconds(250)) }
                }
                #expect(isSame)
                let frames = figures.frames.sorted()
                let middle = frames[frames.count / 2]
                let slow = frames[frames.count * 95 / 100]
                print(
                    """
                    \(engine): \(await crowd.moves) people walked in 20 s, \(figures.moved) chips moved; a picture took \
                    \(Int(middle)) ms (median), \(Int(slow)) ms (95 %), \(Int(frames.last ?? 0)) ms (longest)
                    """
                )
                #expect(figures.moved > 300)
                // On a machine on which much else runs, and by software rendering, it must stay usable.
                #expect(slow < (engine == .webkit ? 2500 : 400), "\(slow) ms")
                // Nobody is shown twice, or forgotten where there is no room for them.
                let counted: Int = try await browser.run(
                    """
                    return [...document.querySelectorAll("[data-floor-count]")]
                      .reduce((sum, count) => sum + Number(count.textContent), 0)
                    """
                )
                #expect(counted == 300)
            }
        }
    }
}
