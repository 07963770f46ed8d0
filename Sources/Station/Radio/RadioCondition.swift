/// How a radio is doing: what a receiver's line, the board's banner and `muster doctor` tell people.
///
/// What each means, its remedy and its exit code are in the table of ``RadioCause``.
package enum RadioCondition: Hashable, Sendable {
    /// It is being set up.
    case starting
    /// It listens. Whether anything is in the air is another matter.
    case listening
    /// There is no adapter: never plugged in, or pulled out.
    case absent
    /// There are adapters, and none of those that were chosen: both as lists for people.
    case notFound(wanted: String, present: String)
    /// Some of the adapters that were chosen are there, and others are not: those as a list for people.
    case incomplete(missing: String)
    /// Another program switched it off.
    case off
    /// Blocked by rfkill: in software, or by a switch on the machine.
    case blocked(byHardware: Bool)
    /// This process may not use it: it lacks CAP_NET_RAW or CAP_NET_ADMIN.
    case notPermitted
    /// The kernel has no Bluetooth, or not what is asked of it.
    case unsupported
    /// The adapter is for BR/EDR only: it can't do Bluetooth Low Energy.
    case notLowEnergy
    /// Another program has it for itself, past the kernel.
    case taken
    /// Another program stops the scan or has repeated advertisements held back; the scan is started anew.
    case disturbed
    /// The controller refuses to scan, with this HCI error.
    case refusing(UInt8)
    /// The controller does not answer what it is commanded.
    case notAnswering
    /// It has not given a single report for so long that it is switched off and on again.
    case silent
    /// The kernel or the controller refused for another reason, which the text gives.
    case failed(String)
    /// Something is wrong with a gateway.
    case gateway(GatewayTrouble)
}
