import Attendance
import EndToEndSupport
import Foundation
import Testing

extension AtNoon {
    @Suite("The floor plan")
    struct FloorPlanTests {
        /// Who has chips, and who is in the list of a drawn room, by name and room.
        private static let isSame = """
            document.querySelectorAll('.plan-chip:not(.rest)').length > 5 &&
            document.querySelectorAll('.plan-chip:not(.rest)').length
              === document.querySelectorAll('.floor .markers .marker').length
            """

        @Test(
            "has a chip for everybody, and a tapped room shows its people, with the keyboard, too",
            arguments: Engine.usual
        )
        func looking(engine: Engine) async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(engine)) { browser in
                try await browser.become(.role(.staff), at: demo)
                try await browser.open(demo.address + "/floors")
                try await browser.wait(until: Self.isSame)
                #expect(try await browser.run("return document.querySelectorAll('.floor').length") == 3)
                // Each chip is within its room.
                let outside: [String] = try await browser.run(
                    """
                    const shapes = [...document.querySelectorAll('.shape')];
                    return [...document.querySelectorAll('.plan-chip:not(.rest)')].filter((chip) => {
                      const place = chip.style.transform.match(/translate\\(([\\d.]+)px, ([\\d.]+)px\\)/);
                      const drawing = chip.closest('.stage').querySelector('.drawing');
                      const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
                      const point = drawing.createSVGPoint();
                      [point.x, point.y] = [place[1] / scale, place[2] / scale];
                      return !shapes.some((shape) => drawing.contains(shape)
                        && shape.querySelector('polygon').isPointInFill(point));
                    }).map((chip) => chip.className);
                    """
                )
                #expect(outside.isEmpty, "\(outside)")

                let chosen = "document.querySelector('.plan-room.chosen')?.dataset.room"
                try await browser.run("document.querySelector('[data-shape=\"Workshop\"]').scrollIntoView()")
                try await browser.run(
                    """
                    document.querySelector('[data-shape="Workshop"] polygon')
                      .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
                    """
                )
                try await browser.wait(until: "\(chosen) === 'Workshop'")
                #expect(try await browser.run("return document.activeElement.dataset.room") == "Workshop")
                try await browser.run("document.querySelector('[data-shape=\"Open office\"]').focus()")
                try await browser.press(.enter)
                try await browser.wait(until: "\(chosen) === 'Open office'")
                #expect(try await browser.run("return document.activeElement.dataset.room") == "Open office")
                // Staff have no items, and no way to draw.
                #expect(try await browser.findAll(".marker.thing, a[href='/floors/all']").isEmpty)
                try await Screenshots.keep("floor-plan-chosen", of: browser, at: .desktop)
            }
        }

        @Test("shows in a roll call who is accounted for, as soon as a warden says so")
        func rollCall() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { warden in
                try await warden.become(.role(.warden), at: demo)
                try await warden.open(demo.address + "/roll-call")
                try await Browser.with(BrowserSettings(.webkit)) { browser in
                    try await browser.become(.role(.supervisor), at: demo)
                    try await browser.open(demo.address + "/floors")
                    try await browser.wait(until: Self.isSame)
                    #expect(try await browser.findAll(".plan-chip[data-mark]").isEmpty)
                    try await warden.follow(warden.find("[name=drill][value=true]"))
                    try await browser.wait(for: ".plan-call")
                    try await browser.wait(
                        until: "document.querySelectorAll('.plan-chip[data-mark=to-find]').length > 5"
                    )
                    try await warden.run("document.querySelector('#call-list .call-row [value=safe]').click()")
                    try await browser.wait(for: "Roll call: 1 accounted for", in: ".plan-call")
                    let words = "document.querySelector('.marker[data-mark=safe] .marker-mark')?.textContent"
                    try await browser.wait(until: "\(words) === 'Safe'")
                    try await Screenshots.keep("floor-plan-roll-call", of: browser, at: .desktop)
                    try await warden.run("document.querySelector('details.danger').open = true")
                    try await warden.follow(warden.find("form[action$='/close'] button"))
                    try await browser.wait(until: "!document.querySelector('.plan-call, [data-mark]')")
                }
            }
        }

        @Test("is drawn with the pointer and with the keyboard, over a picture that is sent", arguments: Engine.usual)
        func drawing(engine: Engine) async throws {
            let demo = try #require(DemoStation.current)
            let folder = try TemporaryFolder()
            let name = "Drawn by \(engine)"
            try await Browser.with(BrowserSettings(engine)) { browser in
                try await browser.become(.role(.admin), at: demo)
                try await browser.open(demo.address + "/floors/all")
                try await browser.fill(at: "#name", with: name)
                try await browser.follow(browser.find("section.card .button"))
                try await browser.wait(for: "#room-name")

                try Data("%PDF-1.7".utf8).write(to: URL(filePath: folder["plan.png"]))
                try await browser.upload(folder["plan.png"], into: browser.find("#picture-file"))
                try await browser.wait(for: "Save its page as a PNG", in: "#picture [role=status]")
                let picture: String = try await browser.run(
                    """
                    const canvas = document.createElement("canvas");
                    [canvas.width, canvas.height] = [1000, 500];
                    canvas.getContext("2d").fillRect(100, 100, 300, 200);
                    return canvas.toDataURL("image/png").split(",")[1];
                    """
                )
                try #require(Data(base64Encoded: picture)).write(to: URL(filePath: folder["plan.png"]))
                try await browser.upload(folder["plan.png"], into: browser.find("#picture-file"))
                try await browser.wait(until: "document.querySelector('.drawing image')")

                // A room comes with four corners, and has the keyboard.
                try await browser.fill(at: "#room-name", with: "Loft \(engine)")
                try await browser.press(.enter)
                let focus = "document.activeElement.getAttribute('aria-label')"
                try await browser.wait(until: "\(focus) === 'Room Loft \(engine)'")
                try await browser.press(.right, .down, holding: [.shift])
                let room = "document.querySelector('#floor-form [name=rooms]').value"
                let moved: String = try await browser.run("return \(room)")
                #expect(moved == "Loft \(engine): 0.11,0.18 0.29,0.18 0.29,0.36 0.11,0.36")
                try await browser.run("document.querySelector('[data-key=\"corner 0\"]').focus()")
                try await browser.press(.plus)
                try await browser.wait(until: "\(focus).endsWith('corner 2')")
                try await browser.press(.up)
                try await browser.wait(until: "\(room).includes(' 0.2,0.17 ')")
                try await browser.press(.delete)
                try await browser.wait(until: "\(room).split(' ').length - 2 === 4")

                // The pointer moves the whole room by a tenth of the picture.
                let box: [Double] = try await browser.run(
                    """
                    document.querySelector(".drawing").scrollIntoView({ block: "center", behavior: "instant" });
                    const shape = document.querySelector("#shapes polygon").getBoundingClientRect();
                    const drawing = document.querySelector(".drawing").getBoundingClientRect();
                    return [shape.x + shape.width / 2, shape.y + shape.height / 2, drawing.width / 10];
                    """
                )
                try await browser.draw(.mouse, through: [(box[0], box[1]), (box[0] + box[2], box[1])])
                let left = "Number(\(room).split(': ')[1].split(',')[0])"
                try await browser.wait(until: "Math.abs(\(left) - 0.21) < 0.006")

                try await browser.follow(browser.find(named: "Save the floor", role: "button"))
                try await browser.wait(for: "Floor saved.", in: ".notice")
                #expect(try await Axe.violations(in: browser).isEmpty)
                try await Screenshots.keep("floor-drawn", of: browser, at: .desktop)
                try await browser.open(demo.address + "/floors")
                try await browser.wait(until: "document.querySelector('[data-shape=\"Loft \(engine)\"]')")
                // The others are counted there.
                try await browser.open(demo.address + "/floors/all")
                try await browser.follow(browser.find(named: "Remove \(name)", role: "button"))
                try await browser.wait(for: "Floor removed.", in: ".notice")
            }
        }
    }
}
