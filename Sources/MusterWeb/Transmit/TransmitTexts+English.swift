import Station

extension TransmitTexts {
    static let english = TransmitTexts(
        transmit: "Transmit",
        transmitHint: "Let this station be one or more iBeacons, beside its own answers to check-ins.",
        onAir: "On the air",
        nothingOnAir: "Nothing is transmitted for anybody.",
        noTransmitter:
            "This station has no transmitter: it was started without a Bluetooth adapter, as the demo is. What you start waits here and is not on the air.",
        idle: "Off",
        starting: "Being put on the air",
        transmitting: { "Transmitting through \($0)" },
        restartHint:
            "It goes on when this page is closed, and ends when it is stopped here or the station restarts. More at once than the adapter can take turns.",
        stop: "Stop",
        stopLabel: { "Stop \($0)" },
        start: "Start",
        startLabel: { "Start \($0)" },
        newBeacon: "A beacon",
        editPreset: { "Preset “\($0)”" },
        name: "Name",
        nameHint: "For you only; it is not transmitted.",
        uuid: "UUID",
        generate: "Make a UUID",
        major: "Major",
        minor: "Minor",
        power: "Measured power, dBm",
        powerHint: "What the beacon says its signal is at 1 m.",
        interval: "Interval, ms",
        intervalHint: "20 to 10240. An adapter of Bluetooth 4 sends every 100 to 150 ms, whatever is asked for.",
        savePreset: "Save as preset",
        presets: "Presets",
        noPresets: "None saved yet.",
        edit: "Edit",
        editLabel: { "Edit \($0)" },
        remove: "Delete",
        removeLabel: { "Delete \($0)" },
        started: "Started.",
        stopped: "Stopped.",
        saved: "Saved.",
        removed: "Deleted.",
        values: { "\($0) dBm at 1 m, every \($1) ms" },
        checkIn: "Check me in at another station",
        checkInHint: "Broadcasts a number for half a minute and shows what the other station answers.",
        number: "Number, 0 to 65535",
        site: "UUID of the other site",
        siteHint: "`muster site` shows it there, and so do its settings.",
        call: "Check in",
        calling: { "Calling with number \($0)…" },
        comeNearer: "The other station hears the number, but from too far away: come nearer.",
        again: "End",
        answer: { answer in
            switch answer {
            case .checkedIn(let time): "Checked in at \(time), on time."
            case .checkedInLate(let time): "Checked in at \(time), late."
            case .alreadyIn(let time): "Already in since \(time)."
            case .backAgain(let time): "Back again at \(time)."
            case .unknownNumber: "Nobody at that site has this number."
            case .comeNearer: "Heard, but from too far away: come nearer."
            case .cannotRecord: "The other station hears the number and cannot record it. Tell whoever looks after it."
            }
        },
        silence: { silence in
            switch silence {
            case .heardNothing: "No answer; nothing was heard at all. Check this station’s receivers."
            case .heardNoStation: "No answer; no station of that site was heard. Go nearer, and check the UUID."
            case .heardUnproven: "Answers to this number were heard, but the key proves none of them."
            case .heardOldAnswer(let time):
                """
                An answer says \(time), which is not about now: somebody sends an old one again, or a clock or a time zone \
                is wrong.
                """
            case .heardAnswersToOthers: "No answer, although the station answers others. Go nearer and try again."
            case .tooFar: "The station hears the number, but from too far away. Go nearer and try again."
            }
        },
        longName: { "At most \($0) characters." },
        controlCharacter: "There is a character in it that cannot be shown.",
        badUUID: { "“\($0)” is no UUID: 32 digits from 0 to 9 and A to F, as F7826DA6-4FA2-4E98-8024-BC5B71E0893E." },
        badNumber: { "“\($0)” is no whole number from \($1) to \($2)." },
        isBadge: { "This beacon is the badge of \($0), who would no longer be heard." },
        isCheckin: "The UUID is this site’s own, with which people check in by number. Choose another.",
        alreadyOnAir: { "This beacon is on the air already, as “\($0)”." },
        tooMany: { "At most \($0) at once. Stop one first." }
    )
}
