package import Attendance

/// For whom a rule is to count, as a page, a program or a command says it.
package enum ScopeWord: String, CaseIterable, RequestValue {
    case everyone, department, person

    /// - Throws: ``RequestError`` if the word needs somebody who is not named, `RosterError.noSuchPerson`.
    func scope(number: PersonNumber?, department: String?, in snapshot: Snapshot) throws -> StaffScope {
        switch self {
        case .everyone: return .everyone
        case .department:
            guard let department else { throw RequestError.missing(field: "department") }
            return .department(department)
        case .person:
            guard let number else { throw RequestError.missing(field: "number") }
            return .person(try snapshot.person(number).id)
        }
    }
}

/// Pay rules that are to count for people, as a page, a program or a command asks for it.
package struct PayRuleRequest: Decodable, Sendable {
    package let scope: ScopeWord
    /// For `person`.
    package let number: PersonNumber?
    /// For `department`.
    package let department: String?
    /// Rules to start from, in place of ``rules``.
    package let template: PayTemplate?
    /// One rule in a line, or several with “;” between them.
    package let rules: String?
    /// The first day; today if it is not said.
    package let from: LocalDay?

    package init(
        scope: ScopeWord,
        number: PersonNumber?,
        department: String?,
        template: PayTemplate?,
        rules: String?,
        from: LocalDay?
    ) {
        self.scope = scope
        self.number = number
        self.department = department
        self.template = template
        self.rules = rules
        self.from = from
    }

    /// - Throws: `PayRuleError`, ``PayRefusal/rulesOrTemplate``, ``RequestError`` or `RosterError`.
    func content(in snapshot: Snapshot, today: LocalDay) throws -> PayRulesSet {
        guard (rules == nil) != (template == nil), let text = rules ?? template?.text else {
            throw PayRefusal.rulesOrTemplate
        }
        return PayRulesSet(
            try PayRules(text: text),
            for: try scope.scope(number: number, department: department, in: snapshot),
            from: from ?? today
        )
    }
}

/// Limits of hours accounts that are to count for people, as they are asked for.
package struct AccountRuleRequest: Decodable, Sendable {
    package let scope: ScopeWord
    /// For `person`.
    package let number: PersonNumber?
    /// For `department`.
    package let department: String?
    /// As `ceiling 40:00; floor -20:00; settle monthly lapse; expire 03-31`.
    package let rules: String
    /// The first day; today if it is not said.
    package let from: LocalDay?

    package init(scope: ScopeWord, number: PersonNumber?, department: String?, rules: String, from: LocalDay?) {
        self.scope = scope
        self.number = number
        self.department = department
        self.rules = rules
        self.from = from
    }

    /// - Throws: `ContractError`, ``RequestError`` or `RosterError`.
    func content(in snapshot: Snapshot, today: LocalDay) throws -> AccountRulesSet {
        AccountRulesSet(
            try AccountRules(text: rules),
            for: try scope.scope(number: number, department: department, in: snapshot),
            from: from ?? today
        )
    }
}

/// Rules of people that are to end, so that those of the wider group count again.
package struct RuleEndRequest: Decodable, Sendable {
    package let scope: ScopeWord
    /// For `person`.
    package let number: PersonNumber?
    /// For `department`.
    package let department: String?
    /// The first day without them; today if it is not said.
    package let from: LocalDay?

    package init(scope: ScopeWord, number: PersonNumber?, department: String?, from: LocalDay?) {
        self.scope = scope
        self.number = number
        self.department = department
        self.from = from
    }

    func scope(in snapshot: Snapshot) throws -> StaffScope {
        try scope.scope(number: number, department: department, in: snapshot)
    }
}
