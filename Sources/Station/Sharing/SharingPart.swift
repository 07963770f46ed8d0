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

    package init(excerpt: Excerpt, values: [PersonalValue], mark: String, isClockDoubtful: Bool) {
        self.excerpt = excerpt
        self.values = values
        self.mark = mark
        self.isClockDoubtful = isClockDoubtful
    }
}
