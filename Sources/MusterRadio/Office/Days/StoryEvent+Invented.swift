import BeaconKit

extension [StoryEvent] {
    /// A day's events, made up from its seed, for the days after the first.
    ///
    /// - Parameters:
    ///   - seed: The day's.
    ///   - cast: Who there is.
    ///   - plan: Where they are.
    package static func invented(seed: UInt64, cast: Cast, plan: FloorPlan) -> Self {
        var random = SeededGenerator(seed: seed)
        var events: Self = []
        var free = cast.members.shuffled(using: &random)

        for _ in cast.members.indices where random.happens(0.04) && free.count > 4 {
            if let member = free.popLast() { events.append(.isOnLeave(member.number)) }
        }
        if let late = free.popLast() {
            let minutes = Int.random(in: 0..<55, using: &random)
            let time = Swift.max(TimeOfDay(9, 20), late.habits.arrival.adding(900)).adding(minutes * 60)
            events.append(.arrives(late.number, at: time))
        }
        if random.happens(0.5), let early = free.popLast() {
            events.append(.leaves(early.number, at: TimeOfDay(15, Int.random(in: 0..<50, using: &random))))
        }
        if random.happens(0.4), let passer = free.popLast() {
            let time = random.happens(0.5) ? TimeOfDay(6, 30) : TimeOfDay(21, 40)
            events.append(.passesBy(passer.number, at: time.adding(Int.random(in: 0..<2400, using: &random))))
        }
        if plan.room(named: "Meeting room") != nil {
            for hour in [10, 14] where random.happens(0.7) {
                let start = TimeOfDay(hour, Int.random(in: 0..<4, using: &random) * 10)
                let size = Swift.min(free.count, Int.random(in: 3...6, using: &random))
                events.append(
                    .meets(
                        free.prefix(size).map(\.number),
                        room: "Meeting room",
                        from: start,
                        until: start.adding(Int.random(in: 25...50, using: &random) * 60)
                    )
                )
                free.shuffle(using: &random)
            }
        }
        for visitor in cast.visitors.indices where random.happens(0.5) {
            let start = TimeOfDay(Int.random(in: 9...15, using: &random), Int.random(in: 0..<60, using: &random))
            let room = plan.rooms[Int.random(in: plan.rooms.indices, using: &random)].name
            let stay = Int.random(in: 10...50, using: &random) * 60
            events.append(.visits(visitor: visitor, room: room, from: start, until: start.adding(stay)))
        }
        for item in cast.items.indices where random.happens(0.2) {
            events.append(.leavesBehind(item: item))
        }
        if random.happens(0.3), let receiver = plan.receivers.randomElement(using: &random) {
            let start = TimeOfDay(Int.random(in: 10...16, using: &random), Int.random(in: 0..<60, using: &random))
            events.append(.deaf(receiver.id, from: start, until: start.adding(60)))
        }
        return events
    }
}
