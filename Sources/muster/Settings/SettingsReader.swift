import Configuration
import Foundation
import SystemPackage

/// Looks settings up in flags, then the environment, then a file.
struct SettingsReader {
    private struct Layer {
        let provider: any ConfigProvider
        /// What to call the setting's origin in a message.
        let origin: @Sendable (Setting) -> String
    }

    private let layers: [Layer]

    /// - Parameters:
    ///   - flags: what the command line gave.
    ///   - file: the settings file that was named; without one `/etc/muster.json` is read if it is there.
    init(flags: [Setting: ConfigValue], environment: [String: String], file: String?) async throws {
        let given = InMemoryProvider(
            name: "flags",
            values: Dictionary(uniqueKeysWithValues: flags.map { ($0.key, $1) })
        )
        let variables = EnvironmentVariablesProvider(environmentVariables: environment).prefixKeys(with: "muster")
        var layers = [
            Layer(provider: given, origin: { $0.flag }),
            Layer(provider: variables, origin: { $0.variable }),
        ]
        if let path = file ?? environment["MUSTER_CONFIG"] ?? Self.usualFile {
            try Self.checkNames(path)
            let provider = try await FileProvider<JSONSnapshot>(filePath: FilePath(path))
            layers.append(Layer(provider: provider, origin: { "\(path), \($0.rawValue)" }))
        }
        self.layers = layers
    }

    static var usualFile: String? {
        let path = "/etc/muster.json"
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// A misspelt name would silently change nothing.
    private static func checkNames(_ path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw SettingError(
                "\(path): the settings file cannot be read. Check that it exists and that you may read it."
            )
        }
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw SettingError("\(path): the settings file must be a JSON object.")
        }
        for name in object.keys.sorted() where Setting(rawValue: name) == nil {
            let known = Setting.allCases.map(\.rawValue).joined(separator: ", ")
            throw SettingError("\(path): unknown setting “\(name)”. Allowed: \(known).")
        }
    }

    func string(_ setting: Setting, allowed: String) throws -> (value: String, origin: String)? {
        try value(setting, type: .string, allowed: allowed) { if case .string(let value) = $0 { value } else { nil } }
    }

    func bool(_ setting: Setting) throws -> Bool? {
        try value(setting, type: .bool, allowed: "true or false") {
            if case .bool(let value) = $0 { value } else { nil }
        }?.value
    }

    func int(_ setting: Setting, in range: ClosedRange<Int>) throws -> Int? {
        let allowed = "a whole number from \(range.lowerBound) to \(range.upperBound)"
        let found = try value(setting, type: .int, allowed: allowed) {
            if case .int(let value) = $0 { value } else { nil }
        }
        guard let found else { return nil }
        guard range.contains(found.value) else {
            throw SettingError(setting, from: found.origin, value: String(found.value), allowed: allowed)
        }
        return found.value
    }

    func double(_ setting: Setting, in range: ClosedRange<Double>, unit: String) throws -> Double? {
        let allowed = "a number from \(range.lowerBound) to \(range.upperBound) \(unit)"
        let found = try value(setting, type: .double, allowed: allowed) {
            switch $0 {
            case .double(let value): value
            case .int(let value): Double(value)
            default: nil
            }
        }
        guard let found else { return nil }
        guard range.contains(found.value) else {
            throw SettingError(setting, from: found.origin, value: String(found.value), allowed: allowed)
        }
        return found.value
    }

    /// The files for HTTPS. One without the other is a mistake, and plain HTTP would not be what was meant.
    func tls() throws -> (certificate: String, key: String)? {
        let certificate = try string(.tlsCertificate, allowed: "a file in PEM format")
        let key = try string(.tlsKey, allowed: "a file in PEM format")
        switch (certificate, key) {
        case (let certificate?, let key?): return (certificate.value, key.value)
        case (let given?, nil): throw SettingError("\(given.origin): HTTPS also needs the key: --tls-key FILE.")
        case (nil, let given?):
            throw SettingError("\(given.origin): HTTPS also needs the certificate: --tls-certificate FILE.")
        case (nil, nil): return nil
        }
    }

    private func value<Value>(
        _ setting: Setting,
        type: ConfigType,
        allowed: String,
        as convert: (ConfigContent) -> Value?
    ) throws -> (value: Value, origin: String)? {
        for layer in layers {
            let found: LookupResult
            do {
                found = try layer.provider.value(forKey: setting.key, type: type)
            } catch {
                let text = try? layer.provider.value(forKey: setting.key, type: .string).value?.content
                var shown = ""
                if case .string(let given)? = text { shown = given }
                throw SettingError(setting, from: layer.origin(setting), value: shown, allowed: allowed)
            }
            if let content = found.value?.content, let value = convert(content) {
                return (value, layer.origin(setting))
            }
        }
        return nil
    }
}
