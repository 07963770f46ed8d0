import BeaconKit
import EndToEndSupport
import Foundation
import MusterRadio
import Station

/// Recordings in every format, from a file through the time line into a replay.
struct RecordingBoundary: Boundary {
    static let casesTogether: UInt64 = 500

    private let folder: TemporaryFolder
    private var air = MutatedAir(known: (0..<4).map { SmallOffice.badge($0) })

    init(_ random: inout FuzzCase) throws { folder = try TemporaryFolder() }

    mutating func take(_ random: inout FuzzCase) throws {
        var bytes = random.once(in: 3) ? lines(&random) : packets(&random)
        if !random.once(in: 4) { random.mutate(&bytes) }
        let path = folder["recording"]
        try Data(bytes).write(to: URL(filePath: path))
        var timeline = Timeline()
        var tally = RecordingTally()
        // What was read before an error is kept.
        do throws(RecordingError) {
            try Recording(path: path).read(into: &timeline, tally: &tally)
            if timeline.counts.beacons > 0 { random.accept() }
        } catch {}
        try FuzzFailure.unless(tally.skippedCount <= tally.items, "skipped more than there was")
        try FuzzFailure.unless(timeline.counts.beacons == timeline.sightings.count, "lost a sighting")
        timeline.sort()
        // Silences are followed second by second, which takes longer than all the rest.
        guard random.once(in: 4) else { return }
        var replayer = Replayer(pipeline: Pipeline(engine: PresenceEngine()))
        replayer.replay(timeline) { _ in }
    }

    private mutating func packets(_ random: inout FuzzCase) -> [UInt8] {
        let maker = RecordingMaker(
            format: random.one(of: RecordingMaker.Format.allCases),
            isLittleEndian: random.once(in: 2)
        )
        var time = SmallOffice.start.microseconds
        return maker.bytes(
            (0..<random.number(1...8)).map { _ in
                time = random.once(in: 20) ? random.integer() : time &+ Int64(random.number(0...90_000_000))
                return (air.packet(&random), time)
            }
        )
    }

    private func lines(_ random: inout FuzzCase) -> [UInt8] {
        let line: JSONTree = .object([
            ("time", .number("1425757567.417")), ("receiver", .text("Room201")),
            ("uuid", .text(SmallOffice.uuid.description)),
            ("major", .number("201")), ("minor", .number("20")), ("power", .number("-62")), ("rssi", .number("-60")),
        ])
        return (0..<random.number(1...8)).flatMap { _ in
            (random.once(in: 2) ? line.bytes : random.mutated(line)) + [UInt8(ascii: "\n")]
        }
    }
}
