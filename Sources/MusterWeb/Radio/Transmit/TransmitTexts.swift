package import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the page about transmitting says.
package struct TransmitTexts: Sendable, Decodable {
    let texts: TextTable

    package let transmit, transmitHint, onAir, nothingOnAir, noTransmitter, idle, starting, restartHint, stop: String
    package let start, newBeacon, name, nameHint, uuid, generate, major, minor, power, powerHint, interval: String
    package let intervalHint, savePreset, presets, noPresets, edit, remove, started, stopped, saved, removed: String
    package let checkIn, checkInHint, number, site, siteHint, call, comeNearer, again, controlCharacter: String
    package let isCheckin: String

    package func transmitting(_ adapter: String) -> String { texts["transmitting", ["adapter": adapter]] }
    package func stopLabel(_ name: String) -> String { texts["stopLabel", ["name": name]] }
    package func startLabel(_ name: String) -> String { texts["startLabel", ["name": name]] }
    package func editPreset(_ name: String) -> String { texts["editPreset", ["name": name]] }
    package func editLabel(_ name: String) -> String { texts["editLabel", ["name": name]] }
    package func removeLabel(_ name: String) -> String { texts["removeLabel", ["name": name]] }

    package func values(_ power: Int, _ interval: Int) -> String {
        texts["values", ["power": power, "interval": interval]]
    }

    package func calling(_ number: Int) -> String { texts["calling", ["number": number]] }

    package func answer(_ answer: Answer) -> String {
        switch answer {
        case .checkedIn(let time): texts["answer.checkedIn", ["time": time]]
        case .checkedInLate(let time): texts["answer.checkedInLate", ["time": time]]
        case .alreadyIn(let time): texts["answer.alreadyIn", ["time": time]]
        case .backAgain(let time): texts["answer.backAgain", ["time": time]]
        case .unknownNumber: texts["answer.unknownNumber"]
        case .comeNearer: texts["answer.comeNearer"]
        case .cannotRecord: texts["answer.cannotRecord"]
        }
    }

    package func silence(_ silence: CheckinExchange.Silence) -> String {
        switch silence {
        case .heardNothing: texts["silence.heardNothing"]
        case .heardNoStation: texts["silence.heardNoStation"]
        case .heardUnproven: texts["silence.heardUnproven"]
        case .heardOldAnswer(let time): texts["silence.heardOldAnswer", ["time": time]]
        case .heardAnswersToOthers: texts["silence.heardAnswersToOthers"]
        case .tooFar: texts["silence.tooFar"]
        }
    }

    package func longName(_ most: Int) -> String { texts["longName", ["most": most]] }
    package func badUUID(_ typed: String) -> String { texts["badUUID", ["typed": typed]] }

    package func badNumber(_ typed: String, _ low: Int, _ high: Int) -> String {
        texts["badNumber", ["typed": typed, "low": low, "high": high]]
    }

    package func isBadge(_ holder: String) -> String { texts["isBadge", ["holder": holder]] }
    package func alreadyOnAir(_ name: String) -> String { texts["alreadyOnAir", ["name": name]] }
    package func tooMany(_ most: Int) -> String { texts["tooMany", ["most": most]] }
}
