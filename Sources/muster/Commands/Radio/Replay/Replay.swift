package import ArgumentParser
import BeaconKit
import MusterRadio
import Station

package struct Replay: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Run recordings through the same pipeline as live radio.",
        discussion: """
            Reads btsnoop (datalinks 1001, 1002 and btmon's 2001), pcap with Bluetooth HCI (link types 201, 187 and 254) \
            and sightings as JSON lines, and detects the format. Several files are merged by time.

            A sighting is one line (shown here as two), with its time in seconds since 1970 and its levels in dBm:
              {"time":1425757567.417,"receiver":"Room201","uuid":"…",
               "major":201,"minor":20,"power":-62,"rssi":-60}

            Each receiver is in a room of the same name. In btsnoop and pcap it has the name of the file. The adapters of \
            a btmon recording are hci0, hci1 and so on; with several files, the file's name comes first: hall/hci0.

            Times are in UTC: when an event was decided and, as "last seen", the sighting behind it. For an exit, that is \
            when the beacon left. A summary goes to standard error.

            Examples:
              muster replay day.btsnoop
              zcat day.jsonl.gz | muster replay --json - > events.jsonl
              muster replay gate.jsonl --door yard,street
              muster replay hall.pcap yard.pcap --exit-time 30 \\
                --region F7826DA6-4FA2-4E98-8024-BC5B71E0893E:170

            Exit codes: 0 done; 64 wrong usage; 65 damaged or unusable; 66 can't be opened or recognized.
            """
    )

    @Argument(help: ArgumentHelp("Recordings; - is standard input.", valueName: "file"))
    var files: [String]

    @Flag(help: "Print one JSON object per event.")
    var json = false

    @Option(
        help: ArgumentHelp(
            "Watch this region instead of each beacon by itself. May be given several times.",
            valueName: "uuid[:major[:minor]]"
        )
    )
    var region: [RegionArgument] = []

    @Option(
        help: ArgumentHelp(
            "A door between two receivers: print who passes it, in or out. May be given several times.",
            valueName: "inside,outside"
        )
    )
    var door: [DoorArgument] = []

    @Option(help: ArgumentHelp("Least silence after which a beacon has left.", valueName: "seconds"))
    var exitTime: Double?

    @Option(help: ArgumentHelp("How near a beacon must come to enter.", valueName: "metres"))
    var enterDistance: Double?

    @Option(help: ArgumentHelp("How far a beacon may move and still be inside.", valueName: "metres"))
    var exitDistance: Double?

    package func validate() throws {
        if files.count(where: { $0 == Recording.standardInput }) > 1 {
            throw ValidationError("Standard input (-) can be read only once.")
        }
        if let exitTime, !(1...86_400).contains(exitTime) {
            throw ValidationError("--exit-time must be 1 to 86400 seconds.")
        }
        for (name, distance) in [("--enter-distance", enterDistance), ("--exit-distance", exitDistance)] {
            if let distance, !(0.1...200).contains(distance) {
                throw ValidationError("\(name) must be 0.1 to 200 metres.")
            }
        }
        if let enterDistance, let exitDistance, exitDistance < enterDistance {
            throw ValidationError("--exit-distance must not be less than --enter-distance.")
        }
    }

    package init() {}

    package func run() async throws {
        var progress = ProgressLine()
        var reading = Reading(files)
        reading.read(progress: &progress)
        progress.clear()
        reading.report()
        if let error = reading.unreadable { throw ExitCode(error) }

        let doors = door.enumerated().compactMap { $1.door($0, reading.timeline.receivers) }
        guard doors.count == door.count else {
            Notice.print("muster: A receiver of --door is not in the recordings.")
            throw ExitCode(Reading.dataError)
        }
        var engine = engine
        for door in doors { engine.declare(door) }
        var events = 0
        var output = Output(asJSON: json, names: names(reading.timeline))
        var replayer = Replayer(pipeline: Pipeline(engine: engine))
        replayer.replay(reading.timeline) { done in
            progress.update("Replaying: \(Int(done * 100)) %")
        } emit: { event in
            guard concerns(event) else { return }
            events += 1
            output.add(event)
        }
        progress.clear()
        output.finish()
        reading.summarise(events: events, refused: replayer.pipeline.engine.refusedSightings)
        if reading.isDamaged { throw ExitCode(Reading.dataError) }
    }

    private func names(_ timeline: Timeline) -> Names {
        Names(timeline: timeline, regions: region.map(\.name), doors: door.map(\.name))
    }

    /// Whether an event is of a region that was asked for. The engine knows the rooms of all beacons.
    private func concerns(_ event: PresenceEvent) -> Bool {
        guard !region.isEmpty, case .room(let change) = event else { return true }
        return region.contains { $0.condition.isSatisfied(by: change.identity) }
    }

    /// An engine that watches what was asked for. Receivers need no place: each is a room of its own from when it is
    /// first heard, so that none is taken for deaf before its recording begins.
    private var engine: PresenceEngine {
        var policy = MonitoringPolicy(enterDistance: enterDistance, exitDistance: exitDistance)
        if let exitTime { policy.exitTime = .seconds(exitTime) }
        var engine = PresenceEngine(configuration: .init(individual: region.isEmpty ? policy : nil))
        for (number, region) in region.enumerated() {
            engine.monitor(
                region.condition,
                as: RegionID(rawValue: UInt32(number)),
                policy: policy,
                assuming: .unknown
            )
        }
        return engine
    }
}
