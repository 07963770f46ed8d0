package import Attendance

/// Why the base codes of a day add up, in whole minutes: `paid + added − outside − twice = total`.
package struct PayProof: Hashable, Sendable {
    /// The paid time of the day's sheet.
    package let paid: Int
    /// Credits, and what call-outs are paid at least.
    package let added: Int
    /// Outside of the flexitime.
    package let outside: Int
    /// Paid with the day before.
    package let twice: Int
    /// All base codes.
    package let total: Int

    package init(paid: Int, added: Int, outside: Int, twice: Int, total: Int) {
        self.paid = paid
        self.added = added
        self.outside = outside
        self.twice = twice
        self.total = total
    }

    /// In English, as `8:30 paid time − 0:30 outside the flexitime = 8:00 in codes`.
    package var text: String {
        var text = "\(HoursText.text(paid)) paid time"
        if added != 0 { text += " + \(HoursText.text(added)) credited" }
        if outside != 0 { text += " − \(HoursText.text(outside)) outside the flexitime" }
        if twice != 0 { text += " − \(HoursText.text(twice)) paid with the day before" }
        return text + " = \(HoursText.text(total)) in codes"
    }
}

extension PaidDay {
    /// `nil` for a day without pay rules.
    package var proof: PayProof? {
        guard let pay else { return nil }
        let paid = Totals.minutes(sheet.rounded.paid)
        let total = Int(pay.minutes.total)
        var added = Totals.minutes(added)
        var outside = Totals.minutes(outside)
        var twice = Totals.minutes(twice)
        // The parts of a minute that each is cut by are in the one that is there.
        let missing = total - (paid + added - outside - twice)
        if self.added > 0 {
            added += missing
        } else if self.outside > 0 {
            outside -= missing
        } else {
            twice -= missing
        }
        return PayProof(paid: paid, added: added, outside: outside, twice: twice, total: total)
    }
}
