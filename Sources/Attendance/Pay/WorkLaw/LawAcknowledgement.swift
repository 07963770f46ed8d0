package import BeaconKit

extension LawFinding {
    /// What tells a finding from all others of a person: once the day's facts make it another, it is to be looked at anew.
    package struct Mark: Hashable, Sendable {
        package let law: WorkLaw
        /// The article, as people cite it.
        package let citation: String
        package let day: LocalDay
        package let at: Instant
        package let actual: Int
        package let limit: Int

        package init(law: WorkLaw, citation: String, day: LocalDay, at: Instant, actual: Int, limit: Int) {
            self.law = law
            self.citation = citation
            self.day = day
            self.at = at
            self.actual = actual
            self.limit = limit
        }
    }

    package var mark: Mark {
        Mark(law: law, citation: article.citation, day: day, at: at, actual: actual, limit: limit)
    }
}

/// A supervisor has seen what a law does not allow, and leaves it as it is.
package struct LawAcknowledgement: Acknowledging {
    package let id: AcknowledgementID
    package let person: PersonID
    package let matter: LawFinding.Mark
    package let reason: Commitment?

    package var day: LocalDay { matter.day }

    package init(id: AcknowledgementID, person: PersonID, matter: LawFinding.Mark, reason: Commitment? = nil) {
        self.id = id
        self.person = person
        self.matter = matter
        self.reason = reason
    }
}
