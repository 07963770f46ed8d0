import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the page of settings says.
package struct SettingsTexts: Sendable, Decodable {
    let texts: TextTable

    package let settings, settingsHint, site, name, timeZone, timeZoneHint, language, languageHint, hours: String
    package let hoursHint, grace, graceHint, uuid, uuidHint, generate, presence, presenceHint, near, nearHint: String
    package let sightings, sightingsHint, window, windowHint, awayAfter, awayAfterHint, save, saveMine, saved: String
    package let changedMeanwhile, board, openBoard, closedBoard, boardHint, stations, stationsOff: String
    package let stationsHint, stationsMore, radio, radioHint, storage, databaseSize, freeSpace, entries: String
    package let lastBackup, noBackup, backUp, backUpNightly, backUpNow, restore, restoreHint: String
    package let lastVerified, neverVerified, verify, verifyHint, unknown, more, empty, controlCharacter: String

    package func theirs(_ value: String) -> String { texts["theirs", ["value": value]] }
    package func stationsOn(_ port: Int) -> String { texts["stationsOn", ["port": port]] }
    package func verifiedFine(_ time: String) -> String { texts["verifiedFine", ["time": time]] }

    package func verifiedBad(_ time: String, _ findings: Int) -> String {
        texts["verifiedBad", ["time": time, "findings": findings]]
    }

    package func megabytes(_ amount: String) -> String { texts["megabytes", ["amount": amount]] }
    package func tooLong(_ most: Int) -> String { texts["tooLong", ["most": most]] }
    package func unknownLanguage(_ typed: String) -> String { texts["unknownLanguage", ["typed": typed]] }
    package func unknownTimeZone(_ typed: String) -> String { texts["unknownTimeZone", ["typed": typed]] }
    package func badHours(_ typed: String) -> String { texts["badHours", ["typed": typed]] }
    package func badUUID(_ typed: String) -> String { texts["badUUID", ["typed": typed]] }
    package func badWhole(_ low: String, _ high: String) -> String { texts["badWhole", ["low": low, "high": high]] }
    package func badNumber(_ low: String, _ high: String) -> String { texts["badNumber", ["low": low, "high": high]] }
}
