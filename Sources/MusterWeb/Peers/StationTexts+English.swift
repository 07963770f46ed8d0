import Station

extension StationTexts {
    static let english = StationTexts(
        stations: "Stations",
        stationsHint:
            "Other stations that this one trusts. They can send messages and receive what you share with them.",
        notListening:
            "This station does not communicate with other stations yet, because no network port is open for them. To find and pair other stations, turn this on and restart the station.",
        turnOn: "Turn on communication between stations",
        turnOnFile: "On this machine, add this to /etc/muster.json:",
        turnOnRestart: "Restart the station:",
        turnOnOther:
            "Or start it by hand with muster serve --peer-port 8437, or set MUSTER_PEER_PORT=8437 in the environment.",
        turnOnMeans:
            "Do the same on the other station. Firewalls must allow incoming TCP port 8437. Stations that are not paired can only ask to pair, and people on both sides must confirm that.",
        listening: { "Listening for other stations on port \($0)." },
        stale: "The station does not answer. This page may be out of date.",
        paired: "Trusted stations",
        sharing: "What is shared",
        pairedHint: "Each proves its identity with its key, whatever its address.",
        none: "No trusted stations yet.",
        near: "nearby, by Bluetooth",
        contact: { "Last contact \($0), at \($1)" },
        noContact: "No contact yet",
        silent: {
            "No contact since \($0). Check that it is running and that its address can be reached. If it has a new key, unpair it and pair it again."
        },
        silentNear: "It is nearby by Bluetooth, so it is running: check the network between the two stations.",
        takesMessages: "Its messages are accepted.",
        takesNone: "Its messages are refused.",
        refuse: "Refuse messages",
        refuseLabel: { "Refuse messages from \($0)" },
        take: "Accept messages",
        takeLabel: { "Accept messages from \($0)" },
        unpair: "Unpair",
        unpairLabel: { "Unpair \($0)" },
        unpairHint: "The stations stop exchanging anything. To trust it again, pair it again.",
        unpaired: "The station is no longer trusted.",
        saved: "Saved.",
        pairing: "Pairing",
        pairingHint: "Both stations show the same code. On each side, a person types the code shown by the other.",
        noPairing: "No pairing in progress.",
        allow: "Allow pairing for five minutes",
        notAllowed: "Unknown stations get no answer. To let one pair with this station, allow it first.",
        allowedUntil: { "Other stations can ask to pair until \($0)." },
        tried: { attempts, broken in
            "There were \(attempts) pairing attempts; \(broken) were broken off. If that was not you, somebody is guessing codes: cancel, connect the stations with a cable and pair again."
        },
        calling: "connecting",
        called: "asked to pair",
        comparing: "compare the codes",
        confirmedHere: "waiting for the other side",
        codeHint:
            "The other station must show the same code. If it does not, cancel: somebody is intercepting the connection.",
        codeLabel: { "The code for \($0)" },
        otherCode: "Code that the other station shows",
        otherCodeHint:
            "Six digits. Read them from the other station, or have them read out to you. Do not copy the code from this page.",
        confirm: "The codes are the same",
        confirmed: "Confirmed. The other side must confirm, too.",
        cancel: "Cancel",
        cancelLabel: { "Cancel the pairing with \($0)" },
        pair: "Pair",
        pairLabel: { "Pair with \($0)" },
        address: "Address of the other station",
        addressHint: "A name or an address, with the port if it is not 8437, such as 192.168.1.20:8437.",
        badAddress: "This is not a valid address. Enter one such as 192.168.1.20 or back-door.local:8437.",
        differs:
            "This station shows a different code. If you typed the other station’s code correctly, cancel: somebody is intercepting the connection.",
        noSuchPairing: "No pairing is in progress, or its five minutes are over. Start again.",
        found: "Stations on this network:",
        foundNone: "No other station was found on this network. Enter its address.",
        noFinding:
            "Other stations cannot be found because avahi-daemon is not running. Enter the other station’s address, or install and start avahi-daemon.",
        own: "This station",
        ownHint: "Its key, by which other stations identify it:",
        failure: { failure in
            switch failure {
            case .unreachable: "could not be reached: check the address, and that it was started with --peer-port"
            case .itself: "this is the address of this station: enter the other one’s"
            case .cheated: "the exchange was tampered with: somebody may be intercepting the connection; start again"
            case .ended: "was cancelled or took longer than five minutes: start again"
            case .closed: "does not accept pairing now: allow pairing there first"
            case .busy: "too many pairing attempts: wait a minute"
            }
        }
    )
}
