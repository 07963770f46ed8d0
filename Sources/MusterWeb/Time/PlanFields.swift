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

    init(_ input: PlanInput) {
        let isNew = input.name != "shift"
        code = input.typed("code")
        start = isNew ? "09:00" : input.typed("start")
        end = isNew ? "17:30" : input.typed("end")
        grace = isNew ? "5" : input.typed("grace")
        leaveGrace = isNew ? "0" : input.typed("leave-grace")
        early = isNew ? "120" : input.typed("early")
        late = isNew ? "240" : input.typed("late")
        breakLength = input.typed("break")
        after = input.typed("after")
        paid = input.isTicked("paid")
        automatic = input.isTicked("automatic")
        from = input.typed("from")
        rota = input.typed("rota")
        number = input.typed("number")
        first = input.typed("first")
        last = input.name == "schedule" ? input.typed("last") : ""
        day = input.typed("day")
        name = input.typed("name")
        leaveNumber = input.typed("leave-number")
        leaveFrom = input.typed("leave-from")
        leaveTo = input.typed("leave-to")
    }
}
