import Attendance
import BeaconKit
import Station

/// The page on which somebody is chosen who gets a beacon as a badge.
struct PairBeaconView: Sendable {
    struct Row: Sendable {
        let id: String
        let name: String
        let number: String
        let department: String
        let label: String
    }

    /// More than these are found by typing.
    private static let most = 20

    let t: SignalTexts
    let csrfToken: String
    let identity: String
    let short: String
    let identityLabel: String
    let text: String
    let find: String
    let search: String
    let rows: [Row]
    let hasRows: Bool
    let more: String?

    init(_ list: PeopleList, identity: BeaconIdentity, text: String, incoming: IncomingRequest) {
        let texts = incoming.texts
        t = texts.signals
        csrfToken = incoming.csrfToken
        self.identity = identity.description
        short = texts.people.badgeNumbered(identity)
        identityLabel = texts.people.identity
        self.text = text
        find = texts.people.find
        search = texts.people.search
        rows = list.lines.prefix(Self.most).map { line in
            Row(
                id: line.person.id.rawValue,
                name: line.person.details.name,
                number: line.person.number.description,
                department: line.person.details.department,
                label: texts.signals.pairTo(line.person.details.name)
            )
        }
        hasRows = !rows.isEmpty
        more = list.lines.count > rows.count ? texts.people.more(list.lines.count - rows.count) : nil
    }
}
