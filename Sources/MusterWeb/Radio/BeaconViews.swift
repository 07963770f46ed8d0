import Attendance
import BeaconKit
import Station

/// The page of all beacons that are heard.
struct BeaconsView: Sendable {
    struct Column: Sendable {
        let label: String
        let address: String
        /// `ascending` or `descending` for the one that the list is ordered by.
        let sorted: String?
        let value: String
        let isChosen: Bool
    }

    struct RegionField: Sendable {
        let name: String
        let label: String
        let value: String
        let isNumeric: Bool
        let problem: String?
    }

    let t: SignalTexts
    let assets: String
    let events: String
    let fields: [RegionField]
    let text: String
    let columns: [Column]
    let isDescending: Bool
    let list: BeaconListView

    init(_ list: BeaconListView, filter: BeaconFilter, incoming: IncomingRequest, assets: String) {
        let texts = incoming.texts.signals
        t = texts
        self.assets = assets
        self.list = list
        text = filter.text
        isDescending = filter.isDescending
        events = "/beacons/events?lang=\(incoming.language.rawValue)&" + filter.query()
        let problems = filter.problems
        func problem(_ isOfField: (BeaconFilter.Problem) -> Bool) -> String? {
            problems.first(where: isOfField).map { texts.reason($0) }
        }
        fields = [
            RegionField(
                name: "uuid",
                label: texts.uuid,
                value: filter.uuid,
                isNumeric: false,
                problem: problem { if case .uuid = $0 { true } else { false } }
            ),
            RegionField(
                name: "major",
                label: texts.major,
                value: filter.major,
                isNumeric: true,
                problem: problem { if case .major = $0 { true } else { false } }
            ),
            RegionField(
                name: "minor",
                label: texts.minor,
                value: filter.minor,
                isNumeric: true,
                problem: problem { if case .minor = $0 { true } else { false } }
            ),
        ]
        columns = BeaconColumn.allCases.map { column in
            let isChosen = column == filter.column
            return Column(
                label: texts.label(column),
                address: "/beacons?" + filter.query(column: column, isDescending: isChosen && !filter.isDescending),
                sorted: isChosen ? filter.isDescending ? "descending" : "ascending" : nil,
                value: column.rawValue,
                isChosen: isChosen
            )
        }
    }
}

/// The beacons that are shown, and how many there are.
struct BeaconListView: Sendable {
    /// More at once help nobody, and would make browsers slow.
    static let most = 200

    let t: SignalTexts
    let rows: [BeaconRow]
    let hasRows: Bool
    /// How many there are, and whether all are shown.
    let count: String

    init(_ list: BeaconList, filter: BeaconFilter, texts: Texts, viewer: Principal) {
        let found = filter.apply(to: list.beacons)
        t = texts.signals
        rows = found.prefix(Self.most).map { BeaconRow($0, now: list.now, texts: texts, viewer: viewer) }
        hasRows = !rows.isEmpty
        var sentences = [
            found.count > Self.most
                ? texts.signals.someShown(Self.most, found.count) : texts.signals.beaconCount(found.count)
        ]
        if list.isIncomplete { sentences.append(texts.signals.tooMany) }
        count = sentences.joined(separator: " ")
    }
}
