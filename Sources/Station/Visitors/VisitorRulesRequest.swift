package import Attendance

/// What is to be asked of visitors, as a page or a program says it. What a program leaves out stays as it is.
package struct VisitorRulesRequest: Decodable, Sendable {
    package let agreement: Clearable<String>?
    package let company: Bool?
    package let purpose: Bool?
    package let host: Bool?
    package let photo: Bool?
    package let signature: Bool?

    /// - Throws: ``VisitorError``.
    package func rules(over old: VisitorRules) throws(VisitorError) -> VisitorRules {
        var required = old.required
        let said: [(VisitorField, Bool?)] = [
            (.company, company), (.purpose, purpose), (.host, host), (.photo, photo), (.signature, signature),
        ]
        for case (let field, let isRequired?) in said {
            if isRequired { required.insert(field) } else { required.remove(field) }
        }
        return try VisitorRules(agreement: agreement.over(old.agreement) ?? "", required: required)
    }
}
