import Attendance
package import BeaconKit

/// Writes JSON straight into bytes: a board of a thousand people is written in a fraction of the time that `JSONEncoder`
/// takes, and keys stand in the order of the code and are never left out.
package struct JSONWriter {
    package private(set) var bytes: [UInt8] = []
    /// Whether a value stands before the next one, so that a comma goes between.
    private var follows = false

    package init(capacity: Int = 1024) {
        bytes.reserveCapacity(capacity)
    }

    package mutating func object(_ members: (inout JSONWriter) -> Void) {
        open("{")
        members(&self)
        close("}")
    }

    package mutating func array<Elements: Sequence>(
        _ elements: Elements,
        _ element: (inout JSONWriter, Elements.Element) -> Void
    ) {
        open("[")
        for value in elements { element(&self, value) }
        close("]")
    }

    /// A member's name, which needs no escaping; its value comes next.
    package mutating func key(_ name: StaticString) {
        separate()
        append("\"")
        append(name)
        append("\":")
        follows = false
    }

    /// A member whose name is only known at run time.
    package mutating func key(_ name: String) {
        string(name)
        append(":")
        follows = false
    }

    package mutating func string(_ text: String?) {
        guard let text else { return null() }
        separate()
        append("\"")
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): append("\\\"")
            case UInt8(ascii: "\\"): append("\\\\")
            case 0x0A: append("\\n")
            case 0..<0x20:
                append("\\u00")
                bytes.append(Self.digit(byte >> 4))
                bytes.append(Self.digit(byte & 15))
            default: bytes.append(byte)
            }
        }
        append("\"")
    }

    package mutating func integer(_ number: Int?) {
        guard let number else { return null() }
        separate()
        bytes.append(contentsOf: String(number).utf8)
    }

    /// What is no number in JSON (infinite, not a number) is `null`.
    package mutating func number(_ number: Double) {
        guard number.isFinite else { return null() }
        separate()
        bytes.append(contentsOf: number.description.utf8)
    }

    package mutating func boolean(_ value: Bool) {
        separate()
        append(value ? "true" : "false")
    }

    package mutating func null() {
        separate()
        append("null")
    }

    /// As `2026-11-21T09:00:00.000Z`, cut to milliseconds.
    package mutating func instant(_ instant: Instant?) {
        guard let instant else { return null() }
        separate()
        let time = CivilTime(instant)
        append("\"")
        digits(time.day.year, 4)
        append("-")
        digits(time.day.month, 2)
        append("-")
        digits(time.day.day, 2)
        append("T")
        digits(time.hour, 2)
        append(":")
        digits(time.minute, 2)
        append(":")
        digits(time.second, 2)
        append(".")
        digits(time.millisecond, 3)
        append("Z\"")
    }

    private mutating func open(_ bracket: StaticString) {
        separate()
        append(bracket)
        follows = false
    }

    private mutating func close(_ bracket: StaticString) {
        append(bracket)
        follows = true
    }

    private mutating func separate() {
        if follows { append(",") }
        follows = true
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func digits(_ number: Int, _ width: Int) {
        if !(0..<10_000).contains(number) {
            bytes.append(contentsOf: String(number).utf8)
            return
        }
        var power = 1
        for _ in 1..<width { power *= 10 }
        while power > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(number / power % 10))
            power /= 10
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
