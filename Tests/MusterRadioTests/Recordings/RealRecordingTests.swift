import BeaconKit
import Station
import TestSupport
import Testing

import MusterRadio

/// Real recordings through the whole path. Skipped where `../shared/data` isn't beside the project.
@Suite("real recordings", .enabled(if: SharedData.isThere, "needs ../shared/data beside the project"))
struct RealRecordingTests {
    /// A replay of one recording, with each beacon as its own region and each receiver in its own room.
    struct Run {
        var timeline = Timeline()
        var tally = RecordingTally()
        var events: [PresenceEvent] = []

        init(path: String) throws {
            try Recording(path: path).read(into: &timeline, tally: &tally)
            timeline.sort()
            var replayer = Replayer(pipeline: Pipeline(engine: PresenceEngine()))
            var events: [PresenceEvent] = []
            replayer.replay(timeline) { events.append($0) }
            self.events = events
        }

        /// The beacons that entered, and those that left, as major and minor, in order.
        var entered: [[UInt16]] {
            events.compactMap {
                if case .enter(let enter) = $0 { [enter.identity.major, enter.identity.minor] } else { nil }
            }
        }
        var left: [[UInt16]] {
            events.compactMap {
                if case .exit(let exit) = $0 { [exit.identity.major, exit.identity.minor] } else { nil }
            }
        }
    }

    /// A recording of `starksm64` as Muster's own JSON lines.
    private static func sightingLines(_ name: String) throws -> [UInt8] {
        let lines = try ScannerReport.all(name).map { report in
            """
            {"time":\(report.time / 1000).\(String(report.time % 1000 + 1000).dropFirst()),\
            "receiver":"\(report.scannerID)","uuid":"\(report.uuid)","major":\(report.major),"minor":\(report.minor),\
            "power":\(report.measuredPower),"rssi":\(report.rssi)}
            """
        }
        return Array(lines.joined(separator: "\n").utf8)
    }

    @Test("an ordinary room's btsnoop has 412 reports, 11 of them iBeacons")
    func horizon() throws {
        let run = try Run(path: SharedData.path("btsnoop/horizon74-adv.btsnoop"))
        #expect(run.timeline.counts.reports == 412)
        #expect(run.timeline.counts.beacons == 11)
        #expect(run.timeline.counts.malformed == 0)
        #expect(run.tally.items == 412)
        #expect(run.tally.skipped.isEmpty)
        #expect(run.entered.count == Set(run.timeline.sightings.map(\.identity)).count)
        #expect(run.left.isEmpty)
    }

    @Test(
        "sightings far out of order come out in order, and beacons that never move never leave",
        arguments: [
            (name: "two-scanners-2015-03-03", reports: 39_802, still: [[18, 2], [0, 3], [1, 4]]),
            ("four-scanners-2015-03-07", 38_942, [[201, 20], [202, 20], [203, 20], [204, 20]]),
        ] as [(name: String, reports: Int, still: [[UInt16]])]
    )
    func scanners(name: String, reports: Int, still: [[UInt16]]) throws {
        let run = try TemporaryFile.with(named: "\(name).jsonl", Self.sightingLines(name)) { try Run(path: $0) }
        #expect(run.timeline.counts.reports == reports)
        #expect(run.timeline.sightings.count == reports)
        #expect(run.tally.skipped.isEmpty)
        let times = run.events.map(\.decided)
        #expect(times == times.sorted())
        #expect(!run.events.isEmpty)
        for beacon in still {
            #expect(run.entered.count { $0 == beacon } == 1)
            #expect(!run.left.contains(beacon))
        }
    }
}

extension PresenceEvent {
    /// When the event was decided.
    var decided: Instant {
        switch self {
        case .enter(let transition), .exit(let transition): transition.instant
        case .room(let change): change.instant
        case .passage(let passage): passage.instant
        case .deaf(_, _, let instant), .heard(_, let instant): instant
        }
    }
}
