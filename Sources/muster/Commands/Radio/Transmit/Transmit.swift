package import ArgumentParser
import BeaconKit
import MusterRadio
import Station

package struct Transmit: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "transmit",
        abstract: "Transmit as an iBeacon.",
        discussion: """
            Transmits until Ctrl-C and prints what is on the air. If the program is killed, the kernel takes the beacon off \
            the air within ten seconds, or half a minute if several share a Bluetooth 4 adapter.

            With a Bluetooth 4 adapter, the kernel sends every 100 to 150 ms, whatever you ask for; with Bluetooth 5, the \
            interval is --interval. The power is the level at 1 m that the beacon announces; measure it with \
            `muster calibrate`.

            Examples:
              muster transmit --random --major 1 --minor 7
              muster transmit --uuid F7826DA6-4FA2-4E98-8024-BC5B71E0893E --major 170 --minor 187 --power -65
              muster transmit --random --major 1 --minor 7 --interval 1000 --for 60

            Exit codes: 0 done; 64 wrong usage; 69 no usable radio, or not with these values; 77 not permitted.
            """
    )

    @Option(help: ArgumentHelp("The proximity UUID.", valueName: "uuid"))
    var uuid: String?

    @Flag(help: "Generate a UUID.")
    var random = false

    @Option(help: "The group within the UUID, 0 to 65535.")
    var major: Int

    @Option(help: "The beacon within the group, 0 to 65535.")
    var minor: Int

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The level at 1 m that the beacon announces, -127 to 20.", valueName: "dBm")
    )
    var power: Int = -59

    @Option(help: ArgumentHelp("Time between advertisements, 20 to 10240. (default: 100)", valueName: "ms"))
    var interval: Double?

    @Option(help: ArgumentHelp("The adapters to use, such as hci0 or an address.", valueName: "adapters"))
    var adapter: AdapterChoice = .auto

    @Option(name: .customLong("for"), help: ArgumentHelp("Stop after this many seconds.", valueName: "seconds"))
    var duration: Double?

    package init() {}

    package func validate() throws {
        switch (uuid, random) {
        case (nil, false): throw ValidationError("Give a UUID with --uuid, or generate one with --random.")
        case (.some, true): throw ValidationError("Choose one of --uuid and --random.")
        case (let text?, false) where BeaconUUID(text) == nil:
            throw ValidationError(
                "“\(text)” is not a UUID. Give 32 hexadecimal digits, such as F7826DA6-4FA2-4E98-8024-BC5B71E0893E."
            )
        default: break
        }
        for (name, number) in [("--major", major), ("--minor", minor)] where UInt16(exactly: number) == nil {
            throw ValidationError("\(name) must be 0 to 65535.")
        }
        guard (-127...20).contains(power) else { throw ValidationError("--power must be -127 to 20 dBm.") }
        if let interval, !(20...10_240).contains(interval) {
            throw ValidationError("--interval must be 20 to 10240 ms.")
        }
        if adapter == .disabled { throw ValidationError("--adapter must be auto, or adapters such as hci0.") }
        if let duration, !(0.1...31_536_000).contains(duration) {
            throw ValidationError("--for must be 0.1 to 31536000 seconds.")
        }
    }

    package func run() async throws {
        let clock = SteadyClock(start: .present)
        let transmitter = BluetoothTransmitter(selection: AdapterSelection(adapter), clock: { clock.now() })
        let transmission = try await transmission(for: transmitter)
        let broadcast = Broadcast(transmitter: transmitter, transmission: transmission)
        do {
            try await Interruption.run(for: duration.map { .seconds($0) }) { try await broadcast.run() }
        } catch let obstacle as Broadcast.Obstacle {
            Notice.print(obstacle.condition, of: nil)
            throw obstacle.condition.exitCode
        }
    }

    /// What is to be sent, if the adapter can. Says what it is.
    private func transmission(for transmitter: BluetoothTransmitter) async throws -> Transmission {
        let abilities: TransmitterAbilities
        do {
            abilities = try await transmitter.abilities()
        } catch {
            Notice.print(error.condition, of: nil)
            throw error.condition.exitCode
        }
        let wanted = interval.map { Duration.milliseconds($0) }
        let fixed = TransmitterAbilities.fixedInterval
        if !abilities.choosesInterval, let wanted, !fixed.contains(wanted) {
            Notice.print(
                """
                muster: \(abilities.adapter.name) is a Bluetooth 4 adapter: the kernel transmits every \
                \(Self.milliseconds(fixed.lowerBound)) to \(Self.milliseconds(fixed.upperBound)) ms. Leave --interval \
                out, or use a Bluetooth 5 adapter.
                """
            )
            throw RadioCondition.unsupported.exitCode
        }
        let frame = BeaconFrame(
            identity: BeaconIdentity(
                uuid: uuid.flatMap { BeaconUUID($0) } ?? .random(),
                major: UInt16(clamping: major),
                minor: UInt16(clamping: minor)
            ),
            measuredPower: Int8(clamping: power)
        )
        let transmission = Transmission(frame: frame, interval: wanted ?? .milliseconds(100))
        let rhythm =
            abilities.choosesInterval
            ? "\(Self.milliseconds(transmission.interval)) ms"
            : "\(Self.milliseconds(fixed.lowerBound)) to \(Self.milliseconds(fixed.upperBound)) ms"
        _ = StandardOutput.write("\(frame.identity), \(power) dBm at 1 m, every \(rhythm)\n")
        return transmission
    }

    private static func milliseconds(_ duration: Duration) -> Int { Int(duration / .milliseconds(1)) }
}
