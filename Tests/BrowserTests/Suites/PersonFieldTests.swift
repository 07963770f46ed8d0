import Attendance
import EndToEndSupport
import MusterWeb
import Testing

extension AtNoon {
    @Suite("Fields for a person's number")
    struct PersonFieldTests {
        private static let field = "form[action='/accounts'] [name=person]"

        @Test("take a name as well, and say whose a number is", arguments: [Engine.chromium, .firefox])
        func names(engine: Engine) async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(engine)) { browser in
                try await browser.become(.role(.admin), at: demo)
                try await browser.open(demo.address + "/accounts")
                let value = "document.querySelector(\"\(Self.field)\").value"
                let told = "document.querySelector(\"\(Self.field)\").closest('label').nextElementSibling.textContent"
                try await browser.wait(until: "document.querySelector(\"\(Self.field)\").list")
                try await browser.fill(at: Self.field, with: "sofia r")
                try await browser.wait(
                    until:
                        "[...document.querySelector(\"\(Self.field)\").list.options].some((option) => option.value === '1001')"
                )
                try await browser.press(.tab)
                try await browser.wait(until: "\(value) === '1001' && \(told) === 'Sofia Rossi'")

                try await browser.fill(at: Self.field, with: "1002")
                try await browser.wait(until: "\(told) === '王建国'")
                try await browser.fill(at: Self.field, with: "999999")
                try await browser.wait(until: "\(told) === ''")
            }
        }
    }
}
