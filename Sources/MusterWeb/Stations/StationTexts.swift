package import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the page about other stations says.
package struct StationTexts: Sendable, Decodable {
    let texts: TextTable

    package let stations, stationsHint, notListening, turnOn, turnOnFile, turnOnRestart, turnOnOther: String
    package let turnOnMeans, stale, paired, sharing, pairedHint, none, near, noContact, silentNear: String
    package let takesMessages, takesNone, refuse, take, unpair, unpairHint, unpaired, saved, pairing: String
    package let pairingHint, noPairing, allow, notAllowed, calling, called, comparing, confirmedHere, codeHint: String
    package let otherCode, otherCodeHint, confirm, confirmed, cancel, pair, address, addressHint, badAddress: String
    package let differs, noSuchPairing, found, foundNone, noFinding, own, ownHint: String

    package func listening(_ port: Int) -> String { texts["listening", ["port": port]] }

    package func contact(_ time: String, _ address: String) -> String {
        texts["contact", ["time": time, "address": address]]
    }

    package func silent(_ since: String) -> String { texts["silent", ["since": since]] }
    package func refuseLabel(_ name: String) -> String { texts["refuseLabel", ["name": name]] }
    package func takeLabel(_ name: String) -> String { texts["takeLabel", ["name": name]] }
    package func unpairLabel(_ name: String) -> String { texts["unpairLabel", ["name": name]] }
    package func allowedUntil(_ time: String) -> String { texts["allowedUntil", ["time": time]] }

    package func tried(_ attempts: Int, _ broken: Int) -> String {
        texts["tried", ["attempts": attempts, "broken": broken]]
    }

    package func codeLabel(_ name: String) -> String { texts["codeLabel", ["name": name]] }
    package func cancelLabel(_ name: String) -> String { texts["cancelLabel", ["name": name]] }
    package func pairLabel(_ name: String) -> String { texts["pairLabel", ["name": name]] }

    /// Why a pairing came to nothing.
    package func failure(_ failure: PairingFailure) -> String { texts["failure.\(failure.rawValue)"] }
}
