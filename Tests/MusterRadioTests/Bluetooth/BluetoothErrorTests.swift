import Foundation
import MusterRadio
import Station
import Testing

@Suite("What the kernel's errors tell of a radio")
struct BluetoothErrorTests {
    static let conditions: [(BluetoothError.Cause, RadioCondition)] = [
        (.system(EPERM), .notPermitted), (.refused(.permissionDenied), .notPermitted),
        (.system(EAFNOSUPPORT), .unsupported), (.refused(.unknownCommand), .unsupported),
        (.system(ENODEV), .absent), (.refused(.invalidIndex), .absent), (.noAdapter(.taken), .taken),
        (.system(EBUSY), .taken), (.refused(.rfkilled), .blocked(byHardware: false)),
        (.blocked(byHardware: true), .blocked(byHardware: true)), (.refused(.notPowered), .off),
        (.system(EIO), .failed("hear: Input/output error")), (.refused(.busy), .failed("hear: busy")),
        (.noReply, .notAnswering), (.system(ETIMEDOUT), .notAnswering), (.refused(.timeout), .notAnswering),
        // What the kernel makes of a controller that does not answer.
        (.refused(ManagementStatus(rawValue: 0x05)), .notAnswering),
        (.refusedScan(0x0C), .refusing(0x0C)), (.refused(.notSupported), .notLowEnergy),
        (.truncated(expected: 4, actual: 1), .failed("hear: a reply of 1 bytes instead of 4")),
    ]

    @Test("each has its meaning", arguments: conditions)
    func condition(cause: BluetoothError.Cause, expected: RadioCondition) {
        #expect(BluetoothError("hear", cause).condition == expected)
    }

    @Test("a status that nobody knows has its number")
    func unknownStatus() {
        #expect(BluetoothError("hear", .refused(ManagementStatus(rawValue: 99))).description == "hear: status 99")
    }
}
