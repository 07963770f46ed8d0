/// Which rules count for whom, and since when: for pay, for hours accounts.
package struct ScopedRules<Rules: Hashable & Sendable>: Hashable, Sendable {
    private struct Version: Hashable {
        var from: LocalDay
        var rules: Rules?
    }

    /// In the order of their days.
    private var versions: [StaffScope: [Version]] = [:]

    package init() {}

    /// From a day on rules count for people. What is put later for the same people and day replaces what was there.
    ///
    /// - Parameter rules: `nil` if from then on those of the wider scope count again.
    package mutating func put(_ rules: Rules?, for scope: StaffScope, from day: LocalDay) {
        var known = versions[scope, default: []]
        known.removeAll { $0.from == day }
        known.insert(Version(from: day, rules: rules), at: known.firstIndex { $0.from > day } ?? known.count)
        versions[scope] = known
    }

    /// The rules of a person on a day: their own, those of the department, those of everyone.
    package func rules(of person: PersonID, department: String, on day: LocalDay) -> Rules? {
        for scope in [.person(person), .department(department), .everyone] as [StaffScope] {
            if let rules = versions[scope]?.last(where: { $0.from <= day })?.rules { return rules }
        }
        return nil
    }

    /// The rules of exactly these people on a day, whatever counts for a wider or a narrower group.
    package func rules(exactly scope: StaffScope, on day: LocalDay) -> Rules? {
        versions[scope]?.last { $0.from <= day }?.rules
    }

    package var isEmpty: Bool { versions.isEmpty }

    /// What was put for whom and from when, the widest scope first and in the order of the days.
    package var all: [(scope: StaffScope, from: LocalDay, rules: Rules?)] {
        versions.flatMap { scope, known in known.map { (scope: scope, from: $0.from, rules: $0.rules) } }
            .sorted { ($0.scope.order, $0.scope.name, $0.from) < ($1.scope.order, $1.scope.name, $1.from) }
    }
}
