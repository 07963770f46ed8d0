import BeaconKit

extension Agenda {
    /// A member's day; `nil` if the member doesn't come.
    ///
    /// - Parameters:
    ///   - member: Whose day.
    ///   - story: What the day has beyond habit. It is kept to the minute; habits vary, but on day 0.
    ///   - day: The day's number.
    ///   - random: The member's generator for that day.
    static func make(
        for member: Cast.Member,
        story: [StoryEvent],
        day: Int,
        plan: FloorPlan,
        random: inout SeededGenerator
    ) -> Agenda? {
        let spread = day == 0 ? 0 : 60.0
        var agenda = Agenda(
            arrival: member.habits.arrival.adding(Int(random.normal() * 5 * spread)),
            departure: member.habits.departure.adding(Int(random.normal() * 12 * spread))
        )
        var meetings: [Appointment] = []
        for event in story {
            switch event {
            case .isOnLeave(member.number):
                return nil
            case .arrives(member.number, let time):
                agenda.arrival = time
            case .leaves(member.number, let time):
                agenda.departure = time
            case .meets(let numbers, let name, let from, let until):
                guard let seat = numbers.firstIndex(of: member.number), let room = plan.room(named: name) else { break }
                let place = plan.rooms[room].seat(seat, of: numbers.count)
                meetings.append(Appointment(place: .inside(place), from: from, until: until))
            default:
                break
            }
        }
        for meeting in meetings {
            agenda.add(meeting, margin: 60)
        }
        agenda.addLunch(of: member, plan: plan, spread: spread, random: &random)
        agenda.addErrands(plan: plan, random: &random)
        return agenda
    }

    private mutating func addLunch(
        of member: Cast.Member,
        plan: FloorPlan,
        spread: Double,
        random: inout SeededGenerator
    ) {
        let start = member.habits.lunch.adding(Int(random.normal() * 4 * spread))
        if member.habits.lunchesOut {
            let minutes = Int.random(in: 40...55, using: &random)
            add(Appointment(place: .outside, from: start, until: start.adding(minutes * 60)), margin: 300)
        } else if let kitchen = plan.room(named: "Kitchen") {
            let minutes = Int.random(in: 22...38, using: &random)
            let place = plan.rooms[kitchen].place(using: &random)
            add(Appointment(place: .inside(place), from: start, until: start.adding(minutes * 60)), margin: 120)
        }
    }

    /// Coffee, the printer, a word with a colleague: a few minutes away from the desk, every hour or so.
    private mutating func addErrands(plan: FloorPlan, random: inout SeededGenerator) {
        var time = arrival.adding(Int.random(in: 15...50, using: &random) * 60)
        while time < departure {
            let minutes = Int.random(in: 2...9, using: &random)
            let room = plan.rooms[Int.random(in: plan.rooms.indices, using: &random)]
            let place = room.place(using: &random)
            add(Appointment(place: .inside(place), from: time, until: time.adding(minutes * 60)), margin: 240)
            time = time.adding(Int.random(in: 35...90, using: &random) * 60)
        }
    }
}

extension FloorPlan.Room {
    /// A place somewhere in the room, at least 1 m from its walls.
    func place(using random: inout SeededGenerator) -> Point {
        Point(
            Double.random(in: origin.x + 1...limit.x - 1, using: &random),
            Double.random(in: origin.y + 1...limit.y - 1, using: &random)
        )
    }

    /// One of the seats round a table in the middle of the room.
    func seat(_ index: Int, of count: Int) -> Point {
        let half = (count + 1) / 2
        let east = half > 1 ? Double(index / 2) / Double(half - 1) - 0.5 : 0
        return Point(centre.x + 3 * east, centre.y + (index.isMultiple(of: 2) ? 1 : -1))
    }
}
