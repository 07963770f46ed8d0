import Attendance
import Foundation
import MusterStorage
import Station
import Testing

@Suite("Floors")
struct FloorManagerTests {
    private let store: SQLiteJournal
    private let manager: FloorManager

    init() throws {
        store = try SQLiteJournal()
        manager = FloorManager(store: store)
    }

    private func request(
        _ name: String? = nil,
        place: Int? = nil,
        rooms: [String]? = nil,
        receivers: [String]? = nil,
        version: String? = nil
    ) -> FloorRequest {
        var request = FloorRequest(name: name, place: place)
        request.rooms = rooms
        request.receivers = receivers
        request.version = version
        return request
    }

    @Test("are kept with what is drawn, in their order, and outlast the program")
    func kept() throws {
        let folder = NSTemporaryDirectory() + "/floors-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let rooms = ["Store: 0.1,0.1 0.4,0.1 0.4,0.4", "Workshop: 0.5,0.1 0.9,0.1 0.9,0.4"]
        let bytes = FloorDrawingTests.png(width: 400, height: 300)
        do {
            let manager = FloorManager(store: try SQLiteJournal(folder: folder, mode: .create))
            try manager.add(request("Upper floor"))
            let ground = try manager.add(
                request(" Ground floor ", place: -1, rooms: rooms, receivers: ["hci0: 0.5,0.5"])
            )
            try manager.setPicture(bytes, of: ground.id)
        }
        let again = FloorManager(store: try SQLiteJournal(folder: folder, mode: .create))
        let floors = try again.floors()
        #expect(floors.map(\.name) == ["Ground floor", "Upper floor"])
        #expect(floors[0].drawing.rooms.map(\.line) == rooms)
        #expect(floors[0].drawing.receivers.map(\.receiver) == ["hci0"])
        #expect(floors[0].picture?.width == 400 && floors[1].picture == nil)
        #expect(try again.picture(of: floors[0].id).bytes == bytes)
    }

    @Test("a change says only what is different, and what others changed meanwhile is not lost")
    func changes() throws {
        let floor = try manager.add(request("Ground", rooms: ["A: 0,0 1,0 1,1"], receivers: ["r: 0,0"]))
        let renamed = try manager.change(floor.id, request("Floor 0", version: floor.version))
        #expect(renamed.name == "Floor 0" && renamed.drawing == floor.drawing)
        #expect(throws: FloorError.changedMeanwhile) {
            try manager.change(floor.id, request(rooms: [], version: floor.version))
        }
        // What is so already is no conflict.
        #expect(try manager.change(floor.id, request("Floor 0", version: floor.version)) == renamed)
        #expect(try manager.change(floor.id, request(rooms: [], version: renamed.version)).drawing.rooms.isEmpty)
    }

    @Test("a room, a receiver and a name are on one floor alone")
    func unique() throws {
        try manager.add(request("Ground", rooms: ["A: 0,0 1,0 1,1"], receivers: ["r: 0,0"]))
        #expect(throws: FloorError.nameTaken) { try manager.add(request("GROUND")) }
        #expect(throws: FloorError.roomTwice) { try manager.add(request("Upper", rooms: ["A: 0,0 1,0 1,1"])) }
        #expect(throws: FloorError.receiverTwice) { try manager.add(request("Upper", receivers: ["r: 1,1"])) }
        #expect(try manager.floors().count == 1)
    }

    @Test("what no floor can be is refused, and nothing of it is kept")
    func refused() throws {
        #expect(throws: FloorError.badName) { try manager.add(request()) }
        #expect(throws: FloorError.badName) { try manager.add(request(String(repeating: "x", count: 61))) }
        #expect(throws: FloorError.badPlace) { try manager.add(request("A", place: 101)) }
        #expect(throws: FloorError.badShape) { try manager.add(request("A", rooms: ["A: 0,0 1,0 1,1", "B"])) }
        #expect(throws: FloorError.noSuchFloor) { try manager.change("x", request("A")) }
        #expect(throws: FloorError.noSuchFloor) { try manager.remove("x") }
        #expect(throws: FloorError.noSuchFloor) { try manager.setPicture(nil, of: "x") }
        #expect(throws: FloorError.noPicture) { try manager.picture(of: "x") }
        #expect(try manager.floors().isEmpty)
        for number in 0..<Floor.most { try manager.add(request("\(number)")) }
        #expect(throws: FloorError.tooManyFloors) { try manager.add(request("one more")) }
    }

    @Test("a removed floor takes its picture with it")
    func removed() throws {
        let floor = try manager.add(request("Ground"))
        try manager.setPicture(FloorDrawingTests.png(width: 4, height: 3), of: floor.id)
        try manager.remove(floor.id)
        #expect(try manager.floors().isEmpty)
        #expect(try store.floorPicture(floor.id) == nil)
    }

    @Test("every refusal has its words in every language")
    func words() {
        for language in Language.all {
            let words = FloorError.allCases.map { $0.words(in: language) }
            #expect(Set(words).count == words.count && !words.contains { $0.isEmpty || $0.hasPrefix("floors.") })
        }
    }
}
