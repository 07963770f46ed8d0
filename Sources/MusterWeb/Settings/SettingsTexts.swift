/// What the page of settings says.
package struct SettingsTexts: Sendable {
    package let settings: String
    package let settingsHint: String
    package let site: String
    package let name: String
    package let timeZone: String
    package let timeZoneHint: String
    package let language: String
    package let languageHint: String
    package let hours: String
    package let hoursHint: String
    package let grace: String
    package let graceHint: String
    package let uuid: String
    package let uuidHint: String
    package let generate: String
    package let presence: String
    package let presenceHint: String
    package let near: String
    package let nearHint: String
    package let sightings: String
    package let sightingsHint: String
    package let window: String
    package let windowHint: String
    package let awayAfter: String
    package let awayAfterHint: String
    package let save: String
    package let saveMine: String
    package let saved: String
    package let changedMeanwhile: String
    package let theirs: @Sendable (_ value: String) -> String
    package let board: String
    package let openBoard: String
    package let closedBoard: String
    package let boardHint: String
    package let stations: String
    package let stationsOn: @Sendable (_ port: Int) -> String
    package let stationsOff: String
    package let stationsHint: String
    package let stationsMore: String
    package let radio: String
    package let radioHint: String
    package let storage: String
    package let databaseSize: String
    package let freeSpace: String
    package let entries: String
    package let lastVerified: String
    package let neverVerified: String
    package let verifiedFine: @Sendable (_ time: String) -> String
    package let verifiedBad: @Sendable (_ time: String, _ findings: Int) -> String
    package let verify: String
    package let verifyHint: String
    package let megabytes: @Sendable (_ amount: String) -> String
    package let unknown: String
    package let more: String
    package let empty: String
    package let tooLong: @Sendable (_ most: Int) -> String
    package let controlCharacter: String
    package let unknownLanguage: @Sendable (_ typed: String) -> String
    package let unknownTimeZone: @Sendable (_ typed: String) -> String
    package let badHours: @Sendable (_ typed: String) -> String
    package let badUUID: @Sendable (_ typed: String) -> String
    package let badWhole: @Sendable (_ low: String, _ high: String) -> String
    package let badNumber: @Sendable (_ low: String, _ high: String) -> String
}
