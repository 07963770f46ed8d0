import BeaconKit
import Station

/// The settings that the station and the commands that use a radio have in common.
extension SettingsReader {
    /// The adapters to use; `nil` where nothing is set.
    func adapters() throws -> AdapterChoice? {
        guard let given = try string(.adapter, allowed: AdapterChoice.allowed) else { return nil }
        guard let choice = AdapterChoice(given.value) else {
            throw SettingError(.adapter, from: given.origin, value: given.value, allowed: AdapterChoice.allowed)
        }
        return choice
    }

    /// The UUID under which the site's people check in; `nil` where nothing is set.
    func siteUUID() throws -> BeaconUUID? {
        let allowed = "a UUID such as F7826DA6-4FA2-4E98-8024-BC5B71E0893E; `muster site` shows the station's"
        guard let given = try string(.siteUuid, allowed: allowed), !given.value.isEmpty else { return nil }
        guard let uuid = BeaconUUID(given.value) else {
            throw SettingError(.siteUuid, from: given.origin, value: given.value, allowed: allowed)
        }
        return uuid
    }
}
