import Station

extension TransmitTexts {
    static let english = TransmitTexts(
        transmit: "Transmit",
        transmitHint: "Transmit one or more iBeacons from this station, in addition to its answers to check-ins.",
        onAir: "On the air",
        nothingOnAir: "No beacon is on the air.",
        noTransmitter:
            "This station cannot transmit: it was started without a Bluetooth adapter, as in the demo. Beacons that you start are listed here but not on the air.",
        idle: "Off",
        starting: "Starting",
        transmitting: { "Transmitting through \($0)" },
        restartHint:
            "A beacon stays on the air when you close this page, until you stop it here or the station restarts. If there are more than the adapter can send at once, they take turns.",
        stop: "Stop",
        stopLabel: { "Stop \($0)" },
        start: "Start",
        startLabel: { "Start \($0)" },
        newBeacon: "A beacon",
        editPreset: { "Preset “\($0)”" },
        name: "Name",
        nameHint: "Only shown here; it is not transmitted.",
        uuid: "UUID",
        generate: "Generate a UUID",
        major: "Major",
        minor: "Minor",
        power: "Measured power, dBm",
        powerHint: "The signal strength at 1 m that the beacon announces.",
        interval: "Interval, ms",
        intervalHint: "20 to 10240. A Bluetooth 4 adapter sends every 100 to 150 ms, whatever you enter.",
        savePreset: "Save as preset",
        presets: "Presets",
        noPresets: "No presets yet.",
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
        checkInHint: "Broadcasts a number for half a minute and shows the other station’s answer.",
        number: "Number, 0 to 65535",
        site: "UUID of the other site",
        siteHint: "There, `muster site` and the Settings page show it.",
        call: "Check in",
        calling: { "Calling with number \($0)…" },
        comeNearer: "The other station hears the number, but from too far away. Go nearer.",
        again: "Done",
        answer: { answer in
            switch answer {
            case .checkedIn(let time): "Checked in at \(time), on time."
            case .checkedInLate(let time): "Checked in at \(time), late."
            case .alreadyIn(let time): "Already in since \(time)."
            case .backAgain(let time): "Back again at \(time)."
            case .unknownNumber: "Nobody at that site has this number."
            case .comeNearer: "Heard, but from too far away. Go nearer."
            case .cannotRecord:
                "The other station hears the number but cannot record the check-in. Tell the person who runs it."
            }
        },
        silence: { silence in
            switch silence {
            case .heardNothing: "No answer, and nothing else was heard either. Check this station’s receivers."
            case .heardNoStation: "No answer, and no station of that site was heard. Go nearer, and check the UUID."
            case .heardUnproven:
                "Answers to this number were heard, but none is proven with the key. The station may have another key, or somebody is imitating it."
            case .heardOldAnswer(let time):
                """
                The answer is dated \(time), which is not now. Check both stations’ clocks and time zones; if they are right, \
                somebody is replaying an old answer.
                """
            case .heardAnswersToOthers: "No answer, although the station answers other people. Go nearer and try again."
            case .tooFar: "The station hears the number, but from too far away. Go nearer and try again."
            }
        },
        longName: { "Use at most \($0) characters." },
        controlCharacter: "Remove the control character.",
        badUUID: {
            "“\($0)” is not a UUID. Enter 32 hexadecimal digits, such as F7826DA6-4FA2-4E98-8024-BC5B71E0893E."
        },
        badNumber: { "“\($0)” is not valid. Enter a whole number from \($1) to \($2)." },
        isBadge: { "This is the badge of \($0), who would no longer be heard. Choose another beacon." },
        isCheckin: "This is the site’s own UUID, used for check-in by number. Choose another.",
        alreadyOnAir: { "This beacon is already on the air as “\($0)”. Stop it first." },
        tooMany: { "At most \($0) beacons can be on the air. Stop one first." }
    )
}
