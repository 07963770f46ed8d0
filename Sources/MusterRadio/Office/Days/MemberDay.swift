/// What one member does on one day, and when the member's things are on the way with the member.
struct MemberDay: Sendable {
    private(set) var itinerary = Itinerary()
    /// From coming into the neighbourhood until reaching the desk, in microseconds since the epoch; `nil` if the
    /// member doesn't come.
    private(set) var wayIn: Range<Int64>?
    /// From getting up to go home until out of the neighbourhood.
    private(set) var wayOut: Range<Int64>?

    /// Makes a member's day.
    ///
    /// - Parameters:
    ///   - member: Whose day.
    ///   - agenda: What the member does; `nil` if the member doesn't come.
    ///   - passes: When the member walks past the office without coming in, in order of time.
    ///   - midnight: When the day begins, in microseconds since the epoch.
    ///   - random: The member's generator for that day.
    init(
        _ member: Cast.Member,
        agenda: Agenda?,
        passes: [TimeOfDay],
        plan: FloorPlan,
        midnight: Int64,
        random: inout SeededGenerator
    ) {
        let moment = { (time: TimeOfDay) in midnight + Int64(time.seconds) * 1_000_000 }
        let side: StreetSide = random.happens(0.5) ? .west : .east
        let facing = random.unit() * 2 * .pi
        var steps = ItineraryBuilder(plan: plan)

        for pass in passes where agenda.map({ pass < $0.arrival }) ?? true {
            steps.pass(at: moment(pass), from: side)
        }
        if let agenda {
            let firstLeg = steps.itinerary.legs.count
            steps.enter(at: moment(agenda.arrival), from: side)
            steps.walk(to: member.desk)
            wayIn = steps.itinerary.legs[firstLeg].start..<steps.time
            for appointment in agenda.appointments {
                steps.stay(until: moment(appointment.from), facing: facing)
                switch appointment.place {
                case .inside(let place):
                    steps.walk(to: place)
                    steps.stay(until: moment(appointment.until), facing: random.unit() * 2 * .pi)
                case .outside:
                    steps.leave(to: side)
                    steps.enter(at: moment(appointment.until), from: side)
                }
                steps.walk(to: member.desk)
            }
            steps.stay(until: moment(agenda.departure), facing: facing)
            let start = steps.time
            steps.leave(to: side)
            wayOut = start..<steps.time
            for pass in passes where pass > agenda.departure {
                steps.pass(at: moment(pass), from: side.opposite)
            }
        }
        itinerary = steps.itinerary
    }
}
