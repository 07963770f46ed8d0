import Glibc
package import Station

/// Why the kernel did not do what was asked of its Bluetooth.
package struct BluetoothError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Cause: Hashable, Sendable {
        /// A system call failed with this `errno`.
        case system(Int32)
        /// The management channel refused.
        case refused(ManagementStatus)
        /// A reply is shorter than its format. Lengths are in bytes.
        case truncated(expected: Int, actual: Int)
        /// rfkill blocks the adapter.
        case blocked(byHardware: Bool)
        case noAdapter
        /// No reply came.
        case noReply
    }

    /// What was tried, in a few words.
    package let operation: String
    package let cause: Cause

    package init(_ operation: String, _ cause: Cause) {
        self.operation = operation
        self.cause = cause
    }

    package var description: String {
        switch cause {
        case .system(let code): "\(operation): \(String(cString: strerror(code)))"
        case .refused(let status): "\(operation): \(status)"
        case .truncated(let expected, let actual): "\(operation): a reply of \(actual) bytes instead of \(expected)"
        case .blocked(byHardware: false): "\(operation): blocked in software"
        case .blocked(byHardware: true): "\(operation): blocked by a switch"
        case .noAdapter: "\(operation): there is none"
        case .noReply: "\(operation): no reply"
        }
    }

    /// Whether the controller did not take it in the state in which it is.
    var isRefusedByController: Bool {
        switch cause {
        case .refused(.busy), .refused(.failed), .refused(.rejected): true
        default: false
        }
    }

    /// What this tells about the radio.
    package var condition: RadioCondition {
        switch cause {
        case .system(EPERM), .system(EACCES), .refused(.permissionDenied): .notPermitted
        case .system(EAFNOSUPPORT), .system(EPROTONOSUPPORT), .refused(.notSupported), .refused(.unknownCommand):
            .unsupported
        case .noAdapter, .system(ENODEV), .refused(.invalidIndex): .absent
        case .system(EBUSY), .system(EUSERS): .taken
        case .blocked(let byHardware): .blocked(byHardware: byHardware)
        case .system(ERFKILL), .refused(.rfkilled): .blocked(byHardware: false)
        case .system(ENETDOWN), .refused(.notPowered): .off
        default: .failed(description)
        }
    }
}
