package import Station

/// What the page about other stations says.
package struct StationTexts: Sendable {
    package let stations: String
    package let stationsHint: String
    package let notListening: String
    // How it begins to talk to others.
    package let turnOn: String
    package let turnOnFile: String
    package let turnOnRestart: String
    package let turnOnOther: String
    package let turnOnMeans: String
    package let listening: @Sendable (_ port: Int) -> String
    package let stale: String
    // Stations that are trusted.
    package let paired: String
    package let sharing: String
    package let pairedHint: String
    package let none: String
    package let near: String
    package let contact: @Sendable (_ time: String, _ address: String) -> String
    package let noContact: String
    package let silent: @Sendable (_ since: String) -> String
    package let silentNear: String
    package let takesMessages: String
    package let takesNone: String
    package let refuse: String
    package let refuseLabel: @Sendable (_ name: String) -> String
    package let take: String
    package let takeLabel: @Sendable (_ name: String) -> String
    package let unpair: String
    package let unpairLabel: @Sendable (_ name: String) -> String
    package let unpairHint: String
    package let unpaired: String
    package let saved: String
    // Pairing.
    package let pairing: String
    package let pairingHint: String
    package let noPairing: String
    /// Answers strangers for five minutes.
    package let allow: String
    package let notAllowed: String
    package let allowedUntil: @Sendable (_ time: String) -> String
    package let tried: @Sendable (_ attempts: Int, _ broken: Int) -> String
    package let calling: String
    package let called: String
    package let comparing: String
    package let confirmedHere: String
    package let codeHint: String
    package let codeLabel: @Sendable (_ name: String) -> String
    package let otherCode: String
    package let otherCodeHint: String
    package let confirm: String
    package let confirmed: String
    package let cancel: String
    package let cancelLabel: @Sendable (_ name: String) -> String
    package let pair: String
    package let pairLabel: @Sendable (_ name: String) -> String
    package let address: String
    package let addressHint: String
    package let badAddress: String
    package let differs: String
    package let noSuchPairing: String
    package let found: String
    package let foundNone: String
    package let noFinding: String
    package let own: String
    package let ownHint: String
    /// Why a pairing came to nothing.
    package let failure: @Sendable (PairingFailure) -> String
}
