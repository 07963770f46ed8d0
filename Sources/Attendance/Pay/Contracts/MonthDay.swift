/// A day that comes every year: `03-31`.
package struct MonthDay: Hashable, Sendable, CustomStringConvertible {
    package let month: Int
    package let day: Int

    /// Reads `03-31`; 29 February does not come every year.
    ///
    /// - Throws: ``ContractError/badExpiry(_:)``.
    package init(_ text: String) throws(ContractError) {
        guard let date = LocalDay("2001-" + text) else { throw .badExpiry(String(text.prefix(40))) }
        month = date.month
        day = date.day
    }

    package var description: String { String("\(LocalDay(year: 2001, month: month, day: day))".dropFirst(5)) }
}
