import Configuration
import Foundation

/// The names of all settings, as the settings file writes them. The flag is the same with hyphens, the environment
/// variable in capitals with `MUSTER_` before it.
enum Setting: String, CaseIterable {
    case dataDir, listen, port, openBoard, adapter, room, siteName, siteUuid, timeZone, language, shift, grace, near,
        sightings
    case awayAfter, logLevel, tlsCertificate, tlsKey, peerPort, peerListen, database, station

    /// The flag: `--data-dir`.
    var flag: String { "--" + words.joined(separator: "-") }

    /// The environment variable: `MUSTER_DATA_DIR`.
    var variable: String { "MUSTER_" + words.joined(separator: "_").uppercased() }

    private var words: [String] {
        var words = [""]
        for character in rawValue {
            if character.isUppercase {
                words.append(character.lowercased())
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words
    }

    var key: AbsoluteConfigKey { AbsoluteConfigKey([rawValue]) }
}
