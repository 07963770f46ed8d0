import Foundation

/// Where the station keeps its journal.
enum DataFolder {
    /// The folder of the station that the Debian package installs; its user's alone, and root's.
    private static let installed = "/var/lib/muster"

    /// - Throws: ``SettingError`` if this user has no data, and may not look into those of the installed station.
    static func path(_ reader: SettingsReader, environment: [String: String]) throws -> String {
        if let given = try reader.string(.dataDir, allowed: "a folder")?.value, !given.isEmpty { return given }
        // systemd's StateDirectory=.
        if let state = environment["STATE_DIRECTORY"], !state.isEmpty { return state }
        let own = home(environment) + "/muster"
        let files = FileManager.default
        if files.isReadableFile(atPath: installed + "/journal.sqlite") { return installed }
        guard files.fileExists(atPath: installed), !files.fileExists(atPath: own),
            !files.isReadableFile(atPath: installed)
        else { return own }
        throw SettingError(
            """
            Only the installed station’s user may read its data in \(installed). Run this again with sudo. To use your \
            own data, name the folder with --data-dir.
            """
        )
    }

    /// Where programs of this user keep data, after the XDG base directory specification.
    static func home(_ environment: [String: String]) -> String {
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data }
        return FileManager.default.homeDirectoryForCurrentUser.path + "/.local/share"
    }
}
