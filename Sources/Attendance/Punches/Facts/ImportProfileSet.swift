/// Lists of punches that another system writes are read by a profile of this name.
package struct ImportProfileSet: FactContent {
    package static let kind = "import-profile-set"
    package static let changes: Fact.Subjects = .planning
    package static let retention: RetentionKind? = nil

    package let name: String
    /// As people wrote it; `nil` if there is no such profile any more.
    package let profile: String?

    package init(name: String, profile: String?) {
        self.name = name
        self.profile = profile
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .importProfileSet(self) }
}
