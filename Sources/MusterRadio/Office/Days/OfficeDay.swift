import BeaconKit

/// Everybody's and everything's way through one day.
///
/// It follows from the seed and the day's number alone, so that any day can be asked for at any time.
struct OfficeDay: Sendable {
    /// A stretch of time in which a receiver hears nothing. Times are microseconds since the epoch.
    struct Deafness: Sendable {
        let receiver: ReceiverID
        let span: Range<Int64>
    }

    let index: Int
    /// From midnight to midnight, in microseconds since the epoch.
    let span: Range<Int64>
    let members: [MemberDay]
    let visitors: [Itinerary]
    let items: [Itinerary]
    let deafness: [Deafness]

    init(_ index: Int, of script: OfficeScript) {
        let begin = script.calendar.midnight(ofDay: index).microseconds
        let end = script.calendar.midnight(ofDay: index + 1).microseconds
        let story = script.story(ofDay: index)
        let moment = { (time: TimeOfDay) in begin + Int64(time.seconds) * 1_000_000 }
        let members = script.cast.members.map { member in
            Self.day(of: member, story: story, index: index, begin: begin, script: script)
        }

        self.index = index
        self.span = begin..<end
        self.members = members
        visitors = script.cast.visitors.indices.map { visitor in
            Self.visits(of: visitor, story: story, plan: script.plan, moment: moment)
        }
        items = script.cast.items.indices.map { item in
            Self.way(of: item, story: story, day: index, span: begin..<end, members: members, script: script)
        }
        deafness = story.compactMap { event in
            guard case .deaf(let receiver, let from, let until) = event else { return nil }
            return Deafness(receiver: receiver, span: moment(from)..<moment(until))
        }
    }

    private static func day(
        of member: Cast.Member,
        story: [StoryEvent],
        index: Int,
        begin: Int64,
        script: OfficeScript
    ) -> MemberDay {
        var random = SeededGenerator(
            seed: SeededHash.mix(script.seed(ofDay: index), UInt64(member.number))
        )
        let agenda =
            script.calendar.isWorkingDay(index)
            ? Agenda.make(for: member, story: story, day: index, plan: script.plan, random: &random) : nil
        let passes = story.compactMap { event in
            if case .passesBy(member.number, let time) = event { time } else { nil as TimeOfDay? }
        }
        return MemberDay(
            member,
            agenda: agenda,
            passes: passes.sorted(),
            plan: script.plan,
            midnight: begin,
            random: &random
        )
    }

    /// A visitor waits at the reception for three minutes before each visit.
    private static func visits(
        of visitor: Int,
        story: [StoryEvent],
        plan: FloorPlan,
        moment: (TimeOfDay) -> Int64
    ) -> Itinerary {
        var steps = ItineraryBuilder(plan: plan)
        let visits = story.compactMap { event in
            if case .visits(visitor, let room, let from, let until) = event {
                (room: room, from: from, until: until)
            } else {
                nil
            }
        }
        for visit in visits.sorted(by: { $0.from < $1.from }) {
            guard let room = plan.room(named: visit.room) else { continue }
            steps.enter(at: moment(visit.from.adding(-180)), from: .east)
            steps.walk(to: plan.rooms[plan.entranceRoom].centre)
            steps.stay(until: moment(visit.from), facing: .pi / 2)
            steps.walk(to: plan.rooms[room].seat(0, of: 2))
            steps.stay(until: moment(visit.until), facing: 0)
            steps.leave(to: .west)
        }
        return steps.itinerary
    }

    /// An item comes and goes with its owner and stands at the owner's desk between, or through the night as well.
    private static func way(
        of item: Int,
        story: [StoryEvent],
        day: Int,
        span: Range<Int64>,
        members: [MemberDay],
        script: OfficeScript
    ) -> Itinerary {
        guard let owner = script.cast.index(ofMember: script.cast.items[item].owner) else { return Itinerary() }
        let desk = script.cast.members[owner].desk
        let legs = members[owner].itinerary.legs
        let ways = (in: members[owner].wayIn, out: members[owner].wayOut)
        let stays = { (from: Int64, until: Int64) in
            Itinerary.Leg(start: from, end: until, from: desk, to: desk, facing: nil)
        }

        var itinerary = Itinerary()
        let isHereAtMidnight = script.isLeftBehind(item: item, before: day)
        guard let wayIn = ways.in, let wayOut = ways.out else {
            if isHereAtMidnight { itinerary.legs = [stays(span.lowerBound, span.upperBound)] }
            return itinerary
        }
        if !isHereAtMidnight {
            itinerary.legs = legs.filter { wayIn.contains($0.start) }
        }
        let from = isHereAtMidnight ? span.lowerBound : wayIn.upperBound
        if story.leavesBehind(item: item) {
            itinerary.legs.append(stays(from, span.upperBound))
        } else {
            itinerary.legs.append(stays(from, wayOut.lowerBound))
            itinerary.legs += legs.filter { wayOut.contains($0.start) }
        }
        return itinerary
    }
}
