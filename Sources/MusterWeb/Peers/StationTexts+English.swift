import Station

extension StationTexts {
    static let english = StationTexts(
        stations: "Stations",
        stationsHint:
            "Other stations that this one trusts: they may send it messages, and each sees what it is allowed to.",
        notListening:
            "This station talks to no others yet: it opens no port to the network that nobody asked for. To find and pair others, turn that on and start it again.",
        turnOn: "Turn on talking to other stations",
        turnOnFile: "On this machine, write this into /etc/muster.json (or add it to what is there):",
        turnOnRestart: "Start the station again:",
        turnOnOther:
            "Started by hand, it is: muster serve --peer-port 8437. In the environment: MUSTER_PEER_PORT=8437.",
        turnOnMeans:
            "The other station needs the same. A firewall must let TCP port 8437 in. Who is not paired with this station gets nothing but the chance to pair, which people on both sides must confirm.",
        listening: { "Other stations are answered on port \($0)." },
        stale: "The station does not answer. What you see may be old.",
        paired: "Trusted stations",
        sharing: "What each receives",
        pairedHint: "Each proves by its key who it is, whatever its address.",
        none: "No other station is trusted yet.",
        near: "near, by Bluetooth",
        contact: { "Last contact \($0), at \($1)" },
        noContact: "No contact yet",
        silent: {
            "Nothing was heard of it since \($0). See whether it runs, and whether the network leads to its address; if it got another key, part with it and pair anew."
        },
        silentNear: "It is near by Bluetooth, so it runs: the two networks do not meet.",
        takesMessages: "Its messages are taken.",
        takesNone: "Its messages are refused.",
        refuse: "Refuse messages",
        refuseLabel: { "Refuse messages of \($0)" },
        take: "Take messages",
        takeLabel: { "Take messages of \($0)" },
        unpair: "Part with it",
        unpairLabel: { "Part with \($0)" },
        unpairHint: "Nothing more is exchanged. To trust it again, pair anew.",
        unpaired: "The station is trusted no more.",
        saved: "Saved.",
        pairing: "Pairing",
        pairingHint: "Both stations show the same code. A person on each side types the code that the other one shows.",
        noPairing: "No pairing is under way.",
        allow: "Allow a pairing for five minutes",
        notAllowed: "A station that is not paired gets no answer here. To be called by one, allow it first.",
        allowedUntil: { "Another station may call this one until \($0)." },
        tried: { attempts, broken in
            "Strangers asked \(attempts) times to be paired and broke off \(broken) times. If that was not you, somebody is guessing codes: cancel, and pair by cable."
        },
        calling: "calling",
        called: "was called",
        comparing: "compare the codes",
        confirmedHere: "waiting for the other side",
        codeHint: "The other station has to show the same. If it does not, cancel: somebody stands between the two.",
        codeLabel: { "The code for \($0)" },
        otherCode: "Code that the other station shows",
        otherCodeHint:
            "Six digits. Look at the other station, or have it read out to you; do not copy the one from here.",
        confirm: "The codes are the same",
        confirmed: "Confirmed. The other side has to confirm, too.",
        cancel: "Cancel",
        cancelLabel: { "Cancel the pairing with \($0)" },
        pair: "Pair",
        pairLabel: { "Pair with \($0)" },
        address: "Address of the other station",
        addressHint: "A name or an address, with the port if it is not 8437, as 192.168.1.20:8437.",
        badAddress: "That is no address of a station. It looks like 192.168.1.20 or back-door.local:8437.",
        differs:
            "This station shows another code. If you typed what the other one shows, somebody stands between the two: cancel.",
        noSuchPairing: "No pairing is under way, or its five minutes are over. Start again.",
        found: "Stations on this network:",
        foundNone: "No other station announces itself on this network. Type its address.",
        noFinding:
            "Stations cannot be found by themselves here, because avahi-daemon does not run. Type the other one’s address, or install and start avahi-daemon.",
        own: "This station",
        ownHint: "Its key, by which others know it:",
        failure: { failure in
            switch failure {
            case .unreachable: "could not be reached: check the address, and that it was started with --peer-port"
            case .itself: "that is this station itself"
            case .cheated: "the other side broke the exchange: somebody may stand between the two"
            case .ended: "was cancelled, or five minutes have passed"
            case .closed: "answers no strangers: there, allow a pairing first"
            case .busy: "takes no more pairings for now: wait a minute"
            }
        }
    )
}
