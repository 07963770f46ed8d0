package import Station

/// What the page about transmitting says.
package struct TransmitTexts: Sendable {
    package let transmit: String
    package let transmitHint: String
    package let onAir: String
    package let nothingOnAir: String
    package let noTransmitter: String
    package let idle: String
    package let starting: String
    package let transmitting: @Sendable (_ adapter: String) -> String
    package let restartHint: String
    package let stop: String
    package let stopLabel: @Sendable (_ name: String) -> String
    package let start: String
    package let startLabel: @Sendable (_ name: String) -> String
    package let newBeacon: String
    package let editPreset: @Sendable (_ name: String) -> String
    package let name: String
    package let nameHint: String
    package let uuid: String
    package let generate: String
    package let major: String
    package let minor: String
    package let power: String
    package let powerHint: String
    package let interval: String
    package let intervalHint: String
    package let savePreset: String
    package let presets: String
    package let noPresets: String
    package let edit: String
    package let editLabel: @Sendable (_ name: String) -> String
    package let remove: String
    package let removeLabel: @Sendable (_ name: String) -> String
    package let started: String
    package let stopped: String
    package let saved: String
    package let removed: String
    package let values: @Sendable (_ power: Int, _ interval: Int) -> String
    // Checking in at another station.
    package let checkIn: String
    package let checkInHint: String
    package let number: String
    package let site: String
    package let siteHint: String
    package let call: String
    package let calling: @Sendable (_ number: Int) -> String
    package let comeNearer: String
    package let again: String
    package let answer: @Sendable (Answer) -> String
    package let silence: @Sendable (CheckinExchange.Silence) -> String
    // Why something was refused.
    package let longName: @Sendable (_ most: Int) -> String
    package let controlCharacter: String
    package let badUUID: @Sendable (_ typed: String) -> String
    package let badNumber: @Sendable (_ typed: String, _ low: Int, _ high: Int) -> String
    package let isBadge: @Sendable (_ holder: String) -> String
    package let isCheckin: String
    package let alreadyOnAir: @Sendable (_ name: String) -> String
    package let tooMany: @Sendable (_ most: Int) -> String
}
