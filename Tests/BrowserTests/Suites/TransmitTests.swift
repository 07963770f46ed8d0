import Attendance
import EndToEndSupport
import MusterWeb
import Testing
import Station

extension AtNoon {
    @Suite("Transmitting")
    struct TransmitTests {
        @Test("starts and stops a beacon; what is wrong with it is said and kept", arguments: twoLanguages)
        func startAndStop(language: Language) async throws {
            let demo = try #require(DemoStation.current)
            let texts = language.texts.transmit
            let name = language == .english ? "Front door" : "前门"
            try await Browser.with(BrowserSettings(.chromium, language, .phone)) { browser in
                try await browser.become(.role(.admin), at: demo)
                try await browser.open(demo.address + "/transmit")
                try await browser.fill(at: "#name", with: name)
                try await browser.fill(at: "#uuid", with: "")
                try await browser.click(named: texts.generate, role: "button")
                let uuid: String = try await browser.run("return document.getElementById('uuid').value")
                #expect(uuid.count == 36)
                try await browser.fill(at: "#major", with: "70000")
                try await browser.fill(at: "#minor", with: "7")
                try await browser.click(named: texts.start, role: "button")
                try await browser.wait(for: texts.badNumber("70000", 0, 65535), in: "#major-problem")
                #expect(try await browser.run("return document.getElementById('uuid').value") == uuid)

                try await browser.fill(at: "#major", with: "3")
                try await browser.click(named: texts.start, role: "button")
                try await browser.wait(for: texts.started, in: ".notice")
                try await browser.wait(for: "\(uuid):3:7", in: ".card .identity")
                try await browser.click(named: texts.stopLabel(name), role: "button")
                try await browser.wait(for: texts.stopped, in: ".notice")
                try await browser.wait(for: texts.nothingOnAir, in: ".card .nobody")
            }
        }
    }
}
