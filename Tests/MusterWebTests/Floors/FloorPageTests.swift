import Attendance
import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("The pages of floors")
struct FloorPageTests {
    private static let hall = "Entrance: 0,0 0.5,0 0.5,1 0,1"

    /// A floor with the room of the fixtures' receiver.
    @discardableResult
    private func draw(_ services: WebServices) throws -> Floor {
        var request = FloorRequest(name: "Ground <1>")
        request.rooms = [Self.hall, "Yard: 0.5,0 1,0 1,1 0.5,1"]
        request.receivers = ["hall: 0.25,0.5"]
        return try services.floors.add(request)
    }

    private static func radio() throws -> InMemoryRadio {
        InMemoryRadio(
            receivers: try Fixtures.board().receivers.map {
                ReceiverReport(id: "hall", receiver: $0, readings: [], findings: [])
            }
        )
    }

    @Test("the plan has everybody who is here in a list of their room, and no one else")
    func plan() async throws {
        try await Browser.open(as: .staff, radio: Self.radio()) { browser in
            try draw(browser.services)
            let page = try await browser.get("/floors")
            #expect(page.status == .ok)
            #expect(page.text.contains("Ground &lt;1&gt;"))
            #expect(page.text.contains("aria-label=\"Entrance: 2\"") && page.text.contains("aria-label=\"Yard: 0\""))
            #expect(page.text.contains("Ada Chen") && page.text.contains("Boris Late"))
            #expect(!page.text.contains("Cleo Away") && !page.text.contains("Dan Expected"))
            #expect(page.text.contains("spot hearing") && page.text.contains("translate(250 310)"))
            #expect(!page.text.contains("/floors/all"))
        }
    }

    @Test("who may be in several rooms is in each of them, and is counted in one")
    func doubt() async throws {
        var board = try Fixtures.board()
        board.people[0].chances = [RoomChance(room: "Entrance", percent: 70), RoomChance(room: "Yard", percent: 30)]
        try await Browser.open(as: .staff, board: board) { browser in
            try draw(browser.services)
            let page = try await browser.get("/floors").text
            #expect(page.contains("aria-label=\"Entrance: 2\"") && page.contains("aria-label=\"Yard: 0\""))
            #expect(page.contains("70 %") && page.contains("perhaps, 30 %"))
            // The board says so, too.
            #expect(try await browser.get("/").text.contains("Entrance 70 %, Yard 30 %"))
        }
    }

    @Test("who is in no drawn room is listed with their room")
    func elsewhere() async throws {
        var board = try Fixtures.board()
        board.people[0].room = "Roof"
        board.people[1].room = nil
        try await Browser.open(as: .staff, board: board) { browser in
            try draw(browser.services)
            let page = try await browser.get("/floors").text
            let elsewhere = try #require(page.split(separator: "id=\"elsewhere\"").last)
            #expect(elsewhere.contains("Ada Chen") && elsewhere.contains("Roof"))
            #expect(elsewhere.contains("Boris Late") && elsewhere.contains("room not known"))
        }
    }

    @Test("only who may see roll calls sees who is accounted for, and only who may see people sees items")
    func scopes() async throws {
        var board = try Fixtures.board()
        board.rollCall = RunningRollCall(id: RollCallID(rawValue: "r"), isDrill: true, began: Fixtures.now)
        board.people[0].mark = .safe
        board.items = [BoardItem(id: ItemID(rawValue: "i"), name: "Drill 7", room: "Yard")]
        let shown = board
        try await Browser.open(as: .warden, board: shown) { browser in
            try draw(browser.services)
            let page = try await browser.get("/floors").text
            #expect(page.contains("data-mark=\"safe\"") && page.contains("data-mark=\"to-find\""))
            #expect(page.contains("Roll call: 1 accounted for, 1 to find, 0 missing."))
            #expect(page.contains("Drill 7"))
        }
        try await Browser.open(as: .staff, board: shown) { browser in
            try draw(browser.services)
            let page = try await browser.get("/floors").text
            #expect(!page.contains("data-mark=") && !page.contains("accounted for") && !page.contains("Drill 7"))
        }
    }

    @Test("a site without floors says so, and leads who may draw them there")
    func empty() async throws {
        try await Browser.open(as: .admin) { browser in
            let page = try await browser.get("/floors").text
            #expect(page.contains("No floors yet.") && page.contains("href=\"/floors/all\""))
        }
        try await Browser.open(as: .staff) { browser in
            let page = try await browser.get("/floors").text
            #expect(!page.contains("/floors/all"))
        }
    }

    @Test("a floor is added, drawn, and removed by forms")
    func forms() async throws {
        try await Browser.open(as: .admin, radio: Self.radio()) { browser in
            let manager = browser.services.floors
            let refused = try await browser.post("/floors", ["name": " "])
            #expect(refused.status == .unprocessableContent && refused.text.contains("name for the floor"))
            #expect(try await browser.post("/floors", ["name": "Ground"]).status == .seeOther)
            let floor = try #require(try manager.floors().first)
            let editor = try await browser.get("/floors/\(floor.id)")
            #expect(editor.text.contains("stands in Entrance") && editor.text.contains("value=\"\(floor.version)\""))

            let fields = ["name": "Floor 0", "place": "3", "version": floor.version]
            let rooms = [("rooms", Self.hall), ("rooms", "Yard: 0.5,0 1,0 1,1"), ("receivers", "hall: 0.1,0.2")]
            #expect(try await browser.post("/floors/\(floor.id)", fields, all: rooms).status == .seeOther)
            let drawn = try manager.floor(floor.id)
            #expect(
                drawn.name == "Floor 0" && drawn.place == 3 && drawn.drawing.rooms.map(\.room) == ["Entrance", "Yard"]
            )

            // Somebody else was first: what was drawn is not lost.
            let late = try await browser.post("/floors/\(floor.id)", fields, all: [("rooms", "Loft: 0,0 1,0 1,1")])
            #expect(late.status == .conflict && late.text.contains("Loft: 0,0 1,0 1,1"))
            #expect(late.text.contains("Somebody else has just changed this floor"))
            let kept = try manager.floor(floor.id)
            #expect(kept == drawn)

            #expect(try await browser.post("/floors/\(floor.id)/remove").status == .seeOther)
            #expect(try await browser.get("/floors/\(floor.id)").status == .notFound)
        }
    }

    @Test("a drawing of the program’s own is a picture in which nothing may run")
    func drawing() async throws {
        try await Browser.open(as: .admin) { browser in
            let floor = try draw(browser.services)
            let svg = FloorPicture(drawing: Array("<svg/>".utf8), size: PictureSize(width: 200, height: 100))
            try browser.services.floors.set(svg, of: floor.id)
            let page = try await browser.get("/floors").text
            #expect(page.contains("viewBox=\"0 0 1000 500\"") && page.contains(svg.properties.digest))
        }
    }
}
