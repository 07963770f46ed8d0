/// What a site may ask of a visitor.
package enum VisitorField: String, Hashable, Sendable, CaseIterable {
    case name, company, purpose, host, photo, signature
    /// A badge that was lent, as it is labelled.
    case card

    /// What a site can require; the name always is, and a badge is lent by the front desk.
    package static let requirable: [VisitorField] = [.company, .purpose, .host, .photo, .signature]
}
