/// From what all days follow: who there is, where, when, and the seed.
package struct OfficeScript: Sendable {
    package let seed: UInt64
    package let plan: FloorPlan
    package let cast: Cast
    package let calendar: OfficeCalendar
    /// The events of day 0.
    package let firstStory: [StoryEvent]

    /// What a day has beyond habit.
    package func story(ofDay day: Int) -> [StoryEvent] {
        guard day != 0 else { return firstStory }
        guard day > 0, calendar.isWorkingDay(day) else { return [] }
        return .invented(seed: SeededHash.mix(seed(ofDay: day), 0), cast: cast, plan: plan)
    }

    func seed(ofDay day: Int) -> UInt64 {
        SeededHash.mix(seed, UInt64(bitPattern: Int64(day)))
    }

    /// Whether an item stood in the office through the night before a day, because its owner, when last here, left
    /// without it.
    func isLeftBehind(item: Int, before day: Int) -> Bool {
        let owner = cast.items[item].owner
        for earlier in stride(from: day - 1, through: 0, by: -1) where calendar.isWorkingDay(earlier) {
            let story = story(ofDay: earlier)
            guard story.isOnLeave(owner) else { return story.leavesBehind(item: item) }
        }
        return false
    }
}

extension [StoryEvent] {
    func isOnLeave(_ number: UInt16) -> Bool {
        contains { if case .isOnLeave(number) = $0 { true } else { false } }
    }

    func leavesBehind(item: Int) -> Bool {
        contains { if case .leavesBehind(item) = $0 { true } else { false } }
    }
}
