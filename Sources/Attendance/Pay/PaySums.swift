/// Sums by code, in µs or in minutes.
package struct PaySums: Hashable, Sendable {
    /// Together all that is paid.
    package private(set) var base: [PayCode: Int64] = [:]
    /// Each is a part of the base.
    package private(set) var supplements: [PayCode: Int64] = [:]

    package init() {}

    /// All base codes.
    package var total: Int64 { base.values.reduce(0, +) }

    mutating func add(_ code: PayCode, _ length: Int64, supplements codes: [PayCode] = []) {
        guard length > 0 else { return }
        base[code, default: 0] += length
        for code in codes { supplements[code, default: 0] += length }
    }

    package static func += (left: inout PaySums, right: PaySums) {
        left.base.merge(right.base, uniquingKeysWith: +)
        left.supplements.merge(right.supplements, uniquingKeysWith: +)
    }
}
