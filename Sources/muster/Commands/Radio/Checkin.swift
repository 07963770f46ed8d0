import ArgumentParser
import Attendance
import BeaconKit
import Configuration
import Foundation
import Logging
import MusterStorage
import ServiceLifecycle
import Station
import UnixSignals

struct Checkin: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "checkin",
        abstract: "Check in by number over Bluetooth, without a network.",
        discussion: """
            Broadcasts your number near the station until it answers: checked in, already in, back again, or unknown \
            number. A phone app can do the same; docs/check-in-protocol.md describes it byte for byte.

            Exit codes: 0 you are on site now; 67 unknown number; 69 Bluetooth cannot be used here; 74 the station cannot \
            record the check-in; 75 no answer; 77 no permission to use Bluetooth.

            With a key, which `muster people key` makes on the station, only answers that the station has proven are \
            accepted: forged or replayed answers are ignored. Other users of this machine can see --key but not \
            MUSTER_CHECKIN_KEY.

            Examples:
              muster checkin 7 --uuid F7826DA6-4FA2-4E98-8024-BC5B71E0893E
              MUSTER_SITE_UUID=F7826DA6-4FA2-4E98-8024-BC5B71E0893E muster checkin 7 --timeout 60
            """
    )

    @Argument(help: "Your number, 1 to 65535.")
    var number: String

    @Option(
        name: [.customLong("uuid"), .customLong("site-uuid")],
        help: "The site's UUID; on the station, `muster site` shows it. (MUSTER_SITE_UUID)"
    )
    var uuid: String?

    @Option(help: "The Bluetooth adapters: auto, or names or addresses such as hci0. (MUSTER_ADAPTER; default: auto)")
    var adapter: String?

    @Option(help: "The key of your number: accept only answers proven with it. (MUSTER_CHECKIN_KEY)")
    var key: String?

    @Option(help: "Seconds to wait for an answer, 1 to 600.")
    var timeout = 30

    @OptionGroup var data: DataOptions

    func validate() throws {
        guard (1...600).contains(timeout) else { throw ValidationError("--timeout must be from 1 to 600.") }
        _ = try minor()
        _ = try checkinKey()
    }

    func run() async throws {
        let number = try minor()
        let environment = ProcessInfo.processInfo.environment
        var flags: [Setting: ConfigValue] = [:]
        if let uuid { flags[.siteUuid] = ConfigValue(.string(uuid), isSecret: false) }
        if let adapter { flags[.adapter] = ConfigValue(.string(adapter), isSecret: false) }
        let reader = try await data.reader(flags, environment: environment)
        let site = try site(reader, folder: DataFolder.path(reader, environment: environment))

        let clock = SteadyClock(start: .present)
        guard let radios = Radios.make(try reader.adapters() ?? .auto, clock: clock) else {
            throw SettingError("A check-in needs a Bluetooth adapter. Do not use --adapter none.")
        }
        let exchange = CheckinExchange(
            site: site,
            number: number,
            start: clock.start,
            timeout: .seconds(timeout),
            // Who checks in stands at the site.
            offset: TimeZone.current.secondsFromGMT(),
            key: try checkinKey()
        )
        let session = CheckinSession(exchange, clock: clock)
        let service = CheckinService(session: session, radios: radios) {
            Notice.print("The station hears you, but from too far away. Go nearer.")
        }
        Notice.print("Checking in number \(number) …")
        let group = ServiceGroup(
            configuration: .init(
                services: [.init(service: service, successTerminationBehavior: .gracefullyShutdownGroup)],
                gracefulShutdownSignals: [.sigterm, .sigint],
                logger: .muster(.error)
            )
        )
        try await group.run()
        guard let verdict = await session.verdict else {
            Notice.print("muster: Stopped before an answer came.")
            throw ExitCode(130)
        }
        let report = CheckinReport(
            verdict,
            number: number,
            site: site,
            timeout: timeout,
            isProven: exchange.needsProof
        )
        if let answer = report.answer { print(answer) }
        if let advice = report.advice { Notice.print("muster: \(advice)") }
        if report.code != 0 { throw ExitCode(report.code) }
    }

    private func checkinKey() throws -> CheckinKey? {
        guard let text = key ?? ProcessInfo.processInfo.environment["MUSTER_CHECKIN_KEY"] else { return nil }
        guard let read = CheckinKey(text) else {
            throw ValidationError("The key must be the 32 hexadecimal digits that `muster people key` shows.")
        }
        return read
    }

    private func minor() throws -> UInt16 {
        guard let whole = Int(number) else {
            throw ValidationError("“\(number)” is not a number. To check in, use a number from 1 to 65535.")
        }
        guard let minor = UInt16(exactly: whole), minor > 0 else {
            throw ValidationError("\(number) cannot be broadcast. To check in, use a number from 1 to 65535.")
        }
        return minor
    }

    /// The UUID that was given, or that of the station whose data is on this machine.
    private func site(_ reader: SettingsReader, folder: String) throws -> BeaconUUID {
        if let given = try reader.siteUUID() { return given }
        if let own = try? SQLiteJournal(folder: folder, mode: .readOnly).state().site { return own.broadcastUUID }
        throw SettingError(
            """
            The site's UUID is missing. Give it with --uuid, MUSTER_SITE_UUID or siteUuid in the settings file. On the \
            station, `muster site` shows it.
            """
        )
    }
}
