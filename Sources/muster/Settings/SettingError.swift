/// A setting that cannot be used. It names the setting, where it was set, and what is allowed.
struct SettingError: Error, Hashable, CustomStringConvertible {
    let description: String

    init(_ setting: Setting, from origin: String, value: String, allowed: String) {
        description = "\(origin): “\(value)” is not valid for \(setting.rawValue). Allowed: \(allowed)."
    }

    init(_ description: String) {
        self.description = description
    }
}
