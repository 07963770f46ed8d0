extension PayRules {
    /// What a day's pay adds to the hours account beside the time that was worked, in minutes.
    ///
    /// Overtime that is paid in money, or held back, is not in the account as well. Overtime in time off counts by its
    /// percentage, of which the time itself is there already; a supplement in time off adds its percentage.
    package func accountChange(of day: DayPay) -> Int {
        let minutes = day.minutes
        var change = 0
        for band in Dictionary(bands.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first }).values {
            let percent = band.compensation == .time ? band.percent - 100 : -100
            change += Int(minutes.base[band.code] ?? 0) * percent
        }
        for supplement in Dictionary(supplements.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first }).values
        where supplement.compensation == .time {
            change += Int(minutes.supplements[supplement.code] ?? 0) * supplement.percent
        }
        return Int(Int64(change).floored(by: 100))
    }
}
