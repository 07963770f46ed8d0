import ArgumentParser
import BeaconKit
import Foundation
import Logging
import MusterStorage
import MusterWeb
import Station

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run the station.",
        discussion: """
            Keeps attendance and shows the board at http://127.0.0.1:8080/ until Ctrl-C or SIGTERM.

            Examples:
              muster serve
              muster serve --adapter hci0 --room Entrance
              muster serve --port 8123 --time-zone Europe/Berlin --shift 08:30-17:00 --grace 5
              muster serve --listen 0.0.0.0 --tls-certificate station.pem --tls-key station.key
              MUSTER_DATA_DIR=/srv/muster muster serve
              muster serve --peer-port 8437      # and on the other machine, then: muster stations pair ADDRESS
            """
    )

    @OptionGroup var options: StationOptions

    @Flag(help: "Print every journal entry as a line of JSON once it is on disk.")
    var printEntries = false

    func run() async throws {
        let settings = try await options.settings()
        let logger = Logger.muster(settings.logLevel)
        let certificate = try settings.tls.map {
            try ServerCertificate(path: $0.certificate, keyPath: $0.key, at: .present)
        }
        let lock = try StationLock(folder: settings.dataFolder)
        let store = try SQLiteJournal(folder: settings.dataFolder, mode: .create, upgrading: Self.tell)
        let start = Instant.present
        let clock = SteadyClock(start: start)
        try settings.site.apply(
            to: store,
            at: start,
            fresh: (BeaconUUID.random(), TimeZone.current.identifier)
        )
        try settings.policy.apply(to: store, at: start)
        let station = try await LiveStation(
            store: store,
            room: settings.room,
            now: start,
            hasTransmitter: settings.adapters != .disabled,
            version: Muster.version,
            logger: logger
        )
        let radio = Radios.make(settings.adapters, clock: clock).map {
            RadioService(station: station, radios: $0, clock: clock, logger: logger)
        }
        let access = AccessControl(store: store)
        let code = try await access.needsSetUp() ? await access.setUpCode(at: .present) : nil
        let peers = try settings.peers.map {
            try PeerStation(
                settings.dataFolder,
                store: store,
                station: station,
                settings: $0,
                clock: clock,
                logger: logger
            )
        }
        if peers != nil { await station.announce() }
        let runner = StationRunner(
            station: station,
            driver: WallClock(station: station, clock: clock),
            radio: radio,
            clock: clock,
            peers: peers,
            peerServices: try PeerStation.services(
                settings.dataFolder,
                store: store,
                port: settings.peers?.port,
                finder: peers?.finder,
                logger: logger
            ),
            store: store,
            access: access,
            web: WebConfiguration(
                host: settings.listen,
                port: settings.port,
                version: Muster.version,
                isOpenBoard: settings.openBoard,
                certificate: certificate
            ),
            logger: logger,
            onRunning: { port in
                ServiceManager.ready("Listening for browsers on port \(port).")
                let address = "\(certificate == nil ? "http" : "https")://\(settings.listen):\(port)/"
                Notice.print("The board is at \(address) and the data in \(settings.dataFolder).")
                if let code { Notice.print("Set the station up at \(address)set-up with the code \(code).") }
                if settings.adapters == .disabled {
                    Notice.print("No Bluetooth adapter is used (--adapter none), so no badges are heard.")
                } else {
                    Notice.print("Badges are heard by Bluetooth (--adapter \(settings.adapters)).")
                }
                if let certificate {
                    let days = certificate.end.microseconds(since: start) / 86_400_000_000
                    Notice.print("The certificate expires in \(days) days. After renewing it, restart the station.")
                }
                if let peers = settings.peers {
                    Notice.print(
                        "Listening for other stations on port \(peers.port). To pair one: muster stations pair"
                    )
                } else {
                    Notice.print("Communication between stations is off. To turn it on: --peer-port 8437.")
                }
                Notice.print("To see the UUID for check-in by number, run `muster site`.")
            },
            printsEntries: printEntries
        )
        try await runner.run()
        withExtendedLifetime(lock) {}
    }

    /// Tells people, and what started this station, how far bringing the journal up to date is.
    private static func tell(_ step: JournalUpgrade.Step) {
        switch step {
        case .copying(let path, let percent):
            if percent == 100 { Notice.print("The journal has an older format. It was copied to \(path).") }
            ServiceManager.extendStart(seconds: 60, "Copying the journal before the upgrade: \(percent) %")
        case .changing(let from, let to):
            // In one transaction, which cannot say how far it is.
            ServiceManager.extendStart(seconds: 3600, "Upgrading the journal from schema \(from) to \(to)")
        case .done(let copy):
            Notice.print("The upgrade is done. The copy is kept until the next upgrade; to go back: \(copy).")
        }
    }
}
