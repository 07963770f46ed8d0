import Attendance
import Station

extension RetentionTexts {
    static let english = RetentionTexts(
        retention: "Data retention",
        hint: """
            After this time, the content of an entry is deleted. Its place in the journal stays, so that the journal can \
            still be verified.
            """,
        undecided: """
            No retention is set yet, so nothing is deleted from the journal. Below is a proposal; save it to turn it on.
            """,
        kind: englishKind,
        kindHint: {
            switch $0 {
            case .presence: "Alerts about people and items, the answers to them, and doors opened by rules."
            case .signatures: "The drawn signatures. The punches stay."
            case .attendance: "Punches, corrections with their reasons, requests and leave, in whole months."
            case .rollCalls: "Who was where and who marked them."
            case .messages: "Messages to and from other stations."
            case .recordAccess: "Who viewed whose record."
            }
        },
        days: "days",
        forever: "Leave empty to keep for ever.",
        proposed: { "Proposed: \($0)." },
        save: "Save",
        saved: "Saved. Due content is deleted within the hour.",
        going: { forecast, before, oldest in
            let since = oldest.map { ", the oldest of \($0)" } ?? ""
            return "\(englishKind(forecast.kind)): \(forecast.count) from before \(before)\(since)"
        },
        goingTitle: "This will be deleted for good",
        confirm: "Save and delete",
        clockTitle: "Deletion is on hold: the station’s clock may be wrong",
        doubt: {
            switch $0 {
            case .jumped(let seconds): "The clock jumped by \(Int(exactly: seconds.rounded()) ?? 0) s."
            case .gap(let days): "Nothing was recorded for \(days) days."
            case .behind: "The clock shows a time before the last entry."
            }
        },
        clockHint: {
            """
            It shows \($0). If that is right, confirm it; otherwise set the clock. If you do nothing, deletion resumes \
            on \($1).
            """
        },
        confirmClock: "The clock is right",
        past: "Recent deletions",
        nothingPast: "Nothing has been deleted yet.",
        gone: { "\(englishKind($0)): \($1) from before \($2)" },
        notNumber: { "“\($0)” is not a number of days. Enter a whole number, or leave it empty to keep for ever." },
        reason: { "\($0)" }
    )

    private static func englishKind(_ kind: RetentionKind) -> String {
        switch kind {
        case .presence: "Whereabouts"
        case .signatures: "Signatures"
        case .attendance: "Attendance"
        case .rollCalls: "Roll calls"
        case .messages: "Messages"
        case .recordAccess: "Access to records"
        }
    }
}
