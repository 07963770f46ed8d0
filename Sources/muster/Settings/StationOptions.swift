import ArgumentParser
import Attendance
import Configuration
import Foundation

/// The flags of commands that run a station. Each is also a setting of the environment and of the settings file.
struct StationOptions: ParsableArguments {
    @OptionGroup var data: DataOptions

    @Option(help: "The address to listen on, 0.0.0.0 for all. (MUSTER_LISTEN; default: 127.0.0.1, this machine only)")
    var listen: String?

    @Flag(help: "Show the board without signing in. (MUSTER_OPEN_BOARD)")
    var openBoard = false

    @Option(help: "The board's port on this machine, 0 for any free one. (MUSTER_PORT; default: 8080)")
    var port: Int?

    @Option(
        help: ArgumentHelp(
            "Use HTTPS with this certificate in PEM format; restart after renewing it. (MUSTER_TLS_CERTIFICATE)",
            valueName: "file"
        )
    )
    var tlsCertificate: String?

    @Option(help: ArgumentHelp("The certificate's private key in PEM format. (MUSTER_TLS_KEY)", valueName: "file"))
    var tlsKey: String?

    @Option(help: "Communicate with other stations on this port, such as 8437. (MUSTER_PEER_PORT; default: off)")
    var peerPort: Int?

    @Option(help: "The address to listen on for other stations. (MUSTER_PEER_LISTEN; default: 0.0.0.0, all)")
    var peerListen: String?

    @Option(
        help:
            "The Bluetooth adapters: auto, none, or names or addresses such as hci0,hci1. (MUSTER_ADAPTER; default: auto)"
    )
    var adapter: String?

    @Option(help: "The room that this machine's adapters are in. (MUSTER_ROOM; default: the site's name)")
    var room: String?

    @Option(help: "The site's name. (MUSTER_SITE_NAME)")
    var siteName: String?

    @Option(help: "The UUID for check-in by number. (MUSTER_SITE_UUID; default: generated once, at random)")
    var siteUuid: String?

    @Option(help: "The site's time zone, such as Europe/Berlin. (MUSTER_TIME_ZONE; default: this machine's)")
    var timeZone: String?

    @Option(
        help:
            "The default language of pages and messages: \(Language.choices). (MUSTER_LANGUAGE; default: en)"
    )
    var language: String?

    @Option(help: "The hours of the default shift. (MUSTER_SHIFT; default: 09:00-17:30)")
    var shift: String?

    @Option(help: "Minutes after the start until an arrival is late. (MUSTER_GRACE; default: 10)")
    var grace: Int?

    @Option(help: "How near a badge must come to count as an arrival, in m. (MUSTER_NEAR; default: 8)")
    var near: Double?

    @Option(help: "How many nearby sightings count as an arrival. (MUSTER_SIGHTINGS; default: 3)")
    var sightings: Int?

    @Option(help: "Seconds of silence until a person is away. (MUSTER_AWAY_AFTER; default: 300)")
    var awayAfter: Int?

    @Option(help: "What is logged: trace, debug, info, notice, warning, error. (MUSTER_LOG_LEVEL; default: notice)")
    var logLevel: String?

    func settings() async throws -> Settings {
        let environment = ProcessInfo.processInfo.environment
        var flags: [Setting: ConfigValue] = [:]
        func give(_ setting: Setting, _ content: ConfigContent?) {
            if let content { flags[setting] = ConfigValue(content, isSecret: false) }
        }
        give(.listen, listen.map { .string($0) })
        give(.openBoard, openBoard ? .bool(true) : nil)
        give(.port, port.map { .int($0) })
        give(.tlsCertificate, tlsCertificate.map { .string($0) })
        give(.tlsKey, tlsKey.map { .string($0) })
        give(.peerPort, peerPort.map { .int($0) })
        give(.peerListen, peerListen.map { .string($0) })
        give(.adapter, adapter.map { .string($0) })
        give(.room, room.map { .string($0) })
        give(.siteName, siteName.map { .string($0) })
        give(.siteUuid, siteUuid.map { .string($0) })
        give(.timeZone, timeZone.map { .string($0) })
        give(.language, language.map { .string($0) })
        give(.shift, shift.map { .string($0) })
        give(.grace, grace.map { .int($0) })
        give(.near, near.map { .double($0) })
        give(.sightings, sightings.map { .int($0) })
        give(.awayAfter, awayAfter.map { .int($0) })
        give(.logLevel, logLevel.map { .string($0) })
        return try Settings(await data.reader(flags, environment: environment), environment: environment)
    }
}
