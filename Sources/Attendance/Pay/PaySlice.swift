/// A part of a day's paid time in which nothing changes: one base code, and the same supplements.
package struct PaySlice: Hashable, Sendable {
    package internal(set) var interval: Interval
    package let code: PayCode
    /// In the order of the rules.
    package let supplements: [PayCode]
}
