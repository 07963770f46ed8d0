import Station

extension SharingTexts {
    static let english = SharingTexts(
        sharing: "Sharing",
        sharingHint:
            "What each paired station receives from this one, and what this one accepts from it. Nothing is shared until both sides allow it. Received entries are kept. Corrections and erasures from another station wait for a decision here.",
        ownKey: "This station’s key",
        none: "Nothing is shared with other stations.",
        station: "Station key",
        stationHint: "64 hexadecimal digits. The other station shows them on this page.",
        people: "People, with photos and badges",
        peopleHint: "all, none, or a list such as department:Sales,number:7",
        punches: "Punches",
        punchesHint: "all, none, or a list such as department:Sales,number:7",
        items: "Items, with names, photos and alerts",
        share: "Share with a station",
        save: "Save",
        saveLabel: { "Save what station \($0) receives" },
        saveTakingLabel: { "Save what is accepted from station \($0)" },
        gives: "It receives",
        takes: "This station accepts",
        saved: "Saved.",
        received: { $0 == 1 ? "1 entry received" : "\($0) entries received" },
        trouble: { kind, sequence in
            switch kind {
            case .lostEntries:
                "It has lost its entries from \(sequence) on: an old backup was restored there. Nothing more is accepted from it until its newest backup is restored. What was received before stays valid. If there is no newer backup, it must start over: there, start the station with an empty data folder, which gives it a new key, set it up, and pair it again; here, unpair the old one."
            case .forked:
                "Its entry \(sequence) has changed: an old backup was restored there, or two stations continued one journal. Nothing more is accepted from it until its newest backup is restored; if there are two stations, stop one. What was received before stays valid. If there is no such backup, it must start over with an empty data folder, which gives it a new key, and be paired again."
            case .lostOwnEntries:
                "It has entries of this station from \(sequence) on that are missing here: an old backup was restored. Restore the newest backup; entries cannot be copied back from other stations. If there is no newer backup, start over: stop the station, start it with an empty data folder, which gives it a new key, set it up, and pair it again. The others keep what they have received."
            case .badSeal:
                "Its entries from \(sequence) on have a wrong seal: its journal was changed. Nothing more is accepted from it until “muster journal verify” passes there or its newest backup is restored."
            case .notAsCountersigned:
                "Its journal is not the one that this station countersigned: it differs at entry \(sequence) or before. An old backup was restored there, two stations continued one journal, or somebody rewrote it. “muster journal anchors --given” prints the proof here. Restore its newest backup there, or unpair it and pair again."
            case .ownNotAsCountersigned:
                "This station’s journal is not the one that it countersigned: it differs at entry \(sequence) or before. An old backup was restored here, two stations continued one journal, or somebody rewrote it. “muster journal verify” says from which entry on. Restore the newest backup, or unpair and pair again."
            }
        },
        noSuchStation:
            "This is not the key of another station. Enter the 64 hexadecimal digits that the other station shows.",
        badSelection: "Enter all, none, or a list such as department:Sales,number:7.",
        noSuchPerson: { "Nobody has the number \($0). Check the number." },
        conflicts: "Conflicts",
        conflictsHint:
            "Changes that stations made independently of each other. Nothing is lost: each station keeps its own version until somebody decides.",
        noConflicts: "No conflicts.",
        title: { kind, subject in
            switch kind {
            case .edits: "A person was changed in two ways"
            case .number: "Several people have the number \(subject)"
            case .badge: "Several people have the badge \(subject)"
            case .removal: "A person was removed there and changed here"
            case .erasure: "A person was erased there and is kept here"
            }
        },
        shownNow: "Shown now",
        by: { actor, station, time in "\(actor), station \(station), \(time)" },
        removedThere: "Removed",
        erased: "Erased",
        withPhoto: "with a photo",
        takeThis: "Use this version",
        keepPerson: "Keep",
        removePerson: "Remove",
        erasePerson: "Erase for good",
        erasedThere: "Erased there",
        giveBadge: "Give them the badge",
        otherNumber: "New number",
        giveNumber: "Give this number",
        choice: { action, side in "\(action): side \(side)" },
        decided: "Decided.",
        gone: "Somebody else has already decided this. Reload the page.",
        numberMissing: "Enter the person’s new number: 1 to 999999999.",
        numberTaken: { "The number belongs to \($0). Choose another." }
    )
}
