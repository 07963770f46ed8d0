import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

/// The station and the command line have one journal open, each with connections of its own.
@Suite("A journal with two writers")
struct SharingTests {
    @Test("both append to one chain")
    func oneChain() throws {
        let folder = try TemporaryFolder()
        let one = try SQLiteJournal(folder: folder.path, mode: .create)
        let other = try SQLiteJournal(folder: folder.path, mode: .existing)
        _ = try one.append([History.site(), History.person(7)], recorded: History.start)
        for minute in 1...20 {
            let journal = minute.isMultiple(of: 2) ? one : other
            let entries = try journal.append(
                [History.punch(7, minute.isMultiple(of: 2) ? .in : .out, minutes: Int64(minute))],
                recorded: History.start
            )
            #expect(entries.map(\.sequence) == [Int64(minute) + 2])
        }
        #expect(try one.verify().findings == [])
        #expect(try one.entries(after: 0, limit: 100) == other.entries(after: 0, limit: 100))
    }

    @Test("both append at the same time, and no entry is lost")
    func atTheSameTime() async throws {
        let folder = try TemporaryFolder()
        let journals = [
            try SQLiteJournal(folder: folder.path, mode: .create),
            try SQLiteJournal(folder: folder.path, mode: .existing),
        ]
        try await withThrowingTaskGroup { group in
            for (index, journal) in journals.enumerated() {
                group.addTask {
                    for round in 0..<100 {
                        let version = "\(index).\(round)"
                        _ = try journal.append(
                            [History.draft(.stationStarted(StationStarted(version: version)))],
                            recorded: History.start
                        )
                    }
                }
            }
            try await group.waitForAll()
        }
        let versions = try journals[0].entries(after: 0, limit: 1000).map { entry in
            if case .stationStarted(let started) = entry.fact { started.version } else { "" }
        }
        #expect(versions.count == 200)
        for index in 0..<2 {
            #expect(versions.filter { $0.hasPrefix("\(index).") } == (0..<100).map { "\(index).\($0)" })
        }
        #expect(try journals[1].verify().findings == [])
    }

    @Test("each sees that the other wrote, and not that it wrote itself")
    func changedByOthers() throws {
        let folder = try TemporaryFolder()
        let one = try SQLiteJournal(folder: folder.path, mode: .create)
        let other = try SQLiteJournal(folder: folder.path, mode: .existing)
        #expect(try !one.changedByOthers())
        _ = try one.append([History.site()], recorded: History.start)
        #expect(try !one.changedByOthers())
        #expect(try other.changedByOthers())
        #expect(try !other.changedByOthers())
        _ = try other.append([History.person(7)], recorded: History.start)
        // Reading and writing in between does not hide it.
        _ = try one.append([History.person(8)], recorded: History.start)
        _ = try one.state()
        #expect(try one.changedByOthers())
        #expect(try !one.changedByOthers())
    }

    @Test("a number cannot be given twice, whoever asks first")
    func numberTaken() throws {
        let folder = try TemporaryFolder()
        let one = try SQLiteJournal(folder: folder.path, mode: .create)
        let other = try SQLiteJournal(folder: folder.path, mode: .existing)
        _ = try one.append([History.site(), History.person(7)], recorded: History.start)
        let number = try #require(PersonNumber(rawValue: 7))
        #expect(throws: RosterError.numberTaken(number, holder: "Person 7")) {
            try other.append([History.person(9)], recorded: History.start) { try $0.roster.checkFree(number) }
        }
    }
}
