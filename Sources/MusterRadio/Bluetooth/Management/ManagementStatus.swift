/// How a management command ended. The names and numbers are those of BlueZ's doc/mgmt-api.txt, "Error Codes".
package struct ManagementStatus: RawRepresentable, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let success = Self(rawValue: 0x00)
    package static let unknownCommand = Self(rawValue: 0x01)
    package static let failed = Self(rawValue: 0x03)
    package static let authenticationFailed = Self(rawValue: 0x05)
    package static let noResources = Self(rawValue: 0x07)
    package static let timeout = Self(rawValue: 0x08)
    package static let busy = Self(rawValue: 0x0A)
    package static let rejected = Self(rawValue: 0x0B)
    package static let notSupported = Self(rawValue: 0x0C)
    package static let invalidParameters = Self(rawValue: 0x0D)
    package static let notPowered = Self(rawValue: 0x0F)
    package static let invalidIndex = Self(rawValue: 0x11)
    package static let rfkilled = Self(rawValue: 0x12)
    package static let permissionDenied = Self(rawValue: 0x14)
}

extension ManagementStatus: CustomStringConvertible {
    private static let names: [UInt8: String] = [
        0x00: "success", 0x01: "unknown command", 0x02: "not connected", 0x03: "failed", 0x04: "connect failed",
        0x05: "authentication failed", 0x06: "not paired", 0x07: "no resources", 0x08: "timeout",
        0x09: "already connected", 0x0A: "busy", 0x0B: "rejected", 0x0C: "not supported",
        0x0D: "invalid parameters", 0x0E: "disconnected", 0x0F: "not powered", 0x10: "cancelled",
        0x11: "invalid index", 0x12: "blocked by rfkill", 0x13: "already paired", 0x14: "permission denied",
    ]

    package var description: String { Self.names[rawValue] ?? "status \(rawValue)" }
}
