package import ArgumentParser
import BeaconKit
import MusterRadio
import Station

package struct Calibrate: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "calibrate",
        abstract: "Measure a badge's power at 1 m.",
        discussion: """
            Hold the badge 1 m from the receiver, as it is worn, and start the command. After 20 s it says the measured power \
            that the badge should announce, and how sure that is. Distances are estimated from the same statistic, the upper \
            quartile of the levels; a mean is some 6 dB lower.

            Set the power in the badge: in its maker's app, or with `muster transmit --power`. Without --beacon, the badge \
            is the one that is clearly the loudest.

            With files, it reads recordings, as `muster replay` does.

            Examples:
              muster calibrate
              muster calibrate --beacon F7826DA6-4FA2-4E98-8024-BC5B71E0893E:170:187 --for 60
              muster scan --json --for 20 > held.jsonl; muster calibrate held.jsonl

            Exit codes: 0 done; 64 wrong usage; 65 not measured, or too uncertain; 66 a recording can't be opened or \
            recognized; 69 no usable radio; 77 not permitted.
            """
    )

    @Argument(help: ArgumentHelp("Recordings instead of the radio; - is standard input.", valueName: "file"))
    var files: [String] = []

    @Option(help: ArgumentHelp("The badge, if others are near.", valueName: "uuid[:major[:minor]]"))
    var beacon: Replay.RegionArgument?

    @Option(help: ArgumentHelp("Adapters such as hci0 or an address; auto uses all.", valueName: "adapters"))
    var adapter: AdapterChoice = .auto

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp("Listen for this many seconds. (default: 20)", valueName: "seconds")
    )
    var duration: Double?

    @Flag(help: "Print the result as a JSON object.")
    var json = false

    package init() {}

    package func validate() throws {
        if adapter == .disabled { throw ValidationError("--adapter must be auto, or adapters such as hci0.") }
        if files.count(where: { $0 == Recording.standardInput }) > 1 {
            throw ValidationError("Standard input (-) can be read only once.")
        }
        if !files.isEmpty, duration != nil { throw ValidationError("--for goes with the radio, not with files.") }
        if let duration, !(5...600).contains(duration) { throw ValidationError("--for must be 5 to 600 seconds.") }
    }

    package func run() async throws {
        let (table, name) = files.isEmpty ? try await listen() : try read()
        let entry: CalibrationTable.Entry
        do {
            entry = try table.entry(for: beacon?.condition)
        } catch {
            Notice.print("muster: \(error.words())")
            throw ExitCode(Replay.Reading.dataError)
        }
        let report = CalibrationReport(entry, receiver: name(entry.receiver))
        _ = StandardOutput.write(json ? Self.json(report) + "\n" : Self.text(report))
        if !entry.result.isGood { throw ExitCode(Replay.Reading.dataError) }
    }

    /// What recordings hold.
    private func read() throws -> (CalibrationTable, (ReceiverID) -> String?) {
        var progress = ProgressLine()
        var reading = Replay.Reading(files)
        reading.read(progress: &progress)
        progress.clear()
        reading.report()
        if let error = reading.unreadable { throw ExitCode(error) }
        var table = CalibrationTable()
        for sighting in reading.timeline.sightings { table.ingest(sighting) }
        let names = reading.timeline.receivers
        return (table, { names.name(of: $0) })
    }

    /// What the radio hears.
    private func listen() async throws -> (CalibrationTable, (ReceiverID) -> String?) {
        let seconds = duration ?? 20
        Notice.print("Hold the badge 1 m from the receiver for \(Int(seconds)) s.")
        let clock = SteadyClock(start: .present)
        let listener = CalibrationListener()
        let receiver = BluetoothReceiver(selection: AdapterSelection(adapter), clock: { clock.now() })
        try await Interruption.run(for: .seconds(seconds)) {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await receiver.run(into: listener) }
                group.addTask { await listener.waitWhileThereIsHope() }
                defer { group.cancelAll() }
                try await group.next()
            }
        }
        if let (condition, name) = await listener.obstacle {
            Notice.print(condition, of: name)
            throw condition.exitCode
        }
        let (table, receivers) = await (listener.table, listener.receivers)
        return (table, { receivers.name($0) })
    }
}
