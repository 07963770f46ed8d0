import Attendance
import Foundation
import Station

/// What somebody asks to be corrected, as the form has it.
struct CorrectionInput: Sendable {
    var what = "add"
    var direction = ""
    var day = ""
    var time = ""
    var occurrence = ""
    var reason = ""
    /// The form's own name, so that it is taken once however often it is sent.
    var key = ""

    init(what: String?, on day: LocalDay) {
        self.what = what ?? "add"
        self.day = "\(day)"
        key = UUID().uuidString
    }

    init(_ form: Form) {
        what = form["what"]
        direction = form["direction"]
        day = form.trimmed("day")
        time = form.trimmed("time")
        occurrence = form["occurrence"]
        reason = form.trimmed("reason")
        key = form["key"]
    }

    /// What is asked for. The form names a change and its punch in one field, and a time in two.
    ///
    /// - Parameter isRequest: somebody else decides.
    /// - Throws: ``RequestError``.
    func request(for number: PersonNumber, isRequest: Bool) throws -> CorrectionRequest {
        let parts = what.split(separator: "-", maxSplits: 1).map(String.init)
        var fields = [
            ("number", "\(number)"), ("change", parts.first ?? ""), ("direction", direction), ("at", "\(day) \(time)"),
            ("occurrence", occurrence), ("reason", reason), ("request", "\(isRequest)"),
        ]
        switch parts.last.flatMap({ CorrectionTarget(Substring($0)) }) {
        case .entry(let id): fields.append(("punch", id.text))
        case .correction(let id): fields.append(("correction", id.rawValue))
        case nil: break
        }
        let form = RequestFields(form: fields.map { (name: $0.0, value: $0.1) })
        return try RequestDecoder.decode(CorrectionRequest.self, from: form)
    }
}
