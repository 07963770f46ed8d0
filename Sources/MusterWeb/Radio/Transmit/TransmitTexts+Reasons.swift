import Station

extension TransmitTexts {
    func label(_ field: BroadcastRequest.Field) -> String {
        switch field {
        case .name: name
        case .uuid: uuid
        case .major: major
        case .minor: minor
        case .power: power
        case .interval: interval
        }
    }

    func hint(_ field: BroadcastRequest.Field) -> String? {
        switch field {
        case .name: nameHint
        case .power: powerHint
        case .interval: intervalHint
        case .uuid, .major, .minor: nil
        }
    }

    func reason(_ error: BroadcastError) -> String {
        switch error {
        case .longName: longName(BroadcastRequest.longestName)
        case .controlCharacter: controlCharacter
        case .badUUID(let typed): badUUID(typed)
        case .badNumber(let typed, let range): badNumber(typed, range.lowerBound, range.upperBound)
        case .isBadge(let holder): isBadge(holder)
        case .isCheckin: isCheckin
        case .alreadyOnAir(let name): alreadyOnAir(name)
        case .tooMany(let most): tooMany(most)
        }
    }
}
