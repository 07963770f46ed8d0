import BeaconKit
import TestSupport
import Testing

/// The recording of 2015-03-03: two rooms, three beacons that never move, and one that is carried.
@Suite("Recording of two scanners", .enabled(if: SharedData.isThere, "shared/data is not beside the package"))
struct TwoScannersTests {
    private struct Replay {
        var exits: [UInt16: [Transition]] = [:]
        var rooms: [(room: UInt16, second: Double)] = []
        var deafnesses = 0
    }

    /// Replays with an exit time; beacons are known by their major.
    private static func replay(exitTime: Duration) throws -> Replay {
        let recording = try ScannerRecording.twoScanners.get()
        var engine = PresenceEngine(configuration: .init(individual: .init(exitTime: exitTime)))
        var replay = Replay()
        for sighting in recording.sightings {
            engine.ingest(sighting) { event in
                switch event {
                case .exit(let exit): replay.exits[exit.identity.major, default: []].append(exit)
                case .room(let change) where change.identity.major == 14:
                    replay.rooms.append((change.room.rawValue, recording.seconds(change.instant)))
                case .deaf: replay.deafnesses += 1
                case .enter, .heard, .room, .passage: break
                }
            }
        }
        return replay
    }

    @Test("no beacon that never moves exits, though one of them is unheard for 15.7 s", arguments: [10, 15])
    func noFalseExit(seconds: Int) throws {
        let replay = try Self.replay(exitTime: .seconds(seconds))
        for major in [0, 1, 18] as [UInt16] { #expect(replay.exits[major] == nil, "beacon \(major)") }
        #expect(replay.deafnesses == 0)
    }

    @Test(
        "a beacon that is taken away exits within 15 s of its last sighting, once it is known",
        arguments: [300.0, 600, 900, 1_200]
    )
    func trueExit(second: Double) throws {
        let recording = try ScannerRecording.twoScanners.get()
        var engine = PresenceEngine()
        var exits: [Transition] = []
        for sighting in recording.sightings {
            let isGone = recording.seconds(sighting.instant) > second
            if isGone, sighting.identity.major == 18 { continue }
            engine.ingest(sighting) { event in
                if case .exit(let exit) = event, exit.identity.major == 18 { exits.append(exit) }
            }
        }
        let exit = try #require(exits.first)
        #expect(exits.count == 1)
        #expect(Double(exit.instant.microseconds(since: exit.lastSeen)) / 1_000_000 <= 15)
    }

    @Test("the carried beacon begins in 201, sits in 202, leaves all range, comes back past 202 and ends in 201")
    func path() throws {
        let replay = try Self.replay(exitTime: .seconds(15))
        #expect(replay.rooms.first?.room == 201)
        #expect(replay.rooms.last?.room == 201)
        // Unheard from 1,020 s to 1,267 s; past Room202 on both sides of that.
        let before = replay.rooms.last { $0.second < 1_020 }
        #expect(before?.room == 202)
        #expect((replay.rooms.last?.second ?? 0) > 1_440)
        let exits = try (replay.exits[14] ?? []).map { try ScannerRecording.twoScanners.get().seconds($0.lastSeen) }
        #expect(exits.contains { (1_015.0...1_025).contains($0) })
    }
}
