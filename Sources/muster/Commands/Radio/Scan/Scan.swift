package import ArgumentParser
import BeaconKit
import MusterRadio
import Station

package struct Scan: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "scan",
        abstract: "Show the iBeacons that are heard here.",
        discussion: """
            In a terminal, shows a table that is updated twice a second; rows of silent beacons fade and disappear. \
            Otherwise prints a line for each beacon heard, once a second. Stop it with Ctrl-C.

            The RSSI is the upper quartile of the last 15 s. Distances are estimated from it and from the power at 1 m that \
            the beacon announces: about two thirds are within ±. If a badge at 1 m is shown elsewhere: `muster calibrate`.

            --json prints the format that `muster replay` reads: times in seconds since 1970, levels in dBm. --record writes \
            every packet, not only beacons, to a btsnoop file for Wireshark, btmon and `muster replay`. The radio never \
            waits for the reader of the output: if the reader is too slow, lines are dropped and counted.

            Examples:
              muster scan
              muster scan --adapter hci1 --region F7826DA6-4FA2-4E98-8024-BC5B71E0893E:170
              muster scan --json --for 60 > minute.jsonl
              muster scan --record hall.btsnoop

            Exit codes: 0 done; 64 wrong usage; 69 no usable radio; 73 the recording can't be written; 77 not \
            permitted.
            """
    )

    @Option(help: ArgumentHelp("Adapters such as hci0 or an address; auto uses all.", valueName: "adapters"))
    var adapter: AdapterChoice = .auto

    @Option(
        help: ArgumentHelp(
            "Only show beacons of this region. May be given several times.",
            valueName: "uuid[:major[:minor]]"
        )
    )
    var region: [Replay.RegionArgument] = []

    @Flag(help: "Print a JSON object for each sighting.")
    var json = false

    @Flag(help: "Print a JSON object for each beacon heard, once a second.")
    var jsonEverySecond = false

    @Option(help: ArgumentHelp("Record every packet that is heard to a new btsnoop file.", valueName: "file"))
    var record: String?

    @Option(name: .customLong("for"), help: ArgumentHelp("Stop after this many seconds.", valueName: "seconds"))
    var duration: Double?

    package init() {}

    package func validate() throws {
        if adapter == .disabled { throw ValidationError("--adapter must be auto, or adapters such as hci0.") }
        if json, jsonEverySecond { throw ValidationError("Choose one of --json and --json-every-second.") }
        if let duration, !(0.1...31_536_000).contains(duration) {
            throw ValidationError("--for must be 0.1 to 31536000 seconds.")
        }
    }

    package func run() async throws {
        StandardOutput.surviveLosingReader()
        let clock = SteadyClock(start: .present)
        let listener = ScanListener(
            regions: region.map(\.condition),
            style: style,
            recorder: try record.map(openRecording),
            start: clock.start
        )
        let receiver = BluetoothReceiver(selection: AdapterSelection(adapter), clock: { clock.now() })
        try await Interruption.run(for: duration.map { .seconds($0) }) {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await receiver.run(into: listener) }
                group.addTask { try await listener.show(clock) }
                // The receiver ends only when it is cancelled: so what ends first is what is shown.
                defer { group.cancelAll() }
                try await group.next()
            }
        }
        await listener.end()
        if let code = await listener.failure { throw code }
    }

    private var style: ScanListener.Style {
        if json { return .sightings }
        if jsonEverySecond { return .seconds }
        return StandardOutput.isTerminal ? .screen : .lines
    }

    private func openRecording(_ path: String) throws -> BtsnoopWriter {
        do {
            return try BtsnoopWriter(path: path)
        } catch {
            Notice.print("muster: \(error)")
            throw ScanListener.cannotRecord
        }
    }
}

extension AdapterChoice: ExpressibleByArgument {}
