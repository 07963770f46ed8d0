import Attendance
import Station

extension Texts {
    package static let english = Texts(
        appName: "Muster: who is on site",
        appDescription: "Who is on site, and punching in and out.",
        places: "Pages",
        board: "Board",
        radioMenu: "Radio",
        stationMenu: "Station",
        skipToPeople: "Skip to the people",
        languageSwitch: "Language",
        wallView: "Wall view",
        pageView: "Normal view",
        fasterTime: { "Time runs \($0)× faster" },
        onSiteNow: "On site now",
        onSite: "On site",
        late: "Late",
        away: "Away",
        expected: "Expected",
        gone: "Gone",
        offToday: "Off today",
        nobodyOnSite: "Nobody is on site yet.",
        nobodyLate: "Nobody came late.",
        nobodyAway: "Nobody is away.",
        nobodyExpected: "Nobody else is expected.",
        nobodyGone: "Nobody has gone home yet.",
        nobodyOff: "Nobody is off today.",
        number: "Number",
        minutesLate: { $0 < 120 ? "\($0) min late" : "\($0 / 60) h \($0 % 60) min late" },
        overdue: "overdue",
        overdueCount: { "\($0) overdue" },
        lastKnown: "last known",
        lastKnownHint: "The receiver that heard this badge hears nothing now.",
        arrived: { "since \($0)" },
        left: { "left \($0)" },
        onBreak: { "on a break since \($0)" },
        onLeave: "on leave",
        freeToday: "free today",
        neverHeard: "not heard yet",
        heard: AgeTexts(
            now: "heard just now",
            seconds: "heard {n} s ago",
            minutes: "heard {n} min ago",
            hours: "heard {n} h ago",
            days: "heard {n} d ago"
        ),
        receivers: "Receivers",
        noReceivers: "No receiver is connected.",
        hearing: "hearing",
        deaf: "deaf",
        waiting: "waiting",
        reportsPerSecond: { "\($0) reports/s" },
        deafSince: { "since \($0)" },
        nothingHeardYet: "nothing heard yet",
        lostReports: { "\($0) reports lost" },
        nowNamed: { "now \($0)" },
        radio: { $0.words(for: $1) },
        deafTitle: { "Receiver deaf: \($0)" },
        deafMeaning: """
            It hears nothing at all. Whoever it heard last is shown as last known, and nobody is checked out because \
            of it. Check its power and its connection.
            """,
        radioMeaning: {
            "\($0) Whoever it heard last is shown as last known, and nobody is checked out because of it."
        },
        notAnsweringTitle: { "Check-ins by number are not answered: \($0)" },
        otherStationTitle: "Another station answers for this site",
        otherStationMeaning: """
            If there are two stations, give each its own UUID: serve --site-uuid. If there is one, somebody nearby \
            imitates it: believe the board, and not what a phone says.
            """,
        chainTitle: { station, kind in
            switch kind {
            case .lostOwnEntries: "This station’s journal has lost entries that “\(station)” holds"
            case .notAsCountersigned: "The journal of the station “\(station)” is not the one that was countersigned"
            case .ownNotAsCountersigned: "This station’s journal is not the one that “\(station)” countersigned"
            case .lostEntries, .forked, .badSeal: "The journal of the station “\(station)” is not what it was"
            }
        },
        diskFullTitle: "The disk is full",
        diskFullMeaning: """
            Nothing can be recorded. What happens now is kept in memory and recorded once there is room: free some \
            space, and do not switch the station off.
            """,
        damagedTitle: "The journal’s file is damaged",
        damagedMeaning: {
            "Its disk may be failing, and more may be lost. Put in another disk and restore the newest backup: muster restore. Found: \($0)"
        },
        storageTitle: "The journal cannot be written",
        storageMeaning: { "Nothing can be recorded until this is put right: \($0)" },
        clockJumpedTitle: { "The station’s clock jumped by \($0 < 0 ? "−" : "+")\($0.magnitude) s" },
        clockJumpedMeaning: "Times since then are doubtful. Check the date and time of the station.",
        connectionLost: AgeTexts(
            now: "Connection lost; last update just now",
            seconds: "Connection lost; last update {n} s ago",
            minutes: "Connection lost; last update {n} min ago",
            hours: "Connection lost; last update {n} h ago",
            days: "Connection lost; last update {n} d ago"
        ),
        connectionLostMeaning: "What is shown may be out of date. The page connects again by itself.",
        withoutScript: "This page is a snapshot. It loads anew every 15 seconds, as scripts are off.",
        unknownBeacons: "Unknown beacons",
        unknownBeaconsHint: "To make one of them somebody’s badge, run the command with that person’s number.",
        strength: { "\($0) dBm" },
        noPeopleTitle: "Nobody is on the roster yet",
        noPeopleHint: "Add the first person in a terminal. This page shows them at once.",
        notFoundTitle: "There is no such page",
        notFoundHint: "The address may be mistyped, or the page has moved.",
        failureTitle: "Something went wrong",
        failureHint: "The station could not answer. Its log says why. Please try again.",
        badRequestTitle: "This cannot be answered",
        badRequestHint: "The station does not understand the request.",
        toBoard: "To the board",
        access: .english,
        people: .english,
        kiosk: .english,
        history: .english,
        find: .english,
        signals: .english,
        transmit: .english,
        items: .english,
        links: .english,
        stations: .english,
        messages: .english,
        sharing: .english,
        settings: .english,
        retention: .english,
        attendance: .english,
        days: .english,
        sheets: .english,
        imports: .english,
        rollCall: .english,
        plan: .english,
        anchors: .english,
        listSeparator: ", ",
        time: { hour, minute in (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)" },
        padsHours: true,
        day: { day, weekday in "\(englishWeekdays[weekday % 7]) \(day.day) \(englishMonths[(day.month + 11) % 12])" }
    )

    private static let englishWeekdays = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]

    private static let englishMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
