import Attendance
import Station

/// Which part of the inbox is shown, as its address says it. Pages that were opened from the inbox carry it along, so that
/// one comes back to where one was.
struct InboxFilter: Sendable {
    /// The field of forms and addresses that carries it.
    static let field = "inbox"

    /// The days that are shown: if nothing else is asked for, the last 31.
    static func usualRange(to: LocalDay, from: LocalDay? = nil) throws -> DayRange {
        try DayRange(from: from ?? to.adding(-30), to: to, most: TimesheetController.mostDays)
    }

    let from: LocalDay?
    let to: LocalDay?
    let severity: Exception.Severity
    /// `nil` for all.
    let department: String?
    /// What was seen, instead of what is to be looked at.
    let isSeen: Bool

    /// Reads what the inbox's own form sends. What cannot be read is left out.
    init(_ form: Form, isDated: Bool = true) {
        from = isDated ? LocalDay(form.trimmed("from")) : nil
        to = isDated ? LocalDay(form.trimmed("to")) : nil
        severity = Exception.Severity(word: form["severity"]) ?? .notice
        let department = form.trimmed("department")
        self.department = department.isEmpty ? nil : department
        isSeen = form["show"] == "seen"
    }

    /// The inbox from which a page was opened; `nil` for one that was opened otherwise.
    init?(carried text: String?) {
        guard let text, !text.isEmpty else { return nil }
        self.init(Form(body: text.utf8))
    }

    /// What follows the question mark; never empty.
    var query: String {
        var parts = ["severity=\(severity.word)"]
        if let from { parts.append("from=\(from)") }
        if let to { parts.append("to=\(to)") }
        if let department { parts.append("department=\(department.percentEncoded)") }
        if isSeen { parts.append("show=seen") }
        return parts.joined(separator: "&")
    }

    var address: String { "/exceptions?\(query)" }

    /// The address of a page that carries the filter along.
    func carried(to address: String) -> String { "\(address)?\(Self.field)=\(query.percentEncoded)" }
}
