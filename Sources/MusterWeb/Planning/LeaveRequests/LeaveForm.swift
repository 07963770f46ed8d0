import Attendance
import Foundation
import Station

/// The form in which people ask for leave.
struct LeaveForm: Sendable {
    let t: LeaveTexts
    let plan: PlanTexts
    let time: TimeTexts
    let action: String
    let csrfToken: String
    let key: String
    let kinds: [Choice]
    let parts: [Choice]
    let from: String
    let to: String
    let freeFrom: String
    let freeTo: String
    let note: String
    /// It was sent and refused.
    let isOpen: Bool

    init(_ input: PlanInput, of person: PersonID, today: LocalDay, _ incoming: IncomingRequest) {
        t = incoming.texts.leave
        let plan = incoming.texts.plan
        self.plan = plan
        time = incoming.texts.attendance
        action = "/people/\(person.rawValue)/leave-requests"
        csrfToken = incoming.csrfToken
        key = UUID().uuidString
        let kind = input.typed("kind", in: .leave, at: Leave.Kind.holiday.rawValue)
        kinds = Leave.Kind.allCases.map {
            Choice(value: $0.rawValue, label: incoming.texts.attendance.leave($0), isChosen: $0.rawValue == kind)
        }
        let part = input.typed("part", in: .leave, at: "all")
        parts = PlanView.leaveParts(plan).map { Choice(value: $0.0, label: $0.1, isChosen: $0.0 == part) }
        from = input.typed("from", in: .leave, at: "\(today)")
        to = input.typed("to", in: .leave)
        freeFrom = input.typed("free-from", in: .leave)
        freeTo = input.typed("free-to", in: .leave)
        note = input.typed("note", in: .leave)
        isOpen = input.name == .leave
    }
}
