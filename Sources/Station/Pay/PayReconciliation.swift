package import Attendance

/// Why the base codes of a day add up, in whole minutes: `paid + added − outside − twice + unexplained = total`.
package struct PayReconciliation: Hashable, Sendable {
    /// The paid time of the day's sheet.
    package let paid: Int
    /// Credits.
    package let added: Int
    /// Outside of the flexitime.
    package let outside: Int
    /// Paid with the day before.
    package let twice: Int
    /// What nothing explains. It is 0, or the station is wrong: then people are told, and nobody should be paid by it.
    package let unexplained: Int
    /// All base codes.
    package let total: Int

    package init(paid: Int, added: Int, outside: Int, twice: Int, unexplained: Int = 0, total: Int) {
        self.paid = paid
        self.added = added
        self.outside = outside
        self.twice = twice
        self.unexplained = unexplained
        self.total = total
    }

    /// In English, such as `8:30 paid time − 0:30 outside the flexitime = 8:00 in codes`.
    package var text: String {
        var text = "\(HoursText.text(paid)) paid time"
        if added != 0 { text += " + \(HoursText.text(added)) credited" }
        if outside != 0 { text += " − \(HoursText.text(outside)) outside the flexitime" }
        if twice != 0 { text += " − \(HoursText.text(twice)) paid with the day before" }
        if unexplained != 0 { text += " + \(HoursText.text(unexplained)) UNEXPLAINED: do not pay by this, report it" }
        return text + " = \(HoursText.text(total)) in codes"
    }
}

extension PaidDay {
    /// `nil` for a day without pay rules.
    package var proof: PayReconciliation? {
        guard let pay else { return nil }
        return PayReconciliation(
            paid: sheet.rounded.paid,
            added: added,
            outside: outside,
            twice: twice,
            total: Int(pay.minutes.total)
        )
    }
}

extension PayReconciliation {
    /// By lengths in µs, each of which is cut to whole minutes by itself: what the cuts take is given to one that is there.
    ///
    /// - Parameter total: in minutes.
    package init(paid: Int64, added: Int64, outside: Int64, twice: Int64, total: Int) {
        let whole = Totals.minutes(paid)
        var parts = (added: Totals.minutes(added), outside: Totals.minutes(outside), twice: Totals.minutes(twice))
        var missing = total - (whole + parts.added - parts.outside - parts.twice)
        // Four lengths, each cut by less than a minute.
        if abs(missing) < 4 {
            if added > 0 {
                parts.added += missing
            } else if outside > 0 {
                parts.outside -= missing
            } else {
                parts.twice -= missing
            }
            missing = 0
        }
        self.init(
            paid: whole,
            added: parts.added,
            outside: parts.outside,
            twice: parts.twice,
            unexplained: missing,
            total: total
        )
    }
}
