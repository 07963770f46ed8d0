/// The code under which paid time is listed and handed to a payroll program: `N`, `OT50`, `NIGHT`.
package struct PayCode: Hashable, Sendable {
    /// 1 to 20 letters without accents, digits, “.”, “_” or “-”.
    package let text: String

    /// - Throws: ``PayRuleError/badCode(_:)``.
    package init(_ text: some StringProtocol) throws(PayRuleError) {
        let allowed = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-".utf8
        guard (1...20).contains(text.utf8.count), text.utf8.allSatisfy(allowed.contains) else {
            throw .badCode(String(text.prefix(40)))
        }
        self.text = String(text)
    }

    private init(known text: String) { self.text = text }

    /// Work within the limits of all bands.
    package static let normal = PayCode(known: "N")
    /// A holiday of the calendar.
    package static let holiday = PayCode(known: "HOLIDAY")
    package static let leave = PayCode(known: "LEAVE")
    package static let sick = PayCode(known: "SICK")
    package static let businessTrip = PayCode(known: "TRIP")
    package static let remote = PayCode(known: "REMOTE")
}

extension PayCode: Comparable, CustomStringConvertible {
    package static func < (left: Self, right: Self) -> Bool { left.text < right.text }

    package var description: String { text }
}
