import Attendance
import EndToEndSupport
import Foundation
import MusterWeb
import Testing

extension TaskTests {
    @Suite("of a supervisor at the end of a month", .demo(until: .lunch, speed: 1), .sharedBrowsers)
    struct MonthEnd {
        private struct People: Decodable {
            struct Person: Decodable {
                let number: Int
                let department: String
            }

            let people: [Person]
        }

        @Test("a department's days are reviewed, countersigned and locked in few steps and within a minute")
        func department() async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts
            let today = try #require(LocalDay(try await Web.board(demo.address).day))
            // A week that is over.
            let from = today.adding(1 - today.weekday - 14)
            let to = from.adding(6)
            let answer = try await Web.get(
                demo.address + "/api/v1/people?limit=500",
                headers: [("Cookie", demo.people.session)]
            )
            let people = try JSONDecoder().decode(People.self, from: answer.body).people
            let departments = Dictionary(grouping: people.filter { !$0.department.isEmpty }, by: \.department)
            let (department, members) = try #require(departments.max { $0.value.count < $1.value.count })
            try #require(members.count > 1)
            for member in members {
                let confirmed = try await Executable.run([
                    "sheet", "confirm", "\(member.number)", "--from", "\(from)", "--to", "\(to)", "--name", "Paper",
                    "--data-dir", demo.folder,
                ])
                #expect(confirmed.code == 0, "\(confirmed.errors)")
            }
            try await Browser.with(BrowserSettings(.chromium)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                try await browser.open(demo.address + "/exceptions")
                let begin = ContinuousClock.now
                var steps = 0
                func step(_ selector: String) async throws {
                    steps += 1
                    try await browser.click(at: selector)
                }
                try await step(".places details:has(a[href='/periods']) summary")
                try await step(".places a[href='/periods']")
                try await browser.wait(for: "#month-end")
                for (field, value) in [("from", "\(from)"), ("to", "\(to)"), ("department", department)] {
                    steps += 1
                    try await browser.run(
                        "document.querySelector(`.filter [name=${arguments[0]}]`).value = arguments[1]",
                        [.string(field), .string(value)]
                    )
                }
                try await step(".filter button")
                try await browser.wait(for: "\(members.count) sheets confirmed", in: "#month-end")
                // All that can be countersigned is selected.
                try await step("#month-end .actions button")
                try await browser.wait(for: texts.plan.countersigned(members.count), in: ".notice")
                if try await !browser.findAll("#close [name=force]").isEmpty { try await step("#close .tick") }
                try await step("#close form .actions button")
                try await browser.wait(for: texts.plan.closed, in: ".notice")
                let time = ContinuousClock.now - begin
                print("month end: \(steps) steps, \(time)")
                #expect(steps <= 9 && time < .seconds(60))
            }
        }
    }
}
