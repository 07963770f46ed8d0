/// How a controller scans, as far as the commands tell that it was given.
package struct ScanState: Hashable, Sendable {
    package let isOn: Bool
    /// Whether it holds back what it reported before.
    package let dropsRepeats: Bool
    /// Whether the controller was reset, and with that forgot what the kernel had set it up to.
    package let isReset: Bool

    package init(isOn: Bool, dropsRepeats: Bool, isReset: Bool = false) {
        self.isOn = isOn
        self.dropsRepeats = dropsRepeats
        self.isReset = isReset
    }

    /// Whether every advertisement is reported.
    package var isComplete: Bool { isOn && !dropsRepeats }

    /// What a command makes of the scan.
    ///
    /// - Parameter command: a command packet without its indicator.
    /// - Returns: `nil` for commands that leave it as it is.
    init?(command: Span<UInt8>) {
        guard command.count >= 3 else { return nil }
        switch command.littleEndianUInt16(at: 0) {
        case ScanCommand.reset:
            self.init(isOn: false, dropsRepeats: false, isReset: true)
        case ScanCommand.enable, ScanCommand.extendedEnable:
            guard command.count >= 5 else { return nil }
            self.init(isOn: command[3] != 0, dropsRepeats: command[4] != 0)
        default:
            return nil
        }
    }
}
