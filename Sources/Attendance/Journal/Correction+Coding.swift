import BeaconKit

extension Correction {
    var payload: String {
        let word: String
        var direction: Punch.Direction?
        var at: Instant?
        var target: Target?
        switch change {
        case .add(let added, let instant): (word, direction, at) = ("add", added, instant)
        case .replace(let old, let new, let instant): (word, target, direction, at) = ("replace", old, new, instant)
        case .remove(let old): (word, target) = ("remove", old)
        case .reverse(let id): (word, target) = ("reverse", .correction(id))
        }
        var punch: String?
        var correction: String?
        switch target {
        case .entry(let id): punch = id.text
        case .correction(let id): correction = id.rawValue
        case nil: break
        }
        return CanonicalJSON.object([
            "id": .string(id.rawValue), "person": .string(person.rawValue), "change": .string(word),
            "direction": direction.map { .string($0.rawValue) }, "at": at.map { .integer($0.microseconds) },
            "punch": punch.map { .string($0) }, "correction": correction.map { .string($0) },
            "reason": .string(reason.rawValue),
        ])
    }

    init?(_ members: Fact.Members) {
        guard let id = members.id, let person = members.person, let reason = members.reason else { return nil }
        let direction = members.direction.flatMap(Punch.Direction.init(rawValue:))
        let at = members.at.map { Instant(microseconds: $0) }
        let corrected = members.correction.map { CorrectionID(rawValue: $0) }
        let target = members.punch.flatMap { EntryID($0) }.map { Target.entry($0) } ?? corrected.map { .correction($0) }
        let change: Change
        switch (members.change, direction, at, target) {
        case ("add", let direction?, let at?, nil): change = .add(direction, at: at)
        case ("replace", let direction?, let at?, let target?): change = .replace(target, by: direction, at: at)
        case ("remove", nil, nil, let target?): change = .remove(target)
        case ("reverse", nil, nil, .correction(let id)?): change = .reverse(id)
        default: return nil
        }
        self.init(id: CorrectionID(rawValue: id), person: person, change: change, reason: reason)
    }
}

extension Fact {
    init?(correcting kind: Kind, _ members: Members) {
        let fact: Fact?
        let id = members.id.map { CorrectionID(rawValue: $0) }
        switch (kind, members.from, members.to) {
        case (.correctionRequested, nil, nil): fact = Correction(members).map { .correctionRequested($0) }
        case (.correctionMade, nil, nil): fact = Correction(members).map { .correctionMade($0) }
        case (.correctionApproved, nil, nil):
            guard let id, let person = members.person else { return nil }
            fact = .correctionApproved(id, of: person)
        case (.correctionRefused, nil, nil):
            guard let id, let person = members.person, let reason = members.reason else { return nil }
            fact = .correctionRefused(id, of: person, reason: reason)
        case (.periodClosed, let from?, let to?): fact = from <= to ? .periodClosed(from: from, to: to) : nil
        case (.periodReopened, let from?, let to?): fact = from <= to ? .periodReopened(from: from, to: to) : nil
        default: fact = nil
        }
        guard let fact else { return nil }
        self = fact
    }
}
