import Attendance
import EndToEndSupport
import Foundation
import Subprocess
import Testing

/// Real stations of which one has a clock that is wrong by a day.
@Suite("Stations with another clock")
struct WrongClockTests {
    @Test(
        "a clock a day off stops neither pairing nor sharing, is marked, and holds nobody up",
        arguments: [24, -24]
    )
    func dayOff(_ hours: Int) async throws {
        let right = try await TestStation("Front")
        let wrong = try await TestStation("Back", environment: WrongClock.environment(hours: hours))
        try await right.run { _ in
            try await wrong.run { _ in
                try await right.pair(with: wrong)
                try await right.share(with: wrong)
                try await wrong.share(with: right)
                try await right.must("people", "add", "7", "Mei Lin")
                try await wrong.must("people", "add", "8", "Ben Ito")
                try await eventually { try await [right.people(), wrong.people()] == [[7, 8], [7, 8]] }
                // Each comes where the other was entered.
                try await right.must("punch", "8", "in")
                try await wrong.must("punch", "7", "in")
                for station in [right, wrong] { try await eventually { try await station.punches().count == 2 } }
                // At each station the other's clock is the doubtful one.
                #expect(try await [right.doubts("7 in"), right.doubts("8 in")] == [[true], [false]])
                #expect(try await [wrong.doubts("7 in"), wrong.doubts("8 in")] == [[false], [true]])
                // Who came at the station that is ahead goes, and comes again, at the one that is behind.
                let (ahead, behind) = hours > 0 ? ("7", right) : ("8", wrong)
                try await behind.must("punch", ahead, "out")
                try await behind.must("punch", ahead, "in")
                try await right.must("send", "Back", "--text", "Your clock is wrong", "--wait")
                for station in [right, wrong] { try await eventually { try await station.punches().count == 4 } }
                #expect(try await Set(right.punches().keys) == Set(wrong.punches().keys))
                let boards = try await (right.muster("board", "--json"), wrong.atRightTime.muster("board", "--json"))
                #expect(boards.0.code == 0 && boards.0.output == boards.1.output)
                for station in [right, wrong] { #expect(try await station.muster("journal", "verify").code == 0) }
            }
        }
    }

    @Test(
        "of three stations that were apart for a week one is a day ahead, and all show the same",
        .enabled(if: Network.isPossible, "needs root, ip and nft; MUSTER_NETWORK_REQUIRED=1 demands it")
    )
    func threeStations() async throws {
        try await Network.with(hosts: 3) { network in
            let office = try await Office(on: network, environments: [1: WrongClock.environment(hours: 24)])
            let week = Week(office: office)
            try await office.run { _ in
                try await office.befriend()
                try await week.hire()
                for host in 1...3 { try await network.connect(host, false) }
                try await week.live()
                try await week.write()
                for host in 1...3 { try await network.connect(host, true) }
                try await office.settle()
                // Whose clock is the wrong one each judges by its own.
                try await office.expectUnity(withDoubts: false)
                try await week.expectMessages()
            }
        }
    }
}

extension TestStation {
    /// The punches of the days around today, in words that are the same by every clock, and whether the clock of each is
    /// doubtful.
    fileprivate func punches() async throws -> [String: Bool] {
        let days = ["--from", "\(Week.days.upperBound)", "--to", "\(Week.days.upperBound.adding(3))"]
        var punches: [String: Bool] = [:]
        for line in try await list(["report", "punches"] + days) {
            let words = ["number", "direction", "time", "entry"].map { "\(line[$0] ?? "")" }
            punches[words.joined(separator: " ")] = line["clockDoubtful"] as? Bool
        }
        return punches
    }

    /// Of the punches of a person in a direction, whether each one's clock is doubtful.
    fileprivate func doubts(_ beginning: String) async throws -> [Bool] {
        try await punches().filter { $0.key.hasPrefix(beginning + " ") }.map(\.value)
    }
}
