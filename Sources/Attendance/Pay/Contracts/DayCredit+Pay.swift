extension DayCredit {
    /// The credit as payroll sees it, under a code of its own for each reason.
    package var line: PayLine { PayLine(reason.code, length: Int64(minutes) * 60_000_000) }
}

extension DayCredit.Reason {
    /// `HOLIDAY` for those of the calendar, and one for each kind of leave.
    package var code: PayCode {
        switch self {
        case .holiday: .holiday
        case .leave(.holiday): .leave
        case .leave(.sick): .sick
        case .leave(.businessTrip): .businessTrip
        case .leave(.remote): .remote
        }
    }
}
