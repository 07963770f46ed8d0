package import Attendance

/// A visitor as a page, a program or a command describes them. What is left out stays as it is.
package struct VisitorRequest: Decodable, Sendable {
    package let name: Clearable<String>?
    package let company: Clearable<String>?
    package let purpose: Clearable<String>?
    /// Whom they visit: a name of the roster, or a number.
    package let host: Clearable<String>?
    /// When they are expected.
    package let day: Clearable<LocalDay>?
    /// The label of a badge that is lent.
    package let card: Clearable<String>?

    package init(
        name: String? = nil,
        company: String? = nil,
        purpose: String? = nil,
        host: String? = nil,
        day: LocalDay? = nil,
        card: String? = nil
    ) {
        self.name = name.map { .set($0) }
        self.company = company.map { .set($0) }
        self.purpose = purpose.map { .set($0) }
        self.host = host.map { .set($0) }
        self.day = day.map { .set($0) }
        self.card = card.map { .set($0) }
    }

    private init(_ other: VisitorRequest, host: String) {
        name = other.name
        company = other.company
        purpose = other.purpose
        self.host = .set(host)
        day = other.day
        card = other.card
    }

    /// The same visitor of somebody who says it of their own visitors only.
    package func hosted(by person: Person) -> VisitorRequest { VisitorRequest(self, host: "\(person.number)") }

    /// - Parameter isComing: the visitor says it who was expected: however they typed their name, it stays as it was written.
    /// - Throws: ``VisitorError``.
    func details(over old: VisitorDetails?, pass: String, isComing: Bool = false) throws(VisitorError) -> VisitorDetails
    {
        let typed = name.over(old?.name) ?? ""
        let known = old.flatMap { isComing && VisitorDetails.isSameName($0.name, typed) ? $0.name : nil }
        return try VisitorDetails(
            name: known ?? typed,
            company: company.over(old?.company) ?? "",
            purpose: purpose.over(old?.purpose) ?? "",
            card: card.over(old?.card) ?? "",
            pass: pass
        )
    }

    /// - Throws: ``VisitorError``.
    func host(over old: PersonID?, in roster: Roster) throws(VisitorError) -> PersonID? {
        guard let host else { return old }
        guard let typed = host.value else { return nil }
        // Whom it already says may have left since.
        if let old, let known = roster.anyone(old), VisitorDetails.isSameName(known.details.name, typed) { return old }
        return try roster.host(typed: typed).id
    }
}
