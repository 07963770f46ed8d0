import Attendance
import EndToEndSupport
import Foundation
import MusterWeb
import Testing
import Station

extension AtNoon {
    @Suite("People")
    struct PeopleTests {
        @Test("are added, with what is wrong said while one types, and edited", arguments: twoLanguages)
        func adding(language: Language) async throws {
            let demo = try #require(DemoStation.current)
            let texts = language.texts.people
            let holder = try #require(try await Web.board(demo.address).people.first)
            let (number, name) = language == .english ? ("61001", "Grace Hopper") : ("61002", "欧阳锋")
            try await Browser.with(BrowserSettings(.chromium, language, .phone)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                try await browser.open(demo.address + "/people")
                try await browser.click(named: texts.addPerson, role: "link")
                try await browser.wait(forPath: "/people/new")
                // Whose number it is is said before anything is sent.
                try await browser.fill(at: "#number", with: "\(holder.number)")
                try await browser.wait(for: texts.numberTaken(holder.number, holder.name), in: "#number-problem")
                try await browser.fill(at: "#number", with: "12x")
                try await browser.wait(for: texts.numberOutOfRange("12x"), in: "#number-problem")
                try await browser.fill(at: "#number", with: number)
                try await browser.wait(until: "document.getElementById('number-problem').textContent === ''")
                try await browser.click(named: texts.addPerson, role: "button")
                try await browser.wait(for: texts.emptyName, in: "#name-problem")
                try await browser.wait(until: "document.activeElement.id === 'name'")
                try await browser.fill(at: "#name", with: name)
                try await browser.fill(at: "#department", with: "Navy / 海军")
                try await browser.click(named: texts.addPerson, role: "button")
                try await browser.wait(for: texts.added(name), in: ".notice")

                try await browser.fill(at: "#position", with: "Rear admiral")
                try await browser.click(named: texts.save, role: "button")
                try await browser.wait(for: texts.saved, in: ".notice")
                #expect(try await browser.run("return document.getElementById('position').value") == "Rear admiral")
            }
        }

        @Test("are found while one types: by name, number, department or first letters of the pinyin")
        func searching() async throws {
            let demo = try #require(DemoStation.current)
            let somebody = try #require(try await Web.board(demo.address).people.first)
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { browser in
                try await browser.become(.role(.auditor), at: demo)
                try await browser.open(demo.address + "/people")
                let count: Int = try await browser.run("return document.querySelectorAll('#results .person').length")
                #expect(count > 10)
                try await browser.type(String(somebody.name.prefix(4)).lowercased(), into: browser.find("[name=q]"))
                try await browser.wait(until: "document.querySelectorAll('#results .person').length < \(count)")
                try await browser.wait(for: somebody.name, in: "#results")
                try await browser.fill(at: "[name=q]", with: "\(somebody.number)")
                try await browser.wait(until: "document.querySelectorAll('#results .person').length === 1")
                #expect(try await browser.text(of: "#results .name") == somebody.name)
                #expect(try await browser.text(of: "#count") == "1 person")
                // What was looked for can be sent to somebody else, and gone back to.
                try await browser.reload()
                #expect(try await browser.text(of: "#results .name") == somebody.name)
            }
        }

        @Test("who are archived are off the board, and back with one click; deleting asks first")
        func archiving() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.chromium)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                try await add("Leaving Soon", number: "62001", to: demo, in: browser)
                try await expect("Leaving Soon", isOnBoard: true, demo)
                try await browser.click(named: "Archive", role: "button")
                try await browser.wait(for: "Leaving Soon was archived.", in: ".notice")
                try await expect("Leaving Soon", isOnBoard: false, demo)
                try await browser.click(named: "Undo", role: "button")
                try await browser.wait(for: "Leaving Soon was restored.", in: ".notice")
                try await expect("Leaving Soon", isOnBoard: true, demo)

                try await browser.click(at: "details.danger summary")
                try await browser.wait(for: "cannot be undone", in: "details.danger")
                try await browser.click(named: "Delete for good", role: "button")
                try await browser.wait(for: "The person was deleted.", in: ".notice")
                try await expect("Leaving Soon", isOnBoard: false, demo)
            }
        }

        @Test("whom two supervisors edit at once lose nothing: the second is told, and compares")
        func editedByTwo() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.chromium)) { first in
                try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { second in
                    try await first.become(.role(.supervisor), at: demo)
                    try await second.become(.role(.admin), at: demo)
                    try await add("Edited Twice", number: "63001", to: demo, in: first)
                    let page = try await first.address
                    try await second.open(page)
                    try await first.fill(at: "#department", with: "Sales")
                    try await first.click(named: "Save", role: "button")
                    try await first.wait(for: "Saved.", in: ".notice")

                    try await second.fill(at: "#department", with: "Support")
                    try await second.fill(at: "#position", with: "Lead")
                    try await second.click(named: "Save", role: "button")
                    try await second.wait(for: "Somebody else changed this person", in: ".notice.refused")
                    try await second.wait(for: "Sales", in: "#department-theirs")
                    #expect(try await second.run("return document.getElementById('department').value") == "Support")
                    try await second.click(named: "Save mine", role: "button")
                    try await second.wait(for: "Saved.", in: ".notice")
                    try await first.open(page)
                    #expect(try await first.run("return document.getElementById('department').value") == "Support")
                    #expect(try await first.run("return document.getElementById('position').value") == "Lead")
                }
            }
        }

        /// The board shows it within moments, without being asked.
        private func expect(_ name: String, isOnBoard: Bool, _ demo: DemoStation) async throws {
            let board = try await Web.board(demo.address, within: Browser.patience) { board in
                board.people.contains { $0.name == name } == isOnBoard
            }
            #expect(board != nil, "\(name) is on the board: \(!isOnBoard)")
        }
    }
}

/// Adds somebody by the form, and stays on their page.
func add(_ name: String, number: String, to demo: DemoStation, in browser: Browser) async throws {
    try await browser.open(demo.address + "/people/new")
    try await browser.fill(at: "#name", with: name)
    try await browser.fill(at: "#number", with: number)
    try await browser.type(Key.enter.rawValue, into: browser.focused)
    try await browser.wait(until: "location.search === '?done=added'")
}
