// The rows of gateways. Each is played by a test with a peer of its kind.
extension RadioCause {
    static let gateways: [RadioCause] = [
        gatewayUnreachable, gatewayNotCalling, brokerUnreachable, brokerRefuses, gatewayOccupied, gatewayWrongKey,
        gatewayKeyNeeded, gatewayNoProxy, gatewayOffline, gatewayNotScanning, gatewayDeaf, gatewayDuplicate,
        gatewayFlapping, gatewayFlooding, gatewayLate, gatewayFiltered, gatewayImplausible,
    ]

    static let gatewayUnreachable = RadioCause(
        "gateway-unreachable",
        texts: "gatewayUnreachable",
        symptom: "A gateway has not been connected for 15 seconds."
    )

    static let gatewayNotCalling = RadioCause(
        "gateway-not-calling",
        texts: "gatewayNotCalling",
        symptom: "A machine with muster gateway has sent nothing for 25 seconds."
    )

    static let brokerUnreachable = RadioCause(
        "broker-unreachable",
        texts: "brokerUnreachable",
        symptom: "The broker of a gateway has not been connected for 15 seconds."
    )

    static let brokerRefuses = RadioCause(
        "broker-refuses",
        texts: "brokerRefuses",
        symptom: "The broker refuses the connection."
    )

    static let gatewayOccupied = RadioCause(
        "gateway-occupied",
        texts: "gatewayOccupied",
        symptom: "An ESPHome proxy does not say how its scanner is within 10 seconds."
    )

    static let gatewayWrongKey = RadioCause(
        "gateway-wrong-key",
        texts: "gatewayWrongKey",
        symptom: "An ESPHome device refuses the handshake, or speaks without encryption."
    )

    static let gatewayKeyNeeded = RadioCause(
        "gateway-key-needed",
        texts: "gatewayKeyNeeded",
        symptom: "An ESPHome device asks for encryption, and no key was given."
    )

    static let gatewayNoProxy = RadioCause(
        "gateway-no-proxy",
        texts: "gatewayNoProxy",
        symptom: "An ESPHome device does not offer raw advertisements."
    )

    static let gatewayOffline = RadioCause(
        "gateway-offline",
        texts: "gatewayOffline",
        symptom: "The broker has said for 5 seconds that a gateway is gone."
    )

    static let gatewayNotScanning = RadioCause(
        "gateway-not-scanning",
        texts: "gatewayNotScanning",
        symptom: "A gateway has said for 15 seconds that its radio does not scan."
    )

    static let gatewayDeaf = RadioCause(
        "gateway-deaf",
        texts: "gatewayDeaf",
        symptom: "A gateway’s own count of what it heard has stood still for a minute."
    )

    static let gatewayDuplicate = RadioCause(
        "gateway-duplicate",
        texts: "gatewayDuplicate",
        symptom: "Two addresses take turns under the name of one gateway.",
        hearing: .impaired
    )

    static let gatewayFlapping = RadioCause(
        "gateway-flapping",
        texts: "gatewayFlapping",
        symptom: "A gateway was lost four times in ten minutes.",
        hearing: .impaired
    )

    static let gatewayFlooding = RadioCause(
        "gateway-flooding",
        texts: "gatewayFlooding",
        symptom: "A gateway reported 1,000 advertisements more in ten seconds than are taken.",
        hearing: .impaired
    )

    static let gatewayLate = RadioCause(
        "gateway-late",
        texts: "gatewayLate",
        symptom: "By its clock, a gateway’s reports have come 10 seconds late for half a minute.",
        hearing: .impaired
    )

    static let gatewayFiltered = RadioCause(
        "gateway-filtered",
        texts: "gatewayFiltered",
        symptom: "Of 50 advertisements all were from the gateway’s own maker.",
        hearing: .impaired
    )

    static let gatewayImplausible = RadioCause(
        "gateway-implausible",
        texts: "gatewayImplausible",
        symptom: "A gateway reports levels that no radio reads, or badges that are beside another receiver.",
        hearing: .impaired
    )
}
