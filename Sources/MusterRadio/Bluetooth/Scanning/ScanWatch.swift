package import BeaconKit

/// What the controller makes of the commands about its scan, by whoever gave them: it does them, refuses, or does not
/// answer.
///
/// A state machine without a socket: commands and answers go in, with the time in steady time.
package struct ScanWatch: Hashable, Sendable {
    /// What an answer tells.
    package enum Finding: Hashable, Sendable {
        /// The scan is so now.
        case scan(ScanState)
        /// The controller refuses to scan, with this HCI error.
        case refused(UInt8)
    }

    private struct Command: Hashable {
        let code: UInt16
        let scan: ScanState?
    }

    /// How long a controller may take for an answer, in microseconds: the kernel gives it two seconds.
    package static let patience: Int64 = 3_000_000

    /// The latest command that was not answered.
    private var pending: Command?
    /// Since when there has been no answer.
    private var unansweredSince: Instant?
    /// Whether the controller scans, as far as its answers tell.
    private var isOn = false

    package init() {}

    /// Somebody gave a command.
    ///
    /// - Parameter scan: the scan thereafter; `nil` for a command that prepares it.
    package mutating func commanded(_ code: UInt16, _ scan: ScanState?, at now: Instant) {
        pending = Command(code: code, scan: scan)
        unansweredSince = unansweredSince ?? now
    }

    /// The controller answered a command.
    ///
    /// - Parameter status: 0 for success, otherwise its error.
    package mutating func completed(_ code: UInt16, status: UInt8) -> Finding? {
        unansweredSince = nil
        guard let command = pending, command.code == code else { return nil }
        pending = nil
        guard status == 0 else {
            // Only a scan that is to be on can be refused. While it is on, others' parameters are refused and change
            // nothing.
            let isRefusal = command.scan?.isOn ?? !isOn
            return isRefusal ? .refused(status) : nil
        }
        guard let scan = command.scan else { return nil }
        isOn = scan.isOn
        return .scan(scan)
    }

    /// Whether the controller has owed an answer for too long.
    package func isUnanswered(at now: Instant) -> Bool {
        unansweredSince.map { now.microseconds(since: $0) >= Self.patience } ?? false
    }
}
