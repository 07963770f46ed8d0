import Foundation

/// Where the station keeps its journal.
enum DataFolder {
    static func path(_ reader: SettingsReader, environment: [String: String]) throws -> String {
        if let given = try reader.string(.dataDir, allowed: "a folder")?.value, !given.isEmpty { return given }
        // systemd's StateDirectory=.
        if let state = environment["STATE_DIRECTORY"], !state.isEmpty { return state }
        return home(environment) + "/muster"
    }

    /// Where programs of this user keep data, after the XDG base directory specification.
    static func home(_ environment: [String: String]) -> String {
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data }
        return FileManager.default.homeDirectoryForCurrentUser.path + "/.local/share"
    }
}
