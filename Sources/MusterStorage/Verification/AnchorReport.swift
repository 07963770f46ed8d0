package import Attendance

/// How a chain fits what others say of it.
package struct AnchorReport: Hashable, Sendable, Encodable {
    /// How many anchors were compared.
    package let compared: Int
    /// How many of them fit.
    package let fitting: Int
    /// The entry up to which all is as it was when the last of them was made; `nil` where none fits.
    package let sequence: Int64?
    /// Who says so, as `South countersigned on 2026-05-03T09:12:00.000Z`.
    package let last: String?

    package init(_ outcome: AnchorCheck.Outcome) {
        compared = outcome.compared
        fitting = outcome.fitting
        sequence = outcome.last?.anchor.sequence
        last = outcome.last?.words
    }
}
