package import ArgumentParser
import BeaconKit
import Foundation
import MusterRadio
import MusterStorage
import Station

package struct Doctor: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Find out why nothing is heard, and what to do.",
        discussion: """
            Checks the adapters and listens for a while. Reports, each with a remedy: no adapter, off, blocked, not \
            permitted, used by another program, hearing nothing, hearing no iBeacons, hearing only unknown ones. \
            Of gateways it says what the running station knows. Switches nothing on or off. May run alongside the station.

            Examples:
              muster doctor
              muster doctor --for 30 --json

            Exit codes: 0 no problems; 1 problems found; 64 wrong usage.
            """
    )

    @OptionGroup var data: DataOptions

    @Option(help: ArgumentHelp("Adapters such as hci0 or an address; auto uses all.", valueName: "adapters"))
    var adapter: AdapterChoice = .auto

    @Option(name: .customLong("for"), help: ArgumentHelp("How long to listen.", valueName: "seconds"))
    var duration: Double = 10

    @Flag(help: "Print JSON.")
    var json = false

    package init() {}

    package func validate() throws {
        if adapter == .disabled { throw ValidationError("--adapter must be auto, or adapters such as hci0.") }
        guard (1...3600).contains(duration) else { throw ValidationError("--for must be 1 to 3600 seconds.") }
    }

    package func run() async throws {
        let known = try await KnownBeacons(data)
        let clock = SteadyClock(start: .present)
        let listener = DoctorListener(known: known)
        let receiver = BluetoothReceiver(
            selection: AdapterSelection(adapter),
            mayChange: false,
            clock: { clock.now() }
        )
        var progress = ProgressLine()
        progress.update("Listening …")
        try await Interruption.run(for: .seconds(duration)) {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await receiver.run(into: listener) }
                group.addTask { await listener.waitWhileThereIsHope() }
                defer { group.cancelAll() }
                try await group.next()
            }
        }
        progress.clear()
        let diagnosis = await listener.diagnosis
        let gateways = try known.gateways()
        if json {
            try JSONOutput.print(DoctorReport(diagnosis, gateways: gateways, program: Notice.program))
        } else {
            for finding in diagnosis.findings {
                let words = finding.words(program: Notice.program)
                print("\(finding.isFine ? "ok  " : "look") \(words.title)")
                if let remedy = words.remedy { print("     \(remedy)") }
            }
            for gateway in gateways {
                print("\(gateway.isFine ? "ok  " : "look") \(gateway.title)")
                if let remedy = gateway.remedy { print("     \(remedy)") }
            }
        }
        if !diagnosis.isFine || !gateways.allSatisfy(\.isFine) { throw ExitCode.failure }
    }
}
