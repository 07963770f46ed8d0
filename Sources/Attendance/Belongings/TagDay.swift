/// How often a tag was heard on one day while it was here.
package struct TagDay: Hashable, Sendable {
    package let day: LocalDay
    package var sightings: Int
    /// How long it was here, in s.
    package var seconds: Int

    package init(day: LocalDay, sightings: Int = 0, seconds: Int = 0) {
        self.day = day
        self.sightings = sightings
        self.seconds = seconds
    }
}
