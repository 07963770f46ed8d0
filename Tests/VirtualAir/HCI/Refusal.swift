/// Why a controller did not do what a command asked. The raw value is HCI's error code.
///
/// Source: Bluetooth Core Specification 5.4, volume 1, part F.
package enum Refusal: UInt8, Error, Hashable, Sendable {
    case unknownCommand = 0x01
    case memoryCapacityExceeded = 0x07
    case commandDisallowed = 0x0C
    case unsupported = 0x11
    case invalidParameters = 0x12
    case unknownAdvertisingIdentifier = 0x42
}
