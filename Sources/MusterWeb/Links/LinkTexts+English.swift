import Station

extension LinkTexts {
    static let english = LinkTexts(
        links: "Channels",
        linksHint:
            "Where the station sends its events: to a program by webhook, to a phone by ntfy or Gotify, to home automation by MQTT.",
        none: "No channels yet.",
        add: "Add a channel",
        open: { "Open \($0)" },
        back: "All channels",
        name: "Name",
        kind: "Kind",
        address: "Address",
        addressHint: "https://… for a webhook or Gotify; https://…/topic for ntfy; mqtts://… for a broker.",
        secret: "Secret",
        secretHint:
            "The webhook’s whsec_ secret (generated if you leave it empty), the ntfy or Gotify token, or the broker’s password.",
        secretKept: "A secret is stored but not shown. What you type here replaces it.",
        user: "Broker user",
        userHint: "Only for MQTT.",
        authority: "CA certificate",
        authorityHint:
            "PEM. For https:// or mqtts:// servers with a private certificate authority; only this authority is then trusted.",
        allowedHost: "Allowed local host",
        allowedHostHint:
            "Addresses of this machine and link-local addresses are refused unless you enter the host here, exactly as in the address.",
        language: "Language",
        webhook: "Webhook",
        ntfy: "ntfy",
        gotify: "Gotify",
        mqtt: "MQTT",
        isOn: "On",
        isOffByHand: "Off",
        isGone: "Off: the server said it is gone",
        waiting: { $0 == 1 ? "1 event waiting" : "\($0) events waiting" },
        connected: "Connected to the broker; its retained messages are up to date.",
        notConnected: { "Not connected to the broker; retrying. \($0)" },
        settings: "Settings",
        save: "Save",
        saved: "Saved.",
        turnOff: "Turn off",
        turnOn: "Turn on",
        remove: "Remove",
        removeQuestion: { "Remove “\($0)”?" },
        removeHint: "Its waiting events and its log are deleted.",
        removed: "Removed.",
        test: "Send a test",
        testHint: "Sends one message now and shows the result.",
        answer: { reason, status in status.map { "\(reason) (\($0))" } ?? reason },
        secrets: "Signing secrets",
        secretsHint:
            "A new secret signs alongside the old one, so that the server can switch without losing anything. Then retire the old one.",
        newSecret: "Create a new secret",
        endRotation: "Retire the old secret",
        secretOnce: "Copy the secret now. It is not shown again.",
        secretCount: { $0 == 1 ? "1 secret is in use." : "\($0) secrets are in use." },
        told: "Subscriptions",
        toldHint: "Each subscription adds events, from the moment you add it.",
        toldNothing: "None: no event is sent.",
        events: "Events",
        allEvents: "All events",
        person: "Person’s number",
        personHint: "Leave empty for everyone.",
        everybody: "everyone",
        tell: "Add",
        tellNoMore: "Remove",
        tellNoMoreLabel: { "Remove \($0)" },
        personNeeded: "Enter the person’s number: whereabouts are only sent for people you name.",
        noSuchPerson: { "Nobody has the number \($0). Check the number." },
        log: "Deliveries",
        logHint: "Kept for 30 days. Failed deliveries are retried for three days, at growing intervals.",
        logEmpty: "No deliveries yet.",
        entry: { "Entry \($0)" },
        stateWaiting: "Waiting",
        stateDelivered: "Delivered",
        stateFailed: "Failed",
        attempts: { $0 == 1 ? "1 attempt" : "\($0) attempts" },
        tried: { "tried \($0)" },
        next: { "next \($0)" },
        replay: "Send again",
        replayLabel: { "Send again: \($0)" },
        replayed: "Sending again.",
        notThere: "This delivery no longer exists or is still waiting. Reload the page.",
        reason: { reason in
            switch reason {
            case .delivered: "Delivered"
            case .gone: "The server said it is gone for good"
            case .rejected: "The server refused the message"
            case .busy: "The server has a problem or is overloaded"
            case .unauthorized: "The server did not accept the secret or user"
            case .redirected: "The address redirects elsewhere, and redirects are not followed. Enter the new address"
            case .innerAddress: "The host is this machine or a link-local address. Enter it as the allowed local host"
            case .badAddress: "The address is not valid"
            case .unknownHost: "The host was not found"
            case .unreachable: "No connection could be made"
            case .timedOut: "The server did not answer in time"
            case .dropped: "The connection closed without an answer"
            case .untrusted: "The certificate is not trusted"
            case .expired: "It expired before it could be sent"
            case .other: "It did not work"
            }
        },
        problem: { problem in
            switch problem {
            case .missing: "This is required."
            case .tooLong(let most): "Use at most \(most) characters."
            case .noSuchKind: "Choose a kind."
            case .badAddress(let schemes): "Enter an address such as \(schemes.last ?? "https")://host.example."
            case .userInAddress: "Remove the user and password from the address."
            case .noTopic: "Add the topic, as in https://ntfy.example/topic."
            case .badSecret: "A webhook’s secret must be whsec_ followed by 24 to 64 bytes in Base64."
            case .controlCharacter: "Remove the control character."
            case .badAuthority: "This is not a certificate in PEM format."
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
            case .itemLeftAlone: "An item left without its owner"
            case .itemReturned: "An item is back"
            case .itemBattery: "A tag’s battery is low"
            case .alertAnswered: "An alert was answered"
            case .ruleNotice: "A rule sent a notice"
            case .ruleShown: "A rule showed a greeting"
            case .doorOpened: "A door was opened"
            case .rollCallStarted: "A roll call was started"
            case .rollCallClosed: "A roll call was closed"
            case .receiverDeaf: "A receiver hears nothing"
            case .receiverHeard: "A receiver hears again"
            case .stationStarted: "The station was started"
            case .stationStopped: "The station was stopped"
            case .clockJumped: "The clock jumped"
            case .presence: "Where a person is, for Home Assistant (MQTT)"
            case .itemPresence: "Where items are, for Home Assistant (MQTT)"
            case .test: "A test"
            }
        }
    )
}
