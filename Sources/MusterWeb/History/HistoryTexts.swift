package import Attendance
package import Station

/// What the page of somebody's punches says.
package struct HistoryTexts: Sendable {
    package let punches: String
    package let own: String
    package let show: String
    package let title: @Sendable (_ name: String) -> String
    package let month: @Sendable (_ year: Int, _ month: Int) -> String
    package let nothing: String
    package let earlier: String
    package let later: String
    package let backToPerson: String
    package let badRange: String

    package let direction: @Sendable (Punch.Direction) -> String
    /// From where a punch comes; the name is that of the receiver or of who made it, and may be missing.
    package let source: @Sendable (_ source: Source, _ name: String?) -> String
    package let signature: @Sendable (_ name: String, _ time: String) -> String

    // What is to be known of a punch besides.
    package let provisional: String
    package let provisionalHint: String
    package let offline: String
    package let offlineHint: @Sendable (_ recorded: String) -> String
    package let clockDoubtful: String
    package let clockDoubtfulHint: String
    package let weak: String
    package let weakHint: String

    // Who looked at somebody's record.
    package let recordAccess: @Sendable (_ name: String) -> String
    package let recordAccessHint: String
    package let showRecordAccess: String
    package let allData: String
    package let shiftsCalendar: String
    package let noRecordAccess: String
    package let part: @Sendable (RecordAccess.Part) -> String
    package let ofEverybody: String
    package let looked: @Sendable (_ last: String, _ count: Int) -> String
}

extension HistoryTexts {
    static let english = HistoryTexts(
        punches: "Punches",
        own: "My punches",
        show: "Show the punches",
        title: { "Punches of \($0)" },
        month: { "\(englishMonths[($1 + 11) % 12]) \($0)" },
        nothing: "There is no punch in this month.",
        earlier: "Earlier",
        later: "Later",
        backToPerson: "Back to the person",
        badRange: "Give days as 2026-11-21, the first not after the last, and not more than a year.",
        direction: {
            switch $0 {
            case .in: "In"
            case .out: "Out"
            case .breakBegin: "Break begins"
            case .breakEnd: "Break ends"
            case .undirected: "Seen"
            }
        },
        source: { source, name in
            let words =
                switch source {
                case .beacon: "badge"
                case .kiosk: "kiosk"
                case .supervisor: "by hand"
                case .import: "import"
                case .api: "program"
                case .phone: "phone"
                case .system: "station"
                }
            return name.map { "\(words), \($0)" } ?? words
        },
        signature: { "Signature of \($0), \($1)" },
        provisional: "provisional",
        provisionalHint: "The badge was not heard any more. It counts unless it is heard again on the same day.",
        offline: "made offline",
        offlineHint: { "The station could not be reached. It got the punch on \($0)." },
        clockDoubtful: "doubtful clock",
        clockDoubtfulHint: "The clock of the device was wrong; the time was worked out.",
        weak: "weak signal",
        weakHint: "The badge was heard seldom or weakly.",
        recordAccess: { "Who looked at the record of \($0)" },
        recordAccessHint: "Each day on which somebody else saw it is kept for a year.",
        showRecordAccess: "Who looked at this",
        allData: "All that is kept, as a file",
        shiftsCalendar: "Shifts for a calendar",
        noRecordAccess: "Nobody else looked at it.",
        part: {
            switch $0 {
            case .days: "Days and months"
            case .punches: "Punches and signatures"
            case .timesheet: "Timesheet"
            case .corrections: "Corrections"
            case .plan: "Shifts and leave"
            case .whereabouts: "Whereabouts at a roll call"
            case .export: "A copy as a file"
            }
        },
        ofEverybody: ", of everybody at once",
        looked: { $1 == 1 ? $0 : "\($0), \($1) times that day" }
    )

    private static let englishMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
