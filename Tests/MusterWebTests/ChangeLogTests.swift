import Attendance
import BeaconKit
import Station
import Testing
import MusterWeb

@Suite("Change log")
struct ChangeLogTests {
    @Test("a sighting alone is an age, not a line")
    func heard() throws {
        let old = try Fixtures.board()
        var log = ChangeLog(board: old)
        log.record(update(old) { $0.people[0].lastSeen = Fixtures.now })
        let changed = log.publish()
        #expect(changed)
        let change = try #require(log.change(after: 0))
        #expect(change == BoardChange(heard: [old.people[0].id]))
    }

    @Test("a first sighting writes the line, as it has no age yet")
    func firstHeard() throws {
        let old = try Fixtures.board()
        var log = ChangeLog(board: old)
        log.record(update(old) { $0.people[3].lastSeen = Fixtures.now })
        let changed = log.publish()
        #expect(changed)
        #expect(log.change(after: 0)?.people == [old.people[3].id])
    }

    @Test("what came between two publications is one step")
    func merging() throws {
        let old = try Fixtures.board()
        var log = ChangeLog(board: old)
        let first = update(old) { $0.people[0].room = "Canteen" }
        log.record(first)
        let second = update(first.board) { $0.people.remove(at: 1) }
        log.record(second)
        let changed = log.publish()
        #expect(changed)
        #expect(log.step == 1)
        let change = try #require(log.change(after: 0))
        #expect(change.people == [old.people[0].id])
        #expect(change.removed == [old.people[1].id])
    }

    @Test("somebody who leaves the roster and comes back is written, not removed")
    func removedAndBack() throws {
        let old = try Fixtures.board()
        var log = ChangeLog(board: old)
        let person = old.people[2]
        let gone = update(old) { $0.people.remove(at: 2) }
        log.record(gone)
        log.record(update(gone.board) { $0.people.insert(person, at: 2) })
        let changed = log.publish()
        #expect(changed)
        let change = try #require(log.change(after: 0))
        #expect(change.removed.isEmpty)
        #expect(change.people == [person.id])
    }

    @Test("after a gap in the revisions everything is compared")
    func gap() throws {
        let old = try Fixtures.board()
        var log = ChangeLog(board: old)
        let unseen = update(old) { $0.people[1].room = "Canteen" }
        log.record(update(unseen.board) { $0.people[0].room = "Canteen" })
        let changed = log.publish()
        #expect(changed)
        #expect(log.change(after: 0)?.people == [old.people[0].id, old.people[1].id])
    }

    @Test("the oldest steps are forgotten, and whoever needs them is told so")
    func bound() throws {
        var board = try Fixtures.board()
        var log = ChangeLog(board: board, capacity: 3)
        for step in 1...5 {
            let next = update(board) { $0.people[0].room = "Room \(step)" }
            log.record(next)
            let changed = log.publish()
            #expect(changed)
            board = next.board
        }
        #expect(log.change(after: 1) == nil)
        #expect(log.change(after: 2) != nil)
        #expect(log.change(after: 5) == BoardChange())
        #expect(log.change(after: 6) == nil)
        #expect(log.change(after: -1) == nil)
        #expect(log.change(after: .min) == nil)
        #expect(log.change(after: .max) == nil)
    }

    @Test("time alone changes nothing but the time")
    func time() throws {
        let old = try Fixtures.board()
        var log = ChangeLog(board: old)
        log.record(update(old) { $0.now = $0.now.adding(microseconds: 1_000_000) })
        let changed = log.publish()
        #expect(!changed)
        #expect(log.step == 0)
        #expect(log.board.now == old.now.adding(microseconds: 1_000_000))
    }

    @Test("a new day and the first person take the whole board")
    func whole() throws {
        let old = try Fixtures.board()
        for edit: (inout Board) -> Void in [{ $0.day = LocalDay(year: 2026, month: 11, day: 22) }, { $0.people = [] }] {
            var log = ChangeLog(board: old)
            log.record(update(old, edit))
            let changed = log.publish()
            #expect(changed)
            #expect(log.change(after: 0)?.all == true)
        }
    }

    /// The update that the station makes of an edit.
    private func update(_ old: Board, _ edit: (inout Board) -> Void) -> BoardUpdate {
        var new = old
        edit(&new)
        new.revision += 1
        let before = Dictionary(uniqueKeysWithValues: old.people.map { ($0.id, $0) })
        return BoardUpdate(
            board: new,
            changedPeople: new.people.indices.filter { before[new.people[$0].id] != new.people[$0] },
            removedPeople: old.people.filter { person in !new.people.contains { $0.id == person.id } },
            changedRest: false
        )
    }
}
