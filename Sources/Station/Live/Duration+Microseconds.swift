extension Duration {
    /// Whole microseconds, kept within the range of `Int64`.
    var microseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
        if overflow { return seconds < 0 ? .min : .max }
        let (sum, isTooMuch) = product.addingReportingOverflow(attoseconds / 1_000_000_000_000)
        return isTooMuch ? (seconds < 0 ? .min : .max) : sum
    }
}
