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
        show: "Show punches",
        title: { "Punches of \($0)" },
        month: { "\(englishMonths[($1 + 11) % 12]) \($0)" },
        nothing: "No punches this month.",
        earlier: "Earlier",
        later: "Later",
        backToPerson: "Back to the person",
        badRange: "Enter dates such as 2026-11-21, the first no later than the last, and at most a year apart.",
        direction: {
            switch $0 {
            case .in: "In"
            case .out: "Out"
            case .breakBegin: "Break start"
            case .breakEnd: "Break end"
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
        provisionalHint: "The badge went silent. This punch counts unless the badge is heard again the same day.",
        offline: "made offline",
        offlineHint: { "The station could not be reached. The punch arrived on \($0)." },
        clockDoubtful: "doubtful clock",
        clockDoubtfulHint: "The device’s clock was wrong; the time was corrected.",
        weak: "weak signal",
        weakHint: "The badge was heard only rarely or weakly.",
        recordAccess: { "Who viewed the record of \($0)" },
        recordAccessHint: "Each day on which somebody else viewed it is kept for a year.",
        showRecordAccess: "Who viewed this",
        allData: "Download all my data",
        shiftsCalendar: "Shifts for your calendar",
        noRecordAccess: "Nobody else has viewed it.",
        part: {
            switch $0 {
            case .days: "Days and months"
            case .punches: "Punches and signatures"
            case .timesheet: "Timesheet"
            case .corrections: "Corrections"
            case .plan: "Shifts and leave"
            case .whereabouts: "Whereabouts at a roll call"
            case .export: "Downloaded as a file"
            }
        },
        ofEverybody: ", for everyone at once",
        looked: { $1 == 1 ? $0 : "\($0), \($1) times that day" }
    )

    private static let englishMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
