import Station

extension SharingTexts {
    static let english = SharingTexts(
        sharing: "Sharing",
        sharingHint:
            "What each paired station receives of this one, and what this one takes over of it: nothing until somebody says so on both sides. What was received is kept. Corrections and erasures of another station wait for a person here.",
        ownKey: "This station’s key",
        none: "Nothing is shared with any station.",
        station: "Key of the station",
        stationHint: "64 hexadecimal digits, as the other station shows them on this page.",
        people: "People, with photos and badges",
        peopleHint: "all, none, or a list as department:Sales,number:7",
        punches: "Punches of",
        punchesHint: "all, none, or a list as department:Sales,number:7",
        items: "Items, with names, photos and when one goes astray",
        share: "Share with a station",
        save: "Save",
        saveLabel: { "Save what station \($0) receives" },
        saveTakingLabel: { "Save what is taken over of station \($0)" },
        gives: "It receives",
        takes: "This station takes over",
        saved: "Saved.",
        received: { $0 == 1 ? "1 entry received" : "\($0) entries received" },
        trouble: { kind, sequence in
            switch kind {
            case .lostEntries:
                "It has lost its entries from \(sequence) on: an old backup was restored there. Nothing is taken from it until its newest backup is restored. What was received before stays and counts. If there is no newer backup, it has to begin anew: there, start with an empty data folder, which gives it another key, set it up, and pair it again; here, end the pairing with the old one."
            case .forked:
                "It has another entry \(sequence) than before: an old backup was restored there, or two stations continued one journal. Nothing is taken from it until its newest backup is restored, and of two stations one is stopped. What was received before stays and counts. If there is no such backup, it has to begin anew there with an empty data folder, which gives it another key, and be paired again."
            case .lostOwnEntries:
                "It holds entries of this station from \(sequence) on that are not here: an old backup was restored. Restore the newest one: what the others hold cannot be put back from there. If there is none, begin anew here: stop the station, start it with an empty data folder, which gives it another key, set it up, and pair it again. The others keep what they have received."
            case .badSeal:
                "What it sends from entry \(sequence) on is not sealed as it should be: its journal was changed. Nothing is taken from it until “muster journal verify” is content there, or its newest backup is restored."
            case .notAsCountersigned:
                "Its journal is not the one that this station countersigned: it differs at entry \(sequence) or before. An old backup was restored there, two stations continued one journal, or somebody wrote it anew. “muster journal anchors --given” prints the proof here. Restore its newest backup there, or end the pairing and pair again."
            case .ownNotAsCountersigned:
                "This station’s journal is not the one that it countersigned: it differs at entry \(sequence) or before. An old backup was restored here, two stations continued one journal, or somebody wrote it anew. “muster journal verify” says from which entry on. Restore the newest backup, or end the pairing and pair again."
            }
        },
        noSuchStation: "This is no key of another station.",
        badSelection: "Write all, none, or a list as department:Sales,number:7.",
        noSuchPerson: { "Nobody has the number \($0)." },
        conflicts: "Conflicts",
        conflictsHint:
            "What stations recorded without knowing of each other. Nothing is lost: each station goes on with what it knew first until somebody decides.",
        noConflicts: "Nothing is to be decided.",
        title: { kind, subject in
            switch kind {
            case .edits: "Somebody was changed in two ways"
            case .number: "Several people have the number \(subject)"
            case .badge: "The badge \(subject) is of several people"
            case .removal: "Somebody was removed there and changed here"
            case .erasure: "Somebody was erased there and is kept here"
            }
        },
        shownNow: "Shown now",
        by: { actor, station, time in "\(actor), station \(station), \(time)" },
        removedThere: "Removed",
        erased: "Erased",
        withPhoto: "with a photo",
        takeThis: "This holds",
        keepPerson: "Keep",
        removePerson: "Remove",
        erasePerson: "Erase for good",
        erasedThere: "Erased there",
        giveBadge: "The badge is theirs",
        otherNumber: "Another number",
        giveNumber: "Give this number",
        choice: { action, side in "\(action): side \(side)" },
        decided: "Decided.",
        gone: "That was decided meanwhile.",
        numberMissing: "Write the number that the person gets: 1 to 999999999.",
        numberTaken: { "The number belongs to \($0). Choose another." }
    )
}
