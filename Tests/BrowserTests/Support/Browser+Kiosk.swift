import Attendance
import MusterWeb

/// What people do at the kiosk, in the browser's language.
extension Browser {
    private var texts: KioskTexts { settings.language.texts.kiosk }

    /// Opens the kiosk's page, for which this browser was enrolled.
    func openKiosk(at address: String) async throws {
        try await open(address + "/kiosk")
        try await wait(for: "#people .person.prepared")
    }

    /// Taps a person and waits for the pad, which opens by itself.
    func tap(_ number: Int) async throws {
        try await retry {
            // Cards are written anew while one aims, and what waits lies over the last of them.
            let card = try await find(".person[data-number='\(number)'] > .tap", within: .zero)
            try await run("arguments[0].scrollIntoView({ block: 'center' })", [card.json])
            try await click(card)
        }
        try await wait(for: "#punch [data-part=pad]")
        try await settle()
    }

    /// Draws on the pad, on which the upper left corner is 0, 0 and the lower right one is 1, 1.
    func drawOnPad(_ kind: PointerKind, through points: [(x: Double, y: Double)]) async throws {
        let box: [Double] = try await run(
            """
            const pad = document.querySelector("#punch [data-part=pad]");
            pad.scrollIntoView({ block: "nearest" });
            const { left, top, width, height } = pad.getBoundingClientRect();
            return [left, top, width, height];
            """
        )
        try await draw(kind, through: points.map { (box[0] + $0.x * box[2], box[1] + $0.y * box[3]) })
    }

    /// Writes something that is enough for a signature, in one stroke.
    func sign(_ kind: PointerKind = .touch) async throws {
        try await drawOnPad(kind, through: [(0.1, 0.7), (0.3, 0.2), (0.4, 0.8), (0.6, 0.3), (0.8, 0.6)])
    }

    /// Waits until that many strokes are on the pad.
    func wait(forStrokes count: Int) async throws {
        try await wait(
            until: "document.querySelectorAll('#punch [data-part=pad] path').length === arguments[0]",
            [JSON(count)],
            "\(count) strokes on the pad"
        )
    }

    /// Agrees with the signature, and sends it.
    func submitPunch(_ label: String) async throws {
        try await click(named: texts.done, role: "button")
        try await click(named: label, role: "button")
        try await wait(for: "#punch [data-part=result]")
    }

    /// What the kiosk said of the punch; closes that.
    func readResult() async throws -> String {
        let result: String = try await run("return document.querySelector('#punch [data-part=result]').textContent")
        // It closes by itself soon.
        try await run("document.querySelector('#punch section[data-step=result] [data-close]').click()")
        try await wait(until: "!document.getElementById('punch').open", [], "the pad to close")
        return result
    }

    /// Waits until the board has somebody among those on site; who came late stands apart.
    func waitUntilOnSite(_ number: Int) async throws {
        try await wait(
            until: "document.querySelector(`:is(#on-site, #late) .person[data-number='${arguments[0]}']`)",
            [JSON(number)],
            "number \(number) on site"
        )
    }

    /// Waits until the board offers somebody a direction first.
    func waitUntilOffered(_ direction: String, to number: Int) async throws {
        try await wait(
            until: "document.querySelector(`.person[data-number='${arguments[0]}'][data-next='${arguments[1]}']`)",
            [JSON(number), .string(direction)],
            "“\(direction)” offered to number \(number)"
        )
    }

    /// What a tap on somebody would do, as it says when it has been done.
    func offeredDirection(to number: Int) async throws -> String {
        try await tap(number)
        let direction = try await text(of: "#punch [data-part=direction]")
        try await click(named: texts.cancel, role: "button")
        try await wait(until: "!document.getElementById('punch').open", [], "the pad to close")
        return direction
    }
}
