import ArgumentParser
import Attendance
import BeaconKit
import Configuration
import Foundation
import Logging
import MusterPeers
import MusterRadio
import MusterStorage
import Station

struct GatewayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gateway",
        abstract: "Make this machine a receiver of a station.",
        discussion: """
            What this machine's Bluetooth hears goes to the station, which runs with --peer-port. The first time, allow \
            pairing there (page Stations, or muster stations allow), compare the code, and type it on both sides. Then give \
            the receiver a room there: Settings, Radio gateways. Before that, nothing is believed.

            While the station cannot be reached, up to \(HearingBuffer.most) reports wait, and are delivered later with the \
            times at which they were heard.

            Examples:
              muster gateway 192.168.1.20
              muster gateway --adapter hci1 --name "Back stairs"
              MUSTER_STATION=station.local muster gateway

            Exit codes: 0 ended; 1 not paired; 64 wrong usage; 77 the station has unpaired this machine; 78 wrong settings.
            """
    )

    @OptionGroup var data: DataOptions

    @Argument(
        help: """
            The station's name or address, with the port if it is not 8437. (MUSTER_STATION; default: where it was last \
            reached)
            """
    )
    var station: String?

    @Option(help: "What the station calls this receiver at first. (MUSTER_SITE_NAME; default: this machine's name)")
    var name: String?

    @Option(help: "The Bluetooth adapters: auto, or names such as hci0,hci1. (MUSTER_ADAPTER; default: auto)")
    var adapter: String?

    @Option(help: ArgumentHelp("Hear this recording, as fast as it was recorded, and no radio.", valueName: "file"))
    var play: String?

    @Option(help: "What is logged: trace, debug, info, notice, warning, error. (MUSTER_LOG_LEVEL; default: notice)")
    var logLevel: String?

    func run() async throws {
        let reader = try await reader()
        let settings = try Settings(reader, environment: ProcessInfo.processInfo.environment)
        let clock = SteadyClock(start: .present)
        let receiver = try receiver(settings.adapters, clock: clock)
        let lock = try StationLock(folder: settings.dataFolder)
        let store = try SQLiteJournal(folder: settings.dataFolder, mode: .create)
        var site = settings.site
        if site.name == nil, try store.state().site == nil { site.name = ProcessInfo.processInfo.hostName }
        try site.apply(to: store, at: .present, fresh: (BeaconUUID.random(), TimeZone.current.identifier))
        let address = try reader.string(.station, allowed: "a name or an address")?.value
        let machine = try ReceiverMachine(settings.dataFolder, store: store, logger: Logger.muster(settings.logLevel))
        try await Interruption.run(for: nil) {
            let (peer, place) = try await machine.station(at: address)
            try await ReceiverRun(machine, receiver: receiver, clock: clock).run(to: place, station: peer)
        }
        withExtendedLifetime(lock) {}
    }

    private func reader() async throws -> SettingsReader {
        var flags: [Setting: ConfigValue] = [:]
        func give(_ setting: Setting, _ text: String?) {
            if let text { flags[setting] = ConfigValue(.string(text), isSecret: false) }
        }
        give(.station, station)
        give(.siteName, name)
        give(.adapter, adapter)
        give(.logLevel, logLevel)
        return try await data.reader(flags, environment: ProcessInfo.processInfo.environment)
    }

    /// What hears: the radio, or a recording.
    private func receiver(_ adapters: AdapterChoice, clock: SteadyClock) throws -> any Receiver {
        if let play {
            var (timeline, tally) = (Timeline(), RecordingTally())
            try Recording(path: play).read(into: &timeline, tally: &tally)
            timeline.sort()
            return PlayedRecording(timeline) { clock.now() }
        }
        guard let radios = Radios.make(adapters, clock: clock) else {
            throw ValidationError("A receiver needs a radio: --adapter must be auto, or adapters such as hci0.")
        }
        return radios.receiver
    }
}
