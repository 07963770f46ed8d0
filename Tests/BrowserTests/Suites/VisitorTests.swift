import Attendance
import EndToEndSupport
import MusterWeb
import Testing

extension AtNoon {
    @Suite("Visitors")
    struct VisitorTests {
        @Test("a visitor who was pre-registered signs in at the kiosk, is on the roll call and signs out by phone")
        func visit() async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts.visitors
            try await Browser.with(BrowserSettings(.chromium)) { desk in
                try await desk.become(.role(.admin), at: demo)
                try await desk.open(demo.address + "/visitors/rules")
                try await desk.fill(texts.agreement, with: "Keep to the marked paths.")
                try await desk.run("document.querySelector('[name=signature]').checked = true")
                try await desk.follow(desk.find("main form button"))
                try await desk.wait(for: texts.saved, in: ".notice")

                try await desk.open(demo.address + "/visitors")
                try await desk.fill(at: "#visitor-name", with: "Ada Lovelace")
                try await desk.run(
                    "const host = document.querySelector('#visitor-host');"
                        + "host.value = document.querySelector('#visitor-hosts option').value"
                )
                try await desk.follow(desk.find("#expect"))
                try await desk.wait(for: "#visitor-link .qr")
                try await Screenshots.keep("visitor-link", of: desk, at: .desktop)
                let link = try await desk.text(of: "#visitor-link a")
                let pass = try #require(link.split(separator: "/").last.map { String($0) })

                try await Browser.with(BrowserSettings(.webkit)) { kiosk in
                    try await kiosk.become(.kiosk, at: demo)
                    try await kiosk.openKiosk(at: demo.address)
                    try await kiosk.follow(kiosk.find(".kiosk-tools a"))
                    try await kiosk.wait(for: "#visitor-form")
                    try await kiosk.fill(at: "#visitor-code input[name=pass]", with: link)
                    try await kiosk.follow(kiosk.find("#visitor-code button"))
                    try await kiosk.wait(until: "document.querySelector('#visitor-name').value === 'Ada Lovelace'")
                    try await kiosk.click(at: "[name=agreed]")
                    try await kiosk.run("document.querySelector('#visitor-pad').scrollIntoView({block: 'center'})")
                    let box: [Double] = try await kiosk.run(
                        "const box = document.querySelector('#visitor-pad').getBoundingClientRect();"
                            + "return [box.left, box.top, box.width, box.height]"
                    )
                    try await kiosk.draw(
                        .touch,
                        through: [(0.1, 0.5), (0.4, 0.2), (0.6, 0.8), (0.9, 0.4)].map { (x: Double, y: Double) in
                            (x: box[0] + box[2] * x, y: box[1] + box[3] * y)
                        }
                    )
                    try await Screenshots.keep("visitor-kiosk", of: kiosk, at: .desktop)
                    try await kiosk.follow(kiosk.find("#visitor-form .button.big"))
                    try await kiosk.wait(for: "Welcome, Ada Lovelace", in: ".visitor-done")
                    try await Screenshots.keep("visitor-done", of: kiosk, at: .desktop)
                }

                try await desk.open(demo.address + "/visitors")
                try await desk.wait(for: "Ada Lovelace", in: "#visitors-here")
                try await Screenshots.keep("visitors", of: desk, at: .desktop)
                try await desk.open(demo.address + "/roll-call")
                try await desk.follow(desk.find("[name=drill][value=true]"))
                try await desk.wait(for: "Ada Lovelace", in: "#call-list")
                try await desk.run("document.querySelector('details.danger').open = true")
                try await desk.follow(desk.find("form[action$='/close'] button"))
                try await desk.wait(for: ".call-line")

                try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { phone in
                    try await phone.open(demo.address + "/visit/" + pass)
                    try await phone.wait(for: texts.passHere, in: "main")
                    try await Screenshots.keep("visitor-pass", of: phone, at: .phone)
                    try await phone.follow(phone.find("main form button"))
                    try await phone.wait(for: "Goodbye, Ada Lovelace", in: ".visitor-done")
                }
                try await desk.open(demo.address + "/visitors")
                try await desk.wait(for: "Ada Lovelace", in: "#visitors-left")
            }
        }
    }
}
