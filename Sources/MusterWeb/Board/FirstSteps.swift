import Attendance
import Station

/// What is left to do after the set-up until people can be checked in: a list above the board, which goes when it is done.
///
/// It stands before the board's main part, all of which is written anew when somebody comes or goes.
struct FirstSteps: Sendable {
    struct Step: Sendable {
        let label: String
        let address: String
        let isDone: Bool
    }

    let t: Texts
    let steps: [Step]

    /// - Returns: `nil` once there are people who can punch, and for those who cannot set the station up.
    init?(of roster: Roster, hasKiosk: Bool, for incoming: IncomingRequest) {
        guard incoming.principal.may(.editPeople), incoming.principal.may(.manageAccess) else { return nil }
        let people = roster.people.values
        let canPunch = hasKiosk || !roster.badges.isEmpty
        guard people.isEmpty || !canPunch else { return nil }
        let texts = incoming.texts
        t = texts
        let first = people.min { $0.number < $1.number }.map { PeopleController.address($0.id) }
        steps = [
            Step(label: texts.stepPeople, address: "/people/new", isDone: !people.isEmpty),
            Step(
                label: texts.stepPhoto,
                address: first.map { $0 + "#photo" } ?? "/people/new",
                isDone: people.contains { $0.photo != nil }
            ),
            Step(label: texts.stepKiosk, address: "/kiosks", isDone: hasKiosk),
            Step(
                label: texts.stepBadge,
                address: first.map { $0 + "/badges" } ?? "/people/new",
                isDone: !roster.badges.isEmpty
            ),
        ]
    }
}
