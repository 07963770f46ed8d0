import Attendance

/// What the forms of the plan hold.
struct PlanFields: Sendable {
    let code: String
    let start: String
    let end: String
    let grace: String
    let leaveGrace: String
    let early: String
    let late: String
    let breakLength: String
    let after: String
    let paid: Bool
    let automatic: Bool
    let from: String
    let rota: String
    let number: String
    let first: String
    let last: String
    let day: String
    let name: String
    let leaveNumber: String
    let leaveFrom: String
    let leaveTo: String
    let freeFrom: String
    let freeTo: String

    init(_ input: PlanInput, today: LocalDay) {
        let today = "\(today)"
        code = input.typed("code", in: .shift)
        start = input.typed("start", in: .shift, at: "09:00")
        end = input.typed("end", in: .shift, at: "17:30")
        grace = input.typed("grace", in: .shift, at: "5")
        leaveGrace = input.typed("leaveGrace", in: .shift, at: "0")
        early = input.typed("earlyWindow", in: .shift, at: "120")
        late = input.typed("lateWindow", in: .shift, at: "240")
        breakLength = input.typed("break", in: .shift)
        after = input.typed("after", in: .shift)
        paid = input.isTicked("paid", in: .shift)
        automatic = input.isTicked("automatic", in: .shift)
        from = input.typed("from", in: .shift, at: today)
        rota = input.typed("rota", in: .schedule)
        number = input.typed("number", in: .schedule)
        first = input.typed("from", in: .schedule, at: today)
        last = input.typed("to", in: .schedule)
        day = input.typed("day", in: .holiday, at: today)
        name = input.typed("name", in: .holiday)
        leaveNumber = input.typed("number", in: .leave)
        leaveFrom = input.typed("from", in: .leave, at: today)
        leaveTo = input.typed("to", in: .leave, at: today)
        freeFrom = input.typed("free-from", in: .leave)
        freeTo = input.typed("free-to", in: .leave)
    }
}
