// The rows. Each is played on the real kernel, see docs/radio-causes.md.
extension RadioCause {
    /// All rows, in the order in which the page has them.
    package static let all: [RadioCause] =
        [
            starting, listening, absent, unplugged, notFound, incomplete, off, blocked, blockedByHardware, notPermitted,
            unsupported, notLowEnergy, taken, disturbed, refusing, notAnswering, silent, failed,
        ] + gateways

    static let starting = RadioCause(
        "starting",
        texts: "starting",
        symptom: "An adapter was just found.",
        hearing: .whole,
        hasRemedy: false
    )

    static let listening = RadioCause(
        "listening",
        texts: "listening",
        symptom: "The controller has said that it scans, or has reported something.",
        hearing: .whole,
        exitCode: 0,
        hasRemedy: false
    )

    static let absent = RadioCause(
        "absent",
        texts: "absent",
        symptom: "The kernel lists no adapter."
    )

    static let unplugged = RadioCause(
        "absent",
        texts: "unplugged",
        symptom: "The kernel no longer lists an adapter that it listed before."
    )

    static let notFound = RadioCause(
        "not-found",
        texts: "notFound",
        symptom: "The kernel lists adapters, but none that --adapter names."
    )

    static let incomplete = RadioCause(
        "incomplete",
        texts: "incomplete",
        symptom: "The kernel lists some of the adapters that --adapter names, but not all.",
        hearing: .impaired
    )

    static let off = RadioCause(
        "off",
        texts: "off",
        symptom: "For a second, the kernel has reported that the adapter is not powered."
    )

    static let blocked = RadioCause(
        "blocked",
        texts: "blocked",
        symptom: "rfkill reports a soft block."
    )

    static let blockedByHardware = RadioCause(
        "blocked-by-hardware",
        texts: "blockedByHardware",
        symptom: "rfkill reports a hard block."
    )

    static let notPermitted = RadioCause(
        "not-permitted",
        texts: "notPermitted",
        symptom: "The kernel refuses with EPERM or EACCES, or withholds advertisements.",
        exitCode: 77,
        isFinal: true
    )

    static let unsupported = RadioCause(
        "unsupported",
        texts: "unsupported",
        symptom: "The kernel has no Bluetooth sockets or does not know the command.",
        isFinal: true
    )

    static let notLowEnergy = RadioCause(
        "not-low-energy",
        texts: "notLowEnergy",
        symptom: "The kernel lists the adapter without Low Energy support.",
        isFinal: true
    )

    static let taken = RadioCause(
        "taken",
        texts: "taken",
        symptom: "The adapter is up but the management channel does not show it; or EBUSY."
    )

    static let disturbed = RadioCause(
        "disturbed",
        texts: "disturbed",
        symptom: "For a second, another program's command has left the scan off or repeated reports filtered out.",
        hearing: .impaired
    )

    static let refusing = RadioCause(
        "refusing",
        texts: "refusing",
        symptom: "The controller answers the command to scan with an error."
    )

    static let notAnswering = RadioCause(
        "not-answering",
        texts: "notAnswering",
        symptom: "The controller does not answer a command: ETIMEDOUT, or no answer for 3 seconds."
    )

    static let silent = RadioCause(
        "silent",
        texts: "silent",
        symptom: "It scans but has reported nothing at all for 90 seconds."
    )

    static let failed = RadioCause(
        "failed",
        texts: "failed",
        symptom: "Any other error of the kernel or the controller."
    )
}
