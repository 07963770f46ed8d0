import Attendance
import Station
import Testing

@Suite("What is drawn over a floor’s picture")
struct FloorDrawingTests {
    @Test(
        "a room’s line is read and written the same",
        arguments: [
            "Workshop: 0.1,0.1 0.5,0.1 0.5,0.4", "Room: 2: 0.0,0.0 1.0,0.0 1.0,1.0 0.0,1.0",
            "二楼: 0.25,0.5 0.3333,0.5 0.3,0.75",
        ]
    )
    func roundTrip(line: String) throws {
        #expect(try RoomShape(line: line).line == line)
    }

    @Test("a receiver may be called as an adapter’s address is")
    func address() throws {
        let spot = try ReceiverSpot(line: "00:1A:7D:DA:71:13: 0.4,0.6")
        #expect(spot.receiver == "00:1A:7D:DA:71:13" && spot.place == PlanPoint(x: 0.4, y: 0.6))
        #expect(spot.line == "00:1A:7D:DA:71:13: 0.4,0.6")
    }

    @Test(
        "places are on the picture, and numbers",
        arguments: [
            "", "0.5", "0.5,", "0.5,0.5,0.5", "-0.1,0.5", "0.5,1.0001", "nan,0.5", "inf,0", "1e400,0", "0x1p9,0", "a,b",
            "0.5;0.5", "0.5 ,0.5", String(repeating: "0", count: 60) + ",0.5",
        ]
    )
    func places(text: String) {
        #expect(PlanPoint(text) == nil)
    }

    @Test("places are told apart by a ten-thousandth of the picture, the same on every machine")
    func exactness() throws {
        let place = try #require(PlanPoint("0.33333333,0.66666666"))
        #expect(place.description == "0.3333,0.6667")
        #expect(PlanPoint(place.description) == place)
    }

    @Test(
        "what is no room is refused",
        arguments: [
            ("", FloorError.badShape), ("Workshop", .badShape), ("Workshop: 0,0 1,0", .badShape),
            ("Workshop: 0,0 1,0 2,1", .badShape), ("Workshop: 0,0 0.5,0.5 1,1", .flatShape),
            ("Workshop: 0.1,0.1 0.1,0.1 0.1,0.1", .flatShape),
            ("Workshop: " + Array(repeating: "0.5,0.5", count: 65).joined(separator: " "), .badShape),
            (String(repeating: "x", count: 3000) + ": 0,0 1,0 1,1", .badShape),
        ]
    )
    func refusedShapes(line: String, error: FloorError) {
        #expect(throws: error) { try RoomShape(line: line) }
    }

    @Test(
        "a room is called as a receiver’s room can be",
        arguments: [
            ": 0,0 1,0 1,1", String(repeating: "x", count: 61) + ": 0,0 1,0 1,1", "a\u{7}b: 0,0 1,0 1,1",
        ]
    )
    func refusedNames(line: String) {
        #expect(throws: FloorError.badRoom) { try RoomShape(line: line) }
    }

    @Test("64 corners are taken")
    func mostCorners() throws {
        let top = (0..<32).map { "\(Double($0) / 31),0.1" }
        let corners = top + top.reversed().map { $0.replacing(",0.1", with: ",0.9") }
        #expect(try RoomShape(line: "Saw: " + corners.joined(separator: " ")).corners.count == 64)
    }

    @Test("each room and each receiver is drawn once, and no more than a floor may have")
    func bounds() {
        let room = "A: 0,0 1,0 1,1"
        #expect(throws: FloorError.roomTwice) { try FloorDrawing(rooms: [room, room], receivers: []) }
        #expect(throws: FloorError.receiverTwice) { try FloorDrawing(rooms: [], receivers: ["a: 0,0", "a: 1,1"]) }
        #expect(throws: FloorError.tooManyRooms) {
            try FloorDrawing(rooms: (0...200).map { "\($0): 0,0 1,0 1,1" }, receivers: [])
        }
        #expect(throws: FloorError.tooManyReceivers) {
            try FloorDrawing(rooms: [], receivers: (0...500).map { "\($0): 0,0" })
        }
    }

    @Test("a picture is known by its bytes, and bounded before anything is kept")
    func pictures() throws {
        let picture = try FloorPicture(bytes: Self.png(width: 1200, height: 800))
        #expect(picture.properties.type == "image/png")
        #expect(picture.properties.width == 1200 && picture.properties.height == 800)
        #expect(throws: FloorError.isPDF) { try FloorPicture(bytes: Array("%PDF-1.7".utf8)) }
        #expect(throws: FloorError.notAPicture) { try FloorPicture(bytes: Array("<svg onload='x'/>".utf8)) }
        #expect(throws: FloorError.notAPicture) { try FloorPicture(bytes: []) }
        #expect(throws: FloorError.tooManyPixels) { try FloorPicture(bytes: Self.png(width: 8193, height: 1)) }
        #expect(throws: FloorError.tooManyPixels) { try FloorPicture(bytes: Self.png(width: 8000, height: 8000)) }
        let heavy = Self.png(width: 1, height: 1) + [UInt8](repeating: 0, count: FloorPicture.largest)
        #expect(throws: FloorError.tooHeavy) { try FloorPicture(bytes: heavy) }
    }

    /// The first chunk of a PNG, which says how large it is.
    static func png(width: UInt32, height: UInt32) -> [UInt8] {
        func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes(13) + Array("IHDR".utf8) + bytes(width)
            + bytes(height) + [8, 2, 0, 0, 0, 0, 0, 0, 0]
    }
}
