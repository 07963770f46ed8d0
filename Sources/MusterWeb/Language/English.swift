import Attendance
import Station

extension Texts {
    package static let english = Texts(
        appName: "Muster: who is on site",
        appDescription: "See who is on site, and punch in and out.",
        places: "Pages",
        board: "Board",
        radioMenu: "Radio",
        stationMenu: "Station",
        skipToPeople: "Skip to people",
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
        nobodyLate: "Nobody is late.",
        nobodyAway: "Nobody is away.",
        nobodyExpected: "Nobody else is expected.",
        nobodyGone: "Nobody has gone home yet.",
        nobodyOff: "Nobody is off today.",
        number: "Number",
        minutesLate: { $0 < 120 ? "\($0) min late" : "\($0 / 60) h \($0 % 60) min late" },
        overdue: "overdue",
        overdueCount: { "\($0) overdue" },
        lastKnown: "last known",
        lastKnownHint: "The receiver that last heard this badge is deaf.",
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
            It hears nothing at all. The people it last heard are shown as last known and stay checked in. Check its \
            power and its connection.
            """,
        radioMeaning: {
            "\($0) The people it last heard are shown as last known and stay checked in."
        },
        notAnsweringTitle: { "Check-in by number does not work: \($0)" },
        otherStationTitle: "Another station answers for this site",
        otherStationMeaning: """
            If you have two stations, give each its own UUID: serve --site-uuid. If you have one, somebody nearby is \
            imitating it: trust the board, not what a phone shows.
            """,
        chainTitle: { station, kind in
            switch kind {
            case .lostOwnEntries: "This station’s journal has lost entries that “\(station)” holds"
            case .notAsCountersigned: "The journal of the station “\(station)” is not the one that was countersigned"
            case .ownNotAsCountersigned: "This station’s journal is not the one that “\(station)” countersigned"
            case .lostEntries, .forked, .badSeal: "The journal of the station “\(station)” has been changed"
            }
        },
        diskFullTitle: "The disk is full",
        diskFullMeaning: """
            Nothing can be recorded. Events are kept in memory until there is room: free some space, and do not \
            switch the station off.
            """,
        damagedTitle: "The journal’s file is damaged",
        damagedMeaning: {
            "The disk may be failing, and more data may be lost. Replace the disk and restore the newest backup: muster restore. Details: \($0)"
        },
        storageTitle: "The journal cannot be written",
        storageMeaning: { "Nothing can be recorded until this is fixed: \($0)" },
        clockJumpedTitle: { "The station’s clock jumped by \($0 < 0 ? "−" : "+")\($0.magnitude) s" },
        clockJumpedMeaning: "Times since then may be wrong. Check the station’s date and time.",
        connectionLost: AgeTexts(
            now: "Connection lost; last update just now",
            seconds: "Connection lost; last update {n} s ago",
            minutes: "Connection lost; last update {n} min ago",
            hours: "Connection lost; last update {n} h ago",
            days: "Connection lost; last update {n} d ago"
        ),
        connectionLostMeaning: "This page may be out of date. It reconnects by itself.",
        notLive: "This page could not be loaded in full and does not update. Reload it.",
        withoutScript: "Scripts are off, so this page does not update live. It reloads every 15 seconds.",
        unknownBeacons: "Unknown beacons",
        unknownBeaconsHint: "To pair one of them as a badge, run the command with the person’s number.",
        strength: { "\($0) dBm" },
        noPeopleTitle: "The roster is empty",
        noPeopleHint: "Add the first person in a terminal. They appear here at once.",
        notFoundTitle: "Page not found",
        notFoundHint: "The address may be mistyped, or the page has moved.",
        failureTitle: "Something went wrong",
        failureHint: "The station could not answer. Try again; if it keeps happening, look in the station’s log.",
        badRequestTitle: "Bad request",
        badRequestHint: "The station cannot understand this request. Check the address, or go back and try again.",
        toBoard: "Go to the board",
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
        pay: .english,
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
