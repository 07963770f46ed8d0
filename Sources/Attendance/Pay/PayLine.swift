/// Paid time that has no place on the clock: leave, a holiday. It has a base code and no
/// supplements, and is not work: no day's band counts it.
package struct PayLine: Hashable, Sendable {
    package let code: PayCode
    /// In µs.
    package let length: Int64

    package init(_ code: PayCode, length: Int64) {
        self.code = code
        self.length = max(0, length)
    }
}
