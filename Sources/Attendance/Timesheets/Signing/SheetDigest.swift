import BeaconKit
import Crypto

extension ContentHash {
    /// Of everything that the record of a person's days says of their hours: plans, leave, stays, breaks, totals, codes and
    /// the account, to the microsecond. What only asks for a look, as exceptions do, is no part of it.
    ///
    /// It depends on no language and on nothing that changes by looking again, so that it says whether the record is still
    /// the one that was signed.
    package init(ofSheet days: [PaidDay]) {
        var fields = CanonicalBytes(tag: "muster sheet 1")
        fields.append(Int64(days.count))
        for day in days {
            fields.append(day.sheet)
            fields.append(day.pay?.sums.base ?? [:])
            fields.append(day.pay?.sums.supplements ?? [:])
            fields.append(day.outside)
            fields.append(day.account)
        }
        var hash = SHA256()
        hash.update(data: fields.bytes)
        self.init(hash)
    }
}

extension CanonicalBytes {
    fileprivate mutating func append(_ sheet: DaySheet) {
        append(Int64(sheet.day.ordinal))
        append(sheet.plan.holiday.map { "\($0.part) \($0.name)" })
        append(Int64(sheet.plan.leaves.count))
        for leave in sheet.plan.leaves { append("\(leave.kind.rawValue) \(leave.part)") }
        append(Int64(sheet.plan.shifts.count))
        for shift in sheet.plan.shifts { append([shift.start, shift.end]) }
        append(Int64(sheet.sessions.count))
        for session in sheet.sessions {
            append([session.start] + (session.end.map { [$0] } ?? []))
            append(Int64(session.breaks.count))
            for rest in session.breaks { append([rest.start, rest.end]) }
        }
        append(sheet.strays.map(\.happened))
        let totals = sheet.rounded
        let lengths = [
            totals.worked, totals.breaks, totals.paidBreaks, totals.away, totals.absent, totals.late, totals.early,
            totals.overtime, totals.expected,
        ]
        for length in lengths { append(length) }
    }

    private mutating func append(_ instants: [Instant]) {
        append(Int64(instants.count))
        for instant in instants { append(instant.microseconds) }
    }

    fileprivate mutating func append(_ sums: [PayCode: Int64]) {
        append(Int64(sums.count))
        for (code, length) in sums.sorted(by: { $0.key < $1.key }) {
            append(code.text)
            append(length)
        }
    }

    fileprivate mutating func append(_ account: AccountDay?) {
        guard let account else { return append(Int64(0)) }
        let figures = [
            account.opening, account.expected, account.worked, account.credited, account.outside,
            account.missedCore, account.compensation, account.booked, account.paidOut, account.lapsed,
            account.forgiven, account.expired, account.closing,
        ]
        append(Int64(figures.count))
        for figure in figures { append(Int64(figure)) }
    }
}
