import Station

extension LinkTexts {
    static let english = LinkTexts(
        links: "Channels",
        linksHint: "Who outside is told what happens: a program by webhook, a phone by ntfy or Gotify, a home by MQTT.",
        none: "Nobody outside is told anything yet.",
        add: "Add a channel",
        open: { "Open \($0)" },
        back: "All channels",
        name: "Name",
        kind: "Kind",
        address: "Address",
        addressHint: "https://… for a webhook or Gotify, with the topic at its end for ntfy; mqtts://… for a broker.",
        secret: "Secret",
        secretHint:
            "A webhook’s whsec_ secret (made if you leave it empty), a token of ntfy or Gotify, or the broker’s password.",
        secretKept: "A secret is kept. It is not shown again; what you type here replaces it.",
        user: "User at the broker",
        userHint: "For MQTT.",
        authority: "Certificate of the other side’s own authority",
        authorityHint:
            "PEM, for https:// or mqtts:// where no public authority vouches for it; then no other is trusted.",
        allowedHost: "Host that may be inside",
        allowedHostHint:
            "Addresses of this machine and link-local ones are refused, unless the host is written here exactly as in the address.",
        language: "Language",
        webhook: "Webhook",
        ntfy: "ntfy",
        gotify: "Gotify",
        mqtt: "MQTT",
        isOn: "On",
        isOffByHand: "Off",
        isGone: "Off: the other side says that it is gone",
        waiting: { $0 == 1 ? "1 event waits" : "\($0) events wait" },
        connected: "Connected with the broker; what is retained there is kept right.",
        notConnected: { "There is no connection with the broker; it is tried again and again. \($0)" },
        settings: "Settings",
        save: "Save",
        saved: "Saved.",
        turnOff: "Turn off",
        turnOn: "Turn on",
        remove: "Remove",
        removeQuestion: { "Remove “\($0)”?" },
        removeHint: "What waits for it is forgotten, and its log.",
        removed: "Removed.",
        test: "Send a test",
        testHint: "Sends one message at once and shows the answer.",
        answer: { reason, status in status.map { "\(reason) (\($0))" } ?? reason },
        secrets: "Signing secrets",
        secretsHint:
            "A new secret signs beside the one before, so that the receiver can change over without losing anything. Then let the old one go.",
        newSecret: "Make a new secret",
        endRotation: "Let the old secret go",
        secretOnce: "This is the secret. It is not shown again.",
        secretCount: { $0 == 1 ? "One secret signs." : "\($0) secrets sign." },
        told: "What it is told",
        toldHint: "Every line adds events. What happens before a line is added is not told.",
        toldNothing: "Nothing, until a line is added.",
        events: "Events",
        allEvents: "All events",
        person: "About the person with the number",
        personHint: "Empty for everybody.",
        everybody: "everybody",
        tell: "Add",
        tellNoMore: "Remove",
        tellNoMoreLabel: { "Remove \($0)" },
        personNeeded: "Name the person: whereabouts are told of each person only after that.",
        noSuchPerson: { "Nobody has the number \($0)." },
        log: "What was delivered",
        logHint: "Kept for 30 days. What cannot be delivered is tried again for three days, ever more rarely.",
        logEmpty: "Nothing was to be delivered yet.",
        entry: { "Entry \($0)" },
        stateWaiting: "Waits",
        stateDelivered: "Delivered",
        stateFailed: "Given up",
        attempts: { $0 == 1 ? "1 attempt" : "\($0) attempts" },
        tried: { "tried \($0)" },
        next: { "next \($0)" },
        replay: "Send again",
        replayLabel: { "Send again: \($0)" },
        replayed: "It is sent again.",
        notThere: "It is not there any more, or still waits.",
        reason: { reason in
            switch reason {
            case .delivered: "Delivered"
            case .gone: "The other side is gone for good"
            case .rejected: "The other side refuses the message"
            case .busy: "The other side has a problem or too much to do"
            case .unauthorized: "The other side does not accept the secret or user"
            case .redirected: "The address leads somewhere else, which is not followed. Enter the new address"
            case .innerAddress: "The host is this machine or a link-local address, and not allowed by name"
            case .badAddress: "The address cannot be used"
            case .unknownHost: "The host is not known"
            case .unreachable: "No connection could be made"
            case .timedOut: "There was no answer in time"
            case .dropped: "The connection ended without an answer"
            case .untrusted: "The certificate is not trusted"
            case .expired: "It was too late for it"
            case .other: "It did not work"
            }
        },
        problem: { problem in
            switch problem {
            case .missing: "This is needed."
            case .tooLong(let most): "At most \(most) characters."
            case .noSuchKind: "Choose a kind."
            case .badAddress(let schemes): "Enter an address such as \(schemes.last ?? "https")://host.example."
            case .userInAddress: "Leave user and password out of the address."
            case .noTopic: "Add the topic, as in https://ntfy.example/topic."
            case .badSecret: "A webhook’s secret is whsec_ and 24 to 64 bytes in Base64."
            case .controlCharacter: "It has a character in it that cannot be shown."
            case .badAuthority: "This is no certificate in PEM."
            case .noSuchLanguage: "Choose a language."
            }
        },
        event: { type in
            switch type {
            case .checkedIn: "Somebody checked in"
            case .checkedOut: "Somebody checked out"
            case .breakBegan: "A break began"
            case .breakEnded: "A break ended"
            case .punched: "A punch without a direction"
            case .itemAdded: "An item was added"
            case .itemChanged: "An item was changed"
            case .itemRemoved: "An item was removed"
            case .itemOutOfRange: "An item went out of range"
            case .itemLeftBehind: "An item was left behind"
            case .itemLeftAlone: "An item went without its owner"
            case .itemReturned: "An item is back"
            case .itemBattery: "A tag’s battery runs low"
            case .alertAnswered: "An alert was answered"
            case .ruleNotice: "A rule’s notice"
            case .ruleShown: "A rule’s greeting"
            case .doorOpened: "A door is opened"
            case .rollCallStarted: "A roll call was started"
            case .rollCallClosed: "A roll call was closed"
            case .receiverDeaf: "A receiver hears nothing"
            case .receiverHeard: "A receiver hears again"
            case .stationStarted: "The station was started"
            case .stationStopped: "The station was stopped"
            case .clockJumped: "The clock was set"
            case .presence: "Where a person is, for Home Assistant (MQTT)"
            case .itemPresence: "Where a person’s items are, or those of nobody, for Home Assistant (MQTT)"
            case .test: "A test"
            }
        }
    )
}
