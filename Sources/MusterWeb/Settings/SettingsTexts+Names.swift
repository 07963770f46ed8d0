extension SettingsTexts {
    func label(_ field: SettingsForm.Field) -> String {
        switch field {
        case .name: name
        case .timeZone: timeZone
        case .language: language
        case .hours: hours
        case .grace: grace
        case .uuid: uuid
        case .near: near
        case .sightings: sightings
        case .window: window
        case .awayAfter: awayAfter
        }
    }

    func hint(_ field: SettingsForm.Field) -> String? {
        switch field {
        case .name: nil
        case .timeZone: timeZoneHint
        case .language: languageHint
        case .hours: hoursHint
        case .grace: graceHint
        case .uuid: uuidHint
        case .near: nearHint
        case .sightings: sightingsHint
        case .window: windowHint
        case .awayAfter: awayAfterHint
        }
    }

    func reason(_ problem: SettingsForm.Problem) -> String {
        switch problem {
        case .empty: empty
        case .tooLong(let most): tooLong(most)
        case .controlCharacter: controlCharacter
        case .unknownTimeZone(let typed): unknownTimeZone(typed)
        case .unknownLanguage(let typed): unknownLanguage(typed)
        case .badHours(let typed): badHours(typed)
        case .badUUID(let typed): badUUID(typed)
        case .badNumber(let range, isWhole: true): badWhole(Self.text(range.lowerBound), Self.text(range.upperBound))
        case .badNumber(let range, isWhole: false): badNumber(Self.text(range.lowerBound), Self.text(range.upperBound))
        }
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : number.description
    }
}
