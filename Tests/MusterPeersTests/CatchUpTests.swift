import Attendance
import BeaconKit
import EndToEndSupport
import Foundation
import MusterStorage
import Station
import Subprocess
import Testing

/// How soon a station knows what another one recorded while they were apart.
@Suite("Catching up")
struct CatchUpTests {
    private static let (people, days) = (100, 25)

    @Test("ten thousand punches are taken over whole, in seconds that are printed beside those of importing them")
    func tenThousand() async throws {
        let a = try await TestStation("Front")
        let b = try await TestStation("Back", environment: ["MUSTER_OPEN_BOARD": "true"])
        try await a.run { _ in
            try await b.run { _ in
                try await a.pair(with: b)
                try await a.share(with: b)
            }
        }
        var people = ["number,name"]
        var punches = ["number,time,direction"]
        for number in 1...Self.people {
            people.append("\(number),Person \(number)")
            for day in 0..<Self.days {
                let day = Week.days.upperBound.adding(-day)
                for (time, direction) in [
                    ("08:30", "in"), ("12:00", "break-begin"), ("12:45", "break-end"), ("17:15", "out"),
                ] {
                    punches.append("\(number),\(day) \(time):\(10 + number % 50),\(direction)")
                }
            }
        }
        try await a.importing("people", people)
        let begin = ContinuousClock.now
        try await a.importing("punches", punches)
        let importing = ContinuousClock.now - begin
        let count = punches.count - 1
        try await a.run { _ in
            let source = try SQLiteJournal(folder: a.folder.path, mode: .existing)
            let store = try SQLiteJournal(folder: b.folder.path, mode: .existing)
            let origin = try source.stationID()
            let start = ContinuousClock.now
            try await b.run { station in
                let running = ContinuousClock.now
                while try store.held(of: origin).position != source.ownHead() {
                    try await Task.sleep(for: .milliseconds(5))
                }
                let held = ContinuousClock.now
                let address = try await station.address()
                try await eventually {
                    try await Web.board(address).people.count == Self.people
                }
                let shown = ContinuousClock.now
                print(
                    """
                    \(count) punches: imported in \(importing), held \(held - running) and shown \(shown - running) \
                    after the other station was up, which took \(running - start)
                    """
                )
            }
        }
        let (from, to) = ("\(Week.days.upperBound.adding(-40))", "\(Week.days.upperBound)")
        #expect(try await b.list("report", "punches", "--from", from, "--to", to).count == count)
        #expect(try await b.muster("journal", "verify").code == 0)
    }
}

extension TestStation {
    /// Imports a table of CSV, in which nothing may be wrong.
    fileprivate func importing(_ what: String, _ lines: [String]) async throws {
        let file = folder["\(what).csv"]
        try lines.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
        try await must("import", what, file)
    }
}
