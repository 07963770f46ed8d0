import Foundation

/// A switch that blocks a radio: rfkill. It is read from sysfs, which everybody may, even a service without devices.
///
/// Source: Linux, Documentation/ABI/stable/sysfs-class-rfkill.
package struct RadioSwitch: Hashable, Sendable {
    /// Whether a radio is blocked, and by what.
    package enum Block: Hashable, Sendable {
        case none, software, hardware
    }

    /// Where the kernel shows its switches.
    package static let folder = "/sys/class/rfkill"

    /// What it switches, as `hci0`, or a name that the machine's maker gave.
    package let name: String
    package let block: Block

    /// The switches of Bluetooth.
    ///
    /// - Parameter folder: where the kernel shows its switches; another folder for tests.
    package static func bluetooth(in folder: String = folder) -> [RadioSwitch] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().compactMap { name in
            func value(_ file: String) -> String? {
                guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)/\(file)") else { return nil }
                return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            }
            guard value("type") == "bluetooth" else { return nil }
            let block: Block = value("hard") == "1" ? .hardware : value("soft") == "1" ? .software : .none
            return RadioSwitch(name: value("name") ?? name, block: block)
        }
    }

    /// Whether an adapter is blocked: by its own switch.
    package static func block(of adapter: String, in folder: String = folder) -> Block {
        bluetooth(in: folder).first { $0.name == adapter }?.block ?? .none
    }
}
