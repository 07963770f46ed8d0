import BeaconKit

extension Correction: Codable {
    private enum CodingKeys: CodingKey {
        case id, person, change, direction, at, punch, correction, reason
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let direction = try members.decodeIfPresent(Punch.Direction.self, forKey: .direction)
        let at = try members.decodeIfPresent(Instant.self, forKey: .at)
        let punch = try members.decodeIfPresent(.punch) { EntryID($0) }
        let corrected = try members.decodeIfPresent(CorrectionID.self, forKey: .correction)
        let target = punch.map { Target.entry($0) } ?? corrected.map { .correction($0) }
        let change: Change
        switch (try members.decode(String.self, forKey: .change), direction, at, target) {
        case ("add", let direction?, let at?, nil): change = .add(direction, at: at)
        case ("replace", let direction?, let at?, let target?): change = .replace(target, by: direction, at: at)
        case ("remove", nil, nil, let target?): change = .remove(target)
        case ("reverse", nil, nil, .correction(let id)?): change = .reverse(id)
        default: throw CanonicalMismatch()
        }
        self.init(
            id: try members.decode(CorrectionID.self, forKey: .id),
            person: try members.decode(PersonID.self, forKey: .person),
            change: change,
            reason: try members.decode(Commitment.self, forKey: .reason)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(id, forKey: .id)
        try members.encode(person, forKey: .person)
        try members.encode(reason, forKey: .reason)
        switch change {
        case .add(let direction, let at):
            try members.encode("add", forKey: .change)
            try members.encode(direction, forKey: .direction)
            try members.encode(at, forKey: .at)
        case .replace(let target, let direction, let at):
            try members.encode("replace", forKey: .change)
            try encode(target, to: &members)
            try members.encode(direction, forKey: .direction)
            try members.encode(at, forKey: .at)
        case .remove(let target):
            try members.encode("remove", forKey: .change)
            try encode(target, to: &members)
        case .reverse(let id):
            try members.encode("reverse", forKey: .change)
            try encode(.correction(id), to: &members)
        }
    }

    private func encode(_ target: Target, to members: inout KeyedEncodingContainer<CodingKeys>) throws {
        switch target {
        case .entry(let id): try members.encode(id.text, forKey: .punch)
        case .correction(let id): try members.encode(id, forKey: .correction)
        }
    }
}

extension Fact {
    /// The correction that is asked for or made.
    package var correction: Correction? {
        switch self {
        case .correctionRequested(let requested): requested.value
        case .correctionMade(let made): made.value
        default: nil
        }
    }
}
