package import Attendance

/// A part of another station's chain that was checked, and is to be kept.
package struct SharingPart: Sendable {
    package let excerpt: Excerpt
    /// Names and photos to which the entries commit.
    package let values: [PersonalValue]
    /// What is shared.
    package let mark: String
    /// The other station's clock differs from this one's.
    package let isClockDoubtful: Bool

    /// In which departments people are, as the other station says.
    package var departments: [PersonID: String] {
        var details: [Commitment: String] = [:]
        for value in values where value.isGenuine {
            details[value.commitment] = PersonDetails(personalValue: value.value)?.department
        }
        var departments: [PersonID: String] = [:]
        for case .entry(let entry) in excerpt.places {
            guard let state = try? entry.entry().fact.personState else { continue }
            if let department = details[state.details] { departments[state.person] = department }
        }
        return departments
    }

    /// The values to which facts of this part commit, each genuine and of the right person. What nothing commits to is left
    /// out.
    package func values(of facts: some Sequence<Fact>) -> [PersonalValue] {
        var expected: [Commitment: PersonID] = [:]
        for fact in facts {
            guard let personal = fact.personal else { continue }
            for commitment in personal.commitments { expected[commitment] = personal.person }
        }
        return values.filter { expected[$0.commitment] == $0.person && $0.isGenuine }
    }

    package init(excerpt: Excerpt, values: [PersonalValue], mark: String, isClockDoubtful: Bool) {
        self.excerpt = excerpt
        self.values = values
        self.mark = mark
        self.isClockDoubtful = isClockDoubtful
    }
}
