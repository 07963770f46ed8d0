import Attendance
import Station

extension RetentionTexts {
    static let english = RetentionTexts(
        retention: "How long things are kept",
        hint: """
            What was kept for long enough loses its content. Its place in the journal stays, so that everybody can still \
            verify it.
            """,
        undecided: """
            Nobody has decided yet: of the journal nothing is deleted. What stands below is proposed; save it to begin.
            """,
        kind: englishKind,
        kindHint: {
            switch $0 {
            case .presence: "What was told of people and items, the answers, and doors that rules opened."
            case .signatures: "The pictures with which punches were signed. The punches stay."
            case .attendance: "Punches, corrections with their reasons, requests and leave, by whole months."
            case .rollCalls: "Who was where, and who marked whom."
            case .messages: "What other stations sent, and what was sent to them."
            case .recordAccess: "Who looked at whose record."
            }
        },
        days: "days",
        forever: "Empty: for ever.",
        proposed: { "Proposed: \($0)." },
        save: "Save",
        saved: "Saved. What is due goes within the hour.",
        going: { forecast, before, oldest in
            let since = oldest.map { ", the oldest of \($0)" } ?? ""
            return "\(englishKind(forecast.kind)): \(forecast.count) from before \(before)\(since)"
        },
        goingTitle: "This will go, and does not come back",
        confirm: "Save and delete",
        clockTitle: "Nothing goes for now: the station’s clock is in doubt",
        doubt: {
            switch $0 {
            case .jumped(let seconds): "The clock was set by \(Int(exactly: seconds.rounded()) ?? 0) s."
            case .gap(let days): "Nothing was recorded for \(days) days."
            case .behind: "The clock shows a time before the last entry."
            }
        },
        clockHint: {
            """
            It shows \($0). If that is right, say so; otherwise set the clock. Unless it is set again, what is due goes \
            from \($1) on.
            """
        },
        confirmClock: "The clock is right",
        past: "What went last",
        nothingPast: "Nothing has gone yet.",
        gone: { "\(englishKind($0)): \($1) from before \($2)" },
        notNumber: { "“\($0)” is no number of days. Leave it empty for ever." },
        reason: { "\($0)" }
    )

    private static func englishKind(_ kind: RetentionKind) -> String {
        switch kind {
        case .presence: "Whereabouts"
        case .signatures: "Signatures"
        case .attendance: "Attendance"
        case .rollCalls: "Roll calls"
        case .messages: "Messages"
        case .recordAccess: "Looks at records"
        }
    }
}
