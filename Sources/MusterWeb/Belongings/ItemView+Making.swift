import Attendance
import BeaconKit
import Station

extension ItemView {
    init(
        _ form: ItemForm,
        of item: Item?,
        state: ItemState?,
        version: String,
        problems: [ItemForm.Field: ItemError],
        theirs: ItemForm?,
        notice: Notice?,
        roster: Roster,
        board: Board,
        incoming: IncomingRequest,
        assets: String
    ) {
        let texts = incoming.texts.items
        func saved(_ field: ItemForm.Field) -> String? {
            guard let theirs, theirs[field] != form[field] else { return nil }
            let owner = (try? PersonNumber(typed: theirs[.owner])).flatMap { roster.anyone(number: $0)?.details.name }
            let value = field == .owner ? owner ?? "" : theirs[field]
            guard !value.isEmpty else {
                return incoming.texts.people.savedMeanwhile(incoming.texts.people.emptyValue)
            }
            return incoming.texts.people.savedMeanwhile(value)
        }
        func row(_ field: ItemForm.Field, _ label: String, hint: String? = nil, isNumeric: Bool = false) -> FieldRow {
            FieldRow(
                t: texts,
                name: field.rawValue,
                label: label,
                value: form[field],
                hint: hint,
                problem: problems[field].map { texts.reason($0) },
                theirs: saved(field),
                describedBy: (hint == nil ? "" : "\(field.rawValue)-hint ") + "\(field.rawValue)-problem"
                    + (saved(field) == nil ? "" : " \(field.rawValue)-theirs"),
                isNumeric: isNumeric
            )
        }
        let receivers = board.receivers.map(\.room)
        let allRooms = Set(receivers + form.rooms).sorted()
        let people = roster.people.values.sorted { ($0.details.name, $0.number) < ($1.details.name, $1.number) }
        let beacons = ItemNearbyView(board, texts: incoming.texts)
        t = texts
        p = incoming.texts.people
        self.assets = assets
        csrfToken = incoming.csrfToken
        title = item?.name ?? texts.add
        action = item.map { "/items/\($0.id.rawValue)" } ?? "/items"
        self.version = version
        self.notice = notice
        canEdit = incoming.principal.may(.editPeople)
        fields = [
            row(.name, texts.name), row(.uuid, texts.uuid, hint: texts.uuidHint),
            row(.major, texts.major, isNumeric: true), row(.minor, texts.minor, isNumeric: true),
        ]
        exitTime = [row(.exitTime, texts.exitTime, hint: texts.exitTimeHint, isNumeric: true)]
        quiet = row(.quiet, texts.hours, hint: texts.hoursHint)
        owners =
            [Choice(value: "", label: texts.nobody, isChosen: form[.owner].isEmpty)]
            + people.map { person in
                Choice(
                    value: "\(person.number)",
                    label: "\(person.details.name) (\(person.number))",
                    isChosen: "\(person.number)" == form[.owner]
                )
            }
        ownerProblem = problems[.owner].map { texts.reason($0) }
        ownerTheirs = saved(.owner)
        rooms = allRooms.map { Choice(value: $0, label: $0, isChosen: form.rooms.contains($0)) }
        hasRooms = !allRooms.isEmpty
        roomsProblem = problems[.rooms].map { texts.reason($0) }
        days = (1...7).map {
            Choice(value: String($0), label: texts.dayNames[$0 - 1], isChosen: form.days.contains($0))
        }
        nearby = beacons.nearby
        hasNearby = beacons.hasNearby
        id = item?.id.rawValue
        let clock = SiteClock(timeZone: board.timeZone, texts: incoming.texts)
        let row = state.map { ItemRow($0, texts: texts, clock: clock, day: board.day) }
        self.state = row
        photo = row?.photo
        initials = row?.initials ?? ""
        hue = row?.hue ?? 0
    }
}
