import Attendance
import BeaconKit
import Station
import Testing

@Suite("What changes on the board")
struct BoardPublisherTests {
    private let site: Site
    private var publisher: BoardPublisher

    init() throws {
        site = try Site(
            name: "HQ",
            timeZone: "UTC",
            shift: Shift("09:00-17:30", grace: 5),
            broadcastUUID: BeaconUUID(high: 1, low: 2)
        )
        publisher = BoardPublisher(site: site, at: .after(0))
    }

    private func line(_ number: Int, room: String? = nil) throws -> BoardPerson {
        try BoardPerson(
            id: PersonID(rawValue: "p\(number)"),
            number: try #require(PersonNumber(rawValue: number)),
            details: PersonDetails(name: "Person \(number)"),
            photo: nil,
            standing: Standing(status: .onSite, since: StationScript.start),
            lastSeen: nil,
            room: room,
            isFrozen: false
        )
    }

    private func board(_ people: [BoardPerson], at second: Double = 0, alarms: [Alarm] = []) -> Board {
        var board = BoardPublisher(site: site, at: .after(second)).board
        board.people = people
        board.alarms = alarms
        return board
    }

    @Test("each board has the next revision, and says who is new, changed or gone")
    mutating func people() throws {
        let first = publisher.publish(board([try line(1), try line(2)]))
        #expect(first.board.revision == 1 && first.changedPeople == [0, 1] && first.removedPeople.isEmpty)
        let second = publisher.publish(board([try line(2, room: "Hall"), try line(3)]))
        #expect(second.board.revision == 2 && second.changedPeople == [0, 1])
        #expect(second.removedPeople.map(\.number.rawValue) == [1])
        let third = publisher.publish(board([try line(2, room: "Hall"), try line(3, room: "Hall")]))
        #expect(third.board.revision == 3 && third.changedPeople == [1] && third.removedPeople.isEmpty)
        #expect(publisher.board == third.board)
    }

    @Test("time alone changes nothing but the time; alarms and the day are the rest")
    mutating func rest() throws {
        let same = publisher.publish(board([], at: 5))
        #expect(!same.changedRest && same.board.now == StationTime.after(5).now)
        let alarm = publisher.publish(board([], at: 6, alarms: [.diskFull]))
        let still = publisher.publish(board([], at: 7, alarms: [.diskFull]))
        let tomorrow = publisher.publish(board([], at: 86_400, alarms: [.diskFull]))
        #expect(alarm.changedRest && !still.changedRest && tomorrow.changedRest)
    }
}
