/// How a radio is doing: what a receiver's line, the board's banner and `muster doctor` tell people.
package enum RadioCondition: Hashable, Sendable {
    /// It is being set up.
    case starting
    /// It listens. Whether anything is in the air is another matter.
    case listening
    /// There is no adapter: never plugged in, or pulled out.
    case absent
    /// Another program switched it off.
    case off
    /// Blocked by rfkill: in software, or by a switch on the machine.
    case blocked(byHardware: Bool)
    /// This process may not use it: it lacks CAP_NET_RAW or CAP_NET_ADMIN.
    case notPermitted
    /// It can't do Bluetooth Low Energy, or the kernel can't do what is asked of it.
    case unsupported
    /// Another program has it for itself, past the kernel.
    case taken
    /// Another program stops the scan or has repeated advertisements held back; the scan is started anew.
    case disturbed
    /// It has not given a single report for so long that it is switched off and on again.
    case silent
    /// The kernel or the controller refused for another reason, which the text gives.
    case failed(String)
}
