package import Attendance
import BeaconKit

/// The board that people see, and what changes on it.
package struct BoardPublisher: Sendable {
    package private(set) var board: Board

    /// An empty board, until the first is published.
    package init(site: Site, at time: StationTime) {
        board = Board(
            revision: 0,
            site: site.name,
            timeZone: site.timeZone,
            language: site.language,
            day: site.day(of: time.wall),
            now: time.wall,
            speed: time.speed,
            people: [],
            receivers: []
        )
    }

    /// Which rooms the board names of those of whom it is not sure which one it is.
    var doubts: (people: [PersonID: [RoomChance]], items: [ItemID: [RoomChance]]) {
        var doubts: (people: [PersonID: [RoomChance]], items: [ItemID: [RoomChance]]) = ([:], [:])
        for person in board.people where !person.chances.isEmpty { doubts.people[person.id] = person.chances }
        for item in board.items where !item.chances.isEmpty { doubts.items[item.id] = item.chances }
        return doubts
    }

    /// Puts a board in the place of the last.
    ///
    /// - Parameter new: its revision is not looked at.
    package mutating func publish(_ new: Board) -> BoardUpdate {
        let old = board
        let before = Dictionary(uniqueKeysWithValues: old.people.map { ($0.id, $0) })
        let changed = new.people.indices.filter { before[new.people[$0].id] != new.people[$0] }
        let present = Set(new.people.map(\.id))
        let removed = old.people.filter { !present.contains($0.id) }
        let rest =
            old.receivers != new.receivers || old.unknownBeacons != new.unknownBeacons || old.items != new.items
            || old.alarms != new.alarms
            || old.site != new.site || old.day != new.day || old.timeZone != new.timeZone
            || old.language != new.language
            || old.greetings != new.greetings || old.visitors != new.visitors || old.rollCall != new.rollCall
        board = new
        board.revision = old.revision + 1
        return BoardUpdate(board: board, changedPeople: changed, removedPeople: removed, changedRest: rest)
    }
}
