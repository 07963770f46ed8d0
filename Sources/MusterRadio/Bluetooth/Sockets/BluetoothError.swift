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
        /// No adapter can be used, and why.
        case noAdapter(RadioCondition)
        /// The controller refused to scan, with this HCI error.
        case refusedScan(UInt8)
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
        case .blocked(byHardware: false): "\(operation): blocked by software"
        case .blocked(byHardware: true): "\(operation): blocked by a switch"
        case .noAdapter(let condition): "\(operation): \(condition.words().title)"
        case .refusedScan(let status): "\(operation): HCI error \(status)"
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
        case .system(EAFNOSUPPORT), .system(EPROTONOSUPPORT), .refused(.unknownCommand): .unsupported
        case .refused(.notSupported): .notLowEnergy
        case .noAdapter(let condition): condition
        case .refusedScan(let status): .refusing(status)
        // The kernel calls a controller's silence a failed authentication, which nothing here ever asks for:
        // net/bluetooth/mgmt.c, mgmt_errno_status.
        case .noReply, .system(ETIMEDOUT), .refused(.authenticationFailed), .refused(.timeout): .notAnswering
        case .system(ENODEV), .refused(.invalidIndex): .absent
        case .system(EBUSY), .system(EUSERS): .taken
        case .blocked(let byHardware): .blocked(byHardware: byHardware)
        case .system(ERFKILL), .refused(.rfkilled): .blocked(byHardware: false)
        case .system(ENETDOWN), .refused(.notPowered): .off
        default: .failed(description)
        }
    }
}
