import Attendance
import Foundation
import Logging
import Station

/// What the station is told by flags, environment and file, in that order.
struct Settings {
    var dataFolder: String
    /// The address to listen on.
    var listen: String
    var port: Int
    /// Whether everybody who can reach the station may see the board.
    var openBoard: Bool
    /// The files of the certificate and its key, to serve by HTTPS; `nil` for plain HTTP.
    var tls: (certificate: String, key: String)?
    /// Where other stations are answered.
    struct Peers {
        let listen: String
        let port: Int
    }

    /// `nil` where this station talks to no others.
    var peers: Peers?
    var adapters: AdapterChoice
    /// Where this machine's adapters stand; `nil` for a room that is called as the site.
    var room: String?
    var site = SiteSetup()
    var policy = PolicySetup()
    var logLevel: Logger.Level

    init(_ reader: SettingsReader, environment: [String: String]) throws {
        dataFolder = try DataFolder.path(reader, environment: environment)
        listen = try reader.string(.listen, allowed: "an address of this machine")?.value ?? "127.0.0.1"
        port = try reader.int(.port, in: 0...65535) ?? 8080
        openBoard = try reader.bool(.openBoard) ?? false
        tls = try reader.tls()
        let peerAddress = try reader.string(.peerListen, allowed: "an address of this machine")?.value ?? "0.0.0.0"
        peers = try reader.int(.peerPort, in: 1...65535).map { Peers(listen: peerAddress, port: $0) }
        adapters = try reader.adapters() ?? .auto
        if let room = try reader.string(.room, allowed: "any text") {
            guard !room.value.allSatisfy(\.isWhitespace) else {
                throw SettingError(.room, from: room.origin, value: room.value, allowed: "any text")
            }
            self.room = room.value
        }

        site.broadcastUUID = try reader.siteUUID()
        site.name = try reader.string(.siteName, allowed: "any text")?.value
        if let zone = try reader.string(.timeZone, allowed: "an IANA name") {
            guard TimeZone(identifier: zone.value) != nil else {
                throw SettingError(
                    .timeZone,
                    from: zone.origin,
                    value: zone.value,
                    allowed: "an IANA name such as Europe/Berlin"
                )
            }
            site.timeZone = zone.value
        }
        let languages = Language.choices
        if let language = try reader.string(.language, allowed: languages) {
            guard let known = Language(offered: language.value) else {
                throw SettingError(.language, from: language.origin, value: language.value, allowed: languages)
            }
            site.language = known
        }
        site.grace = try reader.int(.grace, in: 0...240)
        if let shift = try reader.string(.shift, allowed: "START-END") {
            guard (try? Shift(shift.value, grace: 0)) != nil else {
                throw SettingError(
                    .shift,
                    from: shift.origin,
                    value: shift.value,
                    allowed: "START-END, such as 09:00-17:30"
                )
            }
            site.hours = shift.value
        }

        policy.nearDistance = try reader.double(.near, in: AttendancePolicy.nearRange, unit: "m")
        policy.sightings = try reader.int(.sightings, in: AttendancePolicy.sightingsRange)
        policy.awayAfter = try reader.int(.awayAfter, in: AttendancePolicy.awayRange)

        logLevel = .notice
        let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
        if let level = try reader.string(.logLevel, allowed: levels) {
            guard let known = Logger.Level(rawValue: level.value) else {
                throw SettingError(.logLevel, from: level.origin, value: level.value, allowed: levels)
            }
            logLevel = known
        }
    }
}
