import Attendance
import BeaconKit
import EndToEndSupport
import Foundation
import MusterStorage
import Station
import Testing

/// A second machine as a receiver: both real executables, with a cable between them.
@Suite("A machine that hears for a station")
struct HearingTests {
    private struct Line: Decodable {
        let name: String
        let room: String?
        let condition: String?
        let title: String?
    }

    private static func gateways(_ station: TestStation) async throws -> [Line] {
        let outcome = try await station.muster("gateways", "list", "--json")
        return try JSONDecoder().decode([Line].self, from: Data(outcome.output.utf8))
    }

    private static func people(_ running: RunningStation) async throws -> [BoardDocument.Person] {
        try await Web.board(try await running.address()).people
    }

    @Test(
        "paired by code, believed once it has a room; what it hears over a broken line counts for when it was heard",
        .timeLimit(.minutes(10))
    )
    func brokenLine() async throws {
        let front = try await TestStation("Front")
        let arguments = [
            "serve", "--data-dir", front.folder.path, "--port", "0", "--peer-port", "\(front.port)", "--site-name",
            "Front", "--open-board", "--time-zone", "UTC", "--away-after", "15",
        ]
        try await Executable.withStation(arguments) { station in
            _ = try await station.address()
            try await front.must("people", "add", "7", "Mei Lin")
            try await front.must("people", "add", "8", "Bo Chen")
            try await front.must("badge", "assign", "7", "\(TestReceiver.uuid):1:7")
            try await NetworkCable.with(to: front.port) { cable in
                let receiver = try TestReceiver(calling: "127.0.0.1:\(cable.port)", hearing: [7, 8])
                try await front.must("stations", "allow")
                try await receiver.run { running in
                    try await receiver.pair(with: front, running)
                    let key = try await receiver.key(running)
                    // Nothing is believed before somebody has said where it stands.
                    #expect(try await Self.people(station).first?.room == nil)
                    #expect(try Self.punches(front).isEmpty)
                    try await front.must("gateways", "add", key, "--room", "Stairs")
                    try await eventually {
                        let mei = try await Self.people(station).first
                        return mei?.room == "Stairs" && mei?.since != nil
                    }
                    #expect(try await Self.gateways(front).map(\.name) == ["Stairs"])

                    await cable.cut()
                    let cut = Date()
                    // Only from now on is the second badge anybody's, so that whatever is told of it was kept meanwhile.
                    try await front.must("badge", "assign", "8", "\(TestReceiver.uuid):1:8")
                    try await eventually { try await Self.people(station).first?.frozen == true }
                    try await eventually {
                        try await Self.gateways(front).first?.condition == "gateway-not-calling"
                    }
                    // Longer than anybody may be unheard.
                    try await ContinuousClock().sleep(for: .seconds(20))
                    #expect(try await Self.people(station).last?.since == nil)
                    try await cable.mend()
                    let mended = Date()
                    try await eventually {
                        let people = try await Self.people(station)
                        return people.allSatisfy { !$0.frozen && $0.room == "Stairs" && $0.since != nil }
                    }
                    // Two arrivals, and nobody was checked out meanwhile.
                    let punches = try Self.punches(front)
                    #expect(punches.map(\.number) == [7, 8])
                    let arrival = try #require(punches.last?.at)
                    #expect(arrival > cut.addingTimeInterval(-5) && arrival < mended.addingTimeInterval(-10))
                    try await eventually { try await Self.gateways(front).first?.condition == "listening" }
                    // Whoever is unpaired is told so, and ends.
                    try await front.must("stations", "unpair", "Stairs")
                    #expect(await running.errors.first { $0.contains("has unpaired this machine") } != nil)
                }
            }
        }
        #expect(try await front.muster("journal", "verify").code == 0)
    }

    /// Whose punches are in the journal, and when they were.
    private static func punches(_ station: TestStation) throws -> [(number: Int, at: Date)] {
        let journal = try SQLiteJournal(folder: station.folder.path, mode: .readOnly)
        let people = try journal.state().roster.people
        return try journal.entries(after: 0, limit: 10_000).compactMap { entry in
            guard case .punched(let punch) = entry.fact, let person = people[punch.person] else { return nil }
            return (Int(person.number.rawValue), Date(entry.happened))
        }
    }

    @Test("a hostile receiver: other keys, copies, gaps, ten megabytes and times that cannot be change nothing")
    func hostile() async throws {
        let front = try await TestStation("Front")
        try await front.run { station in
            try await front.must("people", "add", "7", "Mei Lin")
            try await front.must("badge", "assign", "7", "\(TestReceiver.uuid):1:7")
            let stranger = try await Stranger()
            try await stranger.pair(with: front)
            // Unpaired keys are refused before anything is read: see `PairingTests`.
            let garbage = try await stranger.ask(front, .post, "hearing", body: Array(repeating: 7, count: 100))
            #expect(garbage.status == 400)
            let large = try? await stranger.ask(front, .post, "hearing", body: Array(repeating: 7, count: 10 << 20))
            #expect(large == nil || large?.status == 400)

            #expect(try await stranger.hear(front, number: 1).status == 200)
            #expect(try await stranger.hear(front, number: 1).status == 200)
            let gap = try await stranger.hear(front, number: 5)
            #expect(gap.status == 409 && String(decoding: gap.body, as: UTF8.self).contains("wrong-number"))
            #expect(try await stranger.hear(front, number: 2, forStation: false).status == 400)
            // Nobody has given it a room.
            for number in 2...20 { #expect(try await stranger.hear(front, number: Int64(number)).status == 200) }
            #expect(try await front.onSite().isEmpty)

            try await front.must("gateways", "add", "muster://\(stranger.id.text)", "--name", "Bad", "--room", "Lobby")
            try await eventually {
                let list = try await front.muster("gateways", "list", "--json")
                return list.output.contains("\"listening\"") || list.output.contains("\"starting\"")
            }
            // From two hours ago, by its own word: that is no arrival.
            for number in 21...40 {
                let reply = try await stranger.hear(front, number: Int64(number), age: 7_200_000_000)
                #expect(reply.status == 200)
            }
            #expect(try await front.onSite().isEmpty)
            // In a year, by its clock: heard now, and not then.
            try await eventually {
                let reply = try await stranger.hearNext(front, heard: Date().timeIntervalSince1970 + 31_536_000)
                #expect(reply.status == 200)
                return try await front.onSite() == [7]
            }
            _ = station
        }
        #expect(try await front.muster("journal", "verify").code == 0)
    }
}
