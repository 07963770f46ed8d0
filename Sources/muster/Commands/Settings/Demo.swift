import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import Logging
import MusterRadio
import MusterStorage
import MusterWeb
import Station

struct Demo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run a station in a simulated office.",
        discussion: """
            A small company's days pass, one minute per second: people arrive with their badges, one of them late, have
            lunch, meet and leave; a stranger visits, a receiver goes deaf for a minute. The radio is simulated down to
            the bytes, and everything behind it is the real station. The demo has its own data folder, which is emptied
            at each start.

            Examples:
              muster demo
              muster demo --speed 300 --port 8123
              muster demo --continue
            """
    )

    @Option(help: "The board's port on this machine, 0 for any free one.")
    var port = 8080

    @Option(help: "Simulated seconds per second, 1 to 100000. Nights pass faster.")
    var speed: Double = 60

    @Option(help: "The seed: the same number gives the same days.")
    var seed: UInt64 = 1

    @Option(help: "The folder for the demo's data. (default: ~/.local/share/muster-demo)")
    var dataDir: String?

    @Option(help: "Stop after this many simulated days.")
    var days: Int?

    @Flag(name: .customLong("continue"), help: "Continue where the last demo ended, even if it was killed.")
    var continues = false

    @Flag(help: "Start today, without the three weeks of history that fill the reports.")
    var noHistory = false

    @Flag(help: "Open the board in the browser.")
    var open = false

    @Flag(help: "Print every journal entry as a line of JSON once it is on disk.")
    var printEntries = false

    func validate() throws {
        guard (1...100_000).contains(speed) else { throw ValidationError("--speed must be from 1 to 100000.") }
        guard (0...65535).contains(port) else { throw ValidationError("--port must be from 0 to 65535.") }
        if let days, days < 1 { throw ValidationError("--days must be 1 or more.") }
    }

    func run() async throws {
        let logger = Logger.muster(.notice)
        let folder = dataDir ?? DataFolder.home(ProcessInfo.processInfo.environment) + "/muster-demo"
        let lock = try StationLock(folder: folder)
        if !continues { try DemoData.empty(folder) }
        let store = try SQLiteJournal(folder: folder, mode: .create)
        var office = SimulatedOffice(
            seed: seed,
            firstDay: try DemoData.firstDay(store),
            timeZone: DemoData.timeZone
        )
        let start = try DemoData.lastInstant(store) ?? office.start
        // What happened before the demo goes on was heard by the one before.
        var heard = ReportBatch()
        office.advance(to: start, into: &heard)
        let isNew = try store.state().site == nil
        let hasHistory = isNew && !noHistory
        let begin = hasHistory ? DemoHistory.start(before: start) : start
        try DemoData.fill(store, office: office, at: begin)
        let access = AccessControl(store: store)
        let password = try await DemoData.administrator(access, at: begin)
        try await DemoData.staff(access, store, password: password, at: begin)
        if hasHistory { try await DemoData.writeHistory(store, access, start: start, seed: seed) }

        var policy = AttendancePolicy()
        policy.awayAfter = .seconds(180)
        let station = try await LiveStation(
            store: store,
            receivers: office.places,
            policy: policy,
            now: start,
            speed: speed,
            hasTransmitter: false,
            version: Muster.version,
            logger: logger
        )
        let opens = open
        let runner = StationRunner(
            station: station,
            driver: SimulatedDays(
                station: station,
                office: office,
                start: start,
                speed: speed,
                end: days.map { start.adding(microseconds: Int64($0) * 86_400_000_000) }
            ),
            peerServices: try PeerStation.services(folder, store: store, port: nil, finder: nil, logger: logger),
            store: store,
            access: access,
            web: WebConfiguration(port: port, version: Muster.version, isOpenBoard: true),
            logger: logger,
            onRunning: { port in
                let address = "http://127.0.0.1:\(port)/"
                Notice.print("The board is at \(address) - watch it move. Ctrl-C ends the demo.")
                Notice.print("Time runs \(Int(speed)) times as fast as real time; the demo's data is in \(folder).")
                Notice.print("To try everything, sign in as \(DemoData.administratorName) with \(password).")
                Notice.print("To see what staff see, sign in as \(DemoData.staffName) with the same password.")
                if opens { Browser.open(address) }
            },
            printsEntries: printEntries
        )
        try await runner.run()
        withExtendedLifetime(lock) {}
    }
}
