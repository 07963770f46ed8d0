extension ShiftTemplate {
    func payload(from day: LocalDay) -> String {
        CanonicalJSON.object([
            "code": .string(code), "start": .integer(Int64(hours.start)), "end": .integer(Int64(hours.end)),
            "grace": .integer(Int64(hours.grace)), "leaveGrace": .integer(Int64(leaveGrace)),
            "earlyWindow": .integer(Int64(earlyWindow)), "lateWindow": .integer(Int64(lateWindow)),
            "breaks": .string(breaks.map(\.description).joined(separator: ", ")), "from": .string(day.description),
        ])
    }

    init?(_ members: Fact.Members) {
        guard let code = members.code, let start = members.start, let end = members.end, let grace = members.grace,
            let leaveGrace = members.leaveGrace, let early = members.earlyWindow, let late = members.lateWindow,
            let breaks = members.breaks, let hours = try? Shift(start: start, end: end, grace: grace)
        else { return nil }
        var rules: [BreakRule] = []
        for text in breaks.split(separator: ", ") {
            guard let rule = BreakRule(String(text)) else { return nil }
            rules.append(rule)
        }
        try? self.init(
            code: code,
            hours: hours,
            leaveGrace: leaveGrace,
            earlyWindow: early,
            lateWindow: late,
            breaks: rules
        )
    }
}

extension ScheduleAssignment {
    var payload: String {
        let (kind, department, person): (String, String?, PersonID?) =
            switch scope {
            case .site: ("site", nil, nil)
            case .department(let name): ("department", name, nil)
            case .person(let person): ("person", nil, person)
            case .assigned(let person): ("assigned", nil, person)
            }
        return CanonicalJSON.object([
            "id": .string(id), "scope": .string(kind), "department": department.map { .string($0) },
            "person": person.map { .string($0.rawValue) }, "anchor": .string(rota.anchor.description),
            "cycle": .string(rota.text), "from": .string(from.description), "to": to.map { .string($0.description) },
        ])
    }

    init?(_ members: Fact.Members) {
        let scope: Scope
        switch (members.scope, members.department, members.person) {
        case ("site", nil, nil): scope = .site
        case ("department", let name?, nil): scope = .department(name)
        case ("person", nil, let person?): scope = .person(person)
        case ("assigned", nil, let person?): scope = .assigned(person)
        default: return nil
        }
        guard let id = members.id, let anchor = members.anchor, let cycle = members.cycle, let from = members.from,
            let rota = try? Rota(anchor: anchor, text: cycle)
        else { return nil }
        try? self.init(id: id, scope: scope, rota: rota, from: from, to: members.to)
    }
}

extension Holiday {
    var payload: String {
        CanonicalJSON.object([
            "day": .string(day.description), "name": .string(name), "part": .string(part.description),
        ])
    }

    init?(_ members: Fact.Members) {
        guard let day = members.day, let name = members.name, let part = members.part.flatMap(DayPart.init) else {
            return nil
        }
        try? self.init(day: day, name: name, part: part)
    }
}

extension Leave {
    var payload: String {
        CanonicalJSON.object([
            "id": .string(id), "person": .string(person.rawValue), "leave": .string(kind.rawValue),
            "from": .string(from.description), "to": .string(to.description), "part": .string(part.description),
        ])
    }

    init?(_ members: Fact.Members) {
        guard let id = members.id, let person = members.person, let kind = members.leave.flatMap(Kind.init(rawValue:)),
            let from = members.from, let to = members.to, let part = members.part.flatMap(DayPart.init)
        else { return nil }
        try? self.init(id: id, person: person, kind: kind, from: from, to: to, part: part)
    }
}

extension TimesheetPolicy {
    func payload(from day: LocalDay) -> String {
        CanonicalJSON.object([
            "from": .string(day.description), "duplicateWindow": .integer(Int64(duplicateWindow)),
            "longestSession": .integer(Int64(longestSession)), "rest": .integer(Int64(rest)),
            "toleratedAway": .integer(Int64(toleratedAway)), "away": .string(away.rawValue),
            "closing": .string(closing.rawValue), "grace": grace.map { .integer(Int64($0)) },
            "roundingIn": roundingIn.map { .string($0.description) },
            "roundingOut": roundingOut.map { .string($0.description) },
            "overtimeTolerance": .integer(Int64(overtimeTolerance)),
        ])
    }

    init?(_ members: Fact.Members) {
        guard let window = members.duplicateWindow, let longest = members.longestSession, let rest = members.rest,
            let tolerated = members.toleratedAway, let away = members.away.flatMap(Away.init(rawValue:)),
            let closing = members.closing.flatMap(Closing.init(rawValue:)), let overtime = members.overtimeTolerance
        else { return nil }
        self.init()
        duplicateWindow = window
        longestSession = longest
        self.rest = rest
        toleratedAway = tolerated
        self.away = away
        self.closing = closing
        grace = members.grace
        roundingIn = members.roundingIn.flatMap(RoundingRule.init)
        roundingOut = members.roundingOut.flatMap(RoundingRule.init)
        overtimeTolerance = overtime
        guard (try? check()) != nil else { return nil }
    }
}

extension Fact {
    init?(planning kind: Kind, _ members: Members) {
        let fact: Fact?
        switch kind {
        case .shiftDefined:
            fact = ShiftTemplate(members).flatMap { template in
                members.from.map { .shiftDefined(template, from: $0) }
            }
        case .scheduleAssigned: fact = ScheduleAssignment(members).map { .scheduleAssigned($0) }
        case .scheduleEnded: fact = members.id.map { .scheduleEnded($0, after: members.to) }
        case .holidaySet: fact = Holiday(members).map { .holidaySet($0) }
        case .holidayRemoved: fact = members.day.map { .holidayRemoved($0) }
        case .leaveGranted: fact = Leave(members).map { .leaveGranted($0) }
        case .leaveWithdrawn: fact = members.id.map { .leaveWithdrawn($0) }
        case .policyAdopted:
            fact = TimesheetPolicy(members).flatMap { policy in
                members.from.map { .policyAdopted(policy, from: $0) }
            }
        default: fact = nil
        }
        guard let fact else { return nil }
        self = fact
    }
}
