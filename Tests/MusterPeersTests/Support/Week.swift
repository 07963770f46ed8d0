import Attendance
import BeaconKit
import EndToEndSupport
import Foundation
import MusterStorage
import Station
import Testing

/// A week in which each of three stations records by itself what people do, and what has to have become of it.
struct Week: Sendable {
    /// The last seven days before today.
    static let days: ClosedRange<LocalDay> = {
        let clock = try? ZoneClock(TimeZone.current.identifier)
        let today = clock.map { ZoneHistory($0).day(of: Instant(Date())) } ?? LocalDay(ordinal: 0)
        return today.adding(-7)...today.adding(-1)
    }()

    let office: Office

    /// Each station's people: two of its own.
    static func people(of station: Int) -> [Int] { [1, 2].map { 10 * (station + 1) + $0 } }

    /// Each station enters its people, and knows those of the others.
    func hire() async throws {
        for (index, station) in office.stations.enumerated() {
            for number in Self.people(of: index) {
                try await station.must("people", "add", "\(number)", "Person \(number)", "--department", station.name)
            }
        }
        try await office.settle()
    }

    /// Everybody comes, has a break and goes, on each day: the first of each station at their own, the second goes home
    /// from the next one.
    func live() async throws {
        for (index, station) in office.stations.enumerated() {
            var lines = ["number,time,direction"]
            for day in Self.days.lowerBound.ordinal...Self.days.upperBound.ordinal {
                let day = LocalDay(ordinal: day)
                let (own, guest) = (Self.people(of: index), Self.people(of: (index + 2) % 3)[1])
                lines += [
                    "\(own[0]),\(day) 08:5\(index),in", "\(own[0]),\(day) 12:00,break-begin",
                    "\(own[0]),\(day) 12:4\(index),break-end", "\(own[0]),\(day) 17:3\(index),out",
                    "\(own[1]),\(day) 09:0\(index),in", "\(own[1]),\(day) 12:30,break-begin",
                    "\(own[1]),\(day) 13:0\(index),break-end", "\(guest),\(day) 18:0\(index),out",
                ]
            }
            let file = station.folder["week.csv"]
            try lines.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
            try await station.must("import", "punches", file)
            try await station.must("punch", "\(Self.people(of: index)[0])", "in")
        }
    }

    /// How many punches of the past days there are.
    static let punches = 3 * 7 * 8

    /// They say of the same people and numbers what cannot hold together: four conflicts.
    func disagree() async throws {
        let (north, south, west) = (office[0], office[1], office[2])
        try await north.must("people", "edit", "11", "--name", "Anna of the north")
        try await south.must("people", "edit", "11", "--name", "Anna of the south")
        try await north.must("people", "add", "50", "Somebody")
        try await south.must("people", "add", "50", "Somebody else")
        try await west.must("people", "remove", "22")
        try await north.must("people", "edit", "22", "--position", "Head of design")
        let badge = "F7826DA6-4FA2-4E98-8024-BC5B71E0893E:1:7"
        try await north.must("badge", "assign", "12", badge)
        try await west.must("badge", "assign", "32", badge)
    }

    /// People at one station decide all that contradicts itself.
    func decide() async throws {
        let north = office[0]
        let conflicts = Set(try await north.list("conflicts", "list").compactMap { $0["id"] as? String })
        for conflict in conflicts.sorted() {
            let choice = conflict.hasPrefix("number") ? ["2", "--number", "51"] : ["1"]
            try await north.must(["conflicts", "resolve", conflict] + choice)
        }
        #expect(try await north.list("conflicts", "list").isEmpty)
    }

    /// Each station writes to both others.
    func write() async throws {
        for station in office.stations {
            for other in office.stations where other.name != station.name {
                try await station.must("send", other.name, "--text", "\(station.name) to \(other.name)")
            }
        }
    }

    /// Waits until all messages have come, and expects each once.
    func expectMessages() async throws {
        for station in office.stations {
            try await eventually {
                try await station.list("inbox", "list", "--sent").allSatisfy { $0["state"] as? String == "delivered" }
            }
        }
        for station in office.stations {
            var texts: [String] = []
            for message in try await station.inbox() {
                let id = try #require(message["id"] as? String)
                texts.append(try await station.muster("inbox", "read", id).output)
            }
            let others = Office.names.filter { $0 != station.name }
            #expect(texts.sorted() == others.map { "\($0) to \(station.name)\n" })
            #expect(try await station.entries(of: "message-received") == 2)
        }
    }

    /// Expects everything that was recorded to be there, once.
    func expectWhole() async throws {
        for station in office.stations {
            let (from, to) = ("\(Self.days.lowerBound)", "\(Self.days.upperBound)")
            let punches = try await station.list("report", "punches", "--from", from, "--to", to)
            #expect(punches.count == Self.punches, "\(station.name)")
            #expect(Set(punches.compactMap { $0["entry"] as? String }).count == Self.punches, "\(station.name)")
            let conflicts = try await station.list("conflicts", "list").compactMap { $0["kind"] as? String }
            #expect(Set(conflicts) == ["edits", "number", "badge", "removal"], "\(station.name)")
            let board = try await station.board()
            // On a weekend nobody is expected.
            let here = board.filter { !["expected", "free"].contains($0.1) }.map(\.0)
            #expect(here.sorted() == [11, 21, 31], "\(station.name)")
        }
    }
}
