import ArgumentParser
import Configuration
import Foundation

/// The flags of every command that works on a station's data.
struct DataOptions: ParsableArguments {
    @Option(
        help: """
            The station's data folder. (MUSTER_DATA_DIR; default: the installed station's, /var/lib/muster, if you may read \
            it, otherwise ~/.local/share/muster)
            """
    )
    var dataDir: String?

    @Option(help: "A settings file in JSON. (MUSTER_CONFIG; default: /etc/muster.json if it exists)")
    var config: String?

    /// The data folder by flag, environment and file.
    func folder() async throws -> String {
        let environment = ProcessInfo.processInfo.environment
        return try DataFolder.path(try await reader([:], environment: environment), environment: environment)
    }

    /// The settings file that is in use, if any.
    var settingsFile: String? {
        config ?? ProcessInfo.processInfo.environment["MUSTER_CONFIG"] ?? SettingsReader.usualFile
    }

    func reader(_ flags: [Setting: ConfigValue], environment: [String: String]) async throws -> SettingsReader {
        var flags = flags
        if let dataDir { flags[.dataDir] = ConfigValue(.string(dataDir), isSecret: false) }
        return try await SettingsReader(flags: flags, environment: environment, file: config)
    }
}
