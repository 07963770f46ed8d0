/// What somebody does on one day.
struct Agenda: Sendable {
    /// Something away from the desk.
    struct Appointment: Sendable {
        enum Place: Sendable {
            case inside(Point)
            case outside
        }

        let place: Place
        let from: TimeOfDay
        let until: TimeOfDay
    }

    var arrival: TimeOfDay
    var departure: TimeOfDay
    /// In order of time, none overlapping another.
    private(set) var appointments: [Appointment] = []

    init(arrival: TimeOfDay, departure: TimeOfDay) {
        self.arrival = arrival
        self.departure = departure
    }

    /// Adds an appointment if it fits between coming and going with `margin` seconds to every other.
    mutating func add(_ appointment: Appointment, margin: Int) {
        guard appointment.from > arrival.adding(margin), appointment.until < departure.adding(-margin),
            appointments.allSatisfy({
                $0.until.adding(margin) < appointment.from || appointment.until.adding(margin) < $0.from
            })
        else { return }
        let index = appointments.firstIndex { $0.from > appointment.from } ?? appointments.endIndex
        appointments.insert(appointment, at: index)
    }
}
