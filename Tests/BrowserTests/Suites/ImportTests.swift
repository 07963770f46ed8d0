import Attendance
import EndToEndSupport
import Foundation
import MusterWeb
import Testing

extension AtNoon {
    @Suite("A list of people")
    struct ImportTests {
        @Test("is shown with all that is wrong, corrected, and added as a whole")
        func importing() async throws {
            let demo = try #require(DemoStation.current)
            let holder = try #require(try await Web.board(demo.address).people.first)
            let folder = try TemporaryFolder()
            let list = """
                number,name,department
                \(holder.number),Second Holder,
                66001,Ada <i>Lovelace</i>,"Engines, big"
                """
            try list.write(toFile: folder["people.csv"], atomically: true, encoding: .utf8)
            try await Browser.with(BrowserSettings(.chromium)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                try await browser.open(demo.address + "/people/import")
                try await browser.upload(folder["people.csv"], into: browser.find("#file"))
                try await browser.wait(for: "1 problem", in: "main")
                try await browser.wait(for: "Number \(holder.number) belongs to \(holder.name)", in: "main")
                #expect(try await browser.run("return document.querySelector('button[name=confirmed]') === null"))
                #expect(try await Web.board(demo.address).people.allSatisfy { $0.number != 66001 })

                try await browser.fill(at: "#list", with: list.replacing("\n\(holder.number),", with: "\n66002,"))
                try await browser.click(named: "Check again", role: "button")
                try await browser.wait(for: "2 people would be added", in: "#would-add")
                let cells: [String] = try await browser.run(
                    "return [...document.querySelectorAll('tbody tr:last-child td')].map((cell) => cell.textContent)"
                )
                #expect(cells == ["66001", "Ada <i>Lovelace</i>", "Engines, big", "", ""])
                try await browser.click(named: "Add 2 people", role: "button")
                try await browser.wait(for: "2 people were added.", in: ".notice")
                let board = try await Web.board(demo.address, within: Browser.patience) { board in
                    Set(board.people.map(\.number)).isSuperset(of: [66001, 66002])
                }
                #expect(board != nil)
            }
        }

        @Test("in the encoding of an old spreadsheet is read, and asks whether the names are right")
        func oldEncoding() async throws {
            let demo = try #require(DemoStation.current)
            let folder = try TemporaryFolder()
            // 孙丽 in GB 18030.
            let list = Data("number,name\n67001,".utf8) + [0xCB, 0xEF, 0xC0, 0xF6]
            try list.write(to: URL(filePath: folder["old.csv"]))
            try await Browser.with(BrowserSettings(.chromium, .chinese)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                try await browser.open(demo.address + "/people/import")
                try await browser.upload(folder["old.csv"], into: browser.find("#file"))
                try await browser.wait(until: "document.getElementById('list').value.includes('孙丽')")
                try await browser.wait(for: "GB18030", in: "#file-problem")
            }
        }
    }
}
