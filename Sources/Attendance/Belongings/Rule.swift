import Crypto

/// When somebody or something comes, goes or is somewhere, then people are told, or a door opens.
///
/// Nothing that a rule does is anything that sets off a rule: rules cannot feed each other.
package struct Rule: Hashable, Sendable {
    /// The most characters of a name.
    package static let longestName = 60
    /// The most characters of a text.
    package static let longestText = 200
    /// In s: how long a rule does nothing after it did something, at least.
    package static let intervals = 10...604_800
    /// In s.
    package static let usualInterval = 60

    package let id: RuleID
    package let name: String
    /// A rule that is off does nothing.
    package let isOn: Bool
    package let subject: RuleSubject
    package let event: RuleEvent
    /// When it counts; `nil` for always.
    package let hours: WeeklyHours?
    /// At most once in so many seconds for the same person, item or beacon: ``intervals``.
    package let interval: Int
    /// What the kiosk and the wall show: `nil` for nothing, empty for the usual welcome or farewell. `{name}` stands for
    /// who or what it is.
    package let show: String?
    /// What people are told; `nil` for nothing.
    package let notify: String?
    package let door: Door?

    /// - Throws: ``RuleError``.
    package init(
        id: RuleID = RuleID(),
        name: String,
        isOn: Bool = true,
        subject: RuleSubject,
        event: RuleEvent,
        hours: WeeklyHours? = nil,
        interval: Int = usualInterval,
        show: String? = nil,
        notify: String? = nil,
        door: Door? = nil
    ) throws(RuleError) {
        guard !name.allSatisfy(\.isWhitespace) else { throw .emptyName }
        guard Self.isShowable(name, limit: Self.longestName) else { throw .badName(limit: Self.longestName) }
        guard Self.intervals.contains(interval) else { throw .badInterval(String(interval)) }
        for text in [show, notify].compactMap({ $0 }) where !Self.isShowable(text, limit: Self.longestText) {
            throw .badText(limit: Self.longestText)
        }
        if let notify, notify.allSatisfy(\.isWhitespace) { throw .emptyNotice }
        guard show != nil || notify != nil || door != nil else { throw .doesNothing }
        if door != nil, event != .near { throw .doorNotNear }
        if case .room(let room) = event {
            guard !room.allSatisfy(\.isWhitespace), Self.isShowable(room, limit: ReceiverPlacement.longest) else {
                throw .badRoom(room)
            }
        }
        if case .beacons(_, nil, .some) = subject { throw .minorWithoutMajor }
        self.id = id
        self.name = name
        self.isOn = isOn
        self.subject = subject
        self.event = event
        self.hours = hours
        self.interval = interval
        self.show = show
        self.notify = notify
        self.door = door
    }

    private static func isShowable(_ text: String, limit: Int) -> Bool {
        text.count <= limit && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }

    /// Stands for all of it but ``id``, so that a form notices a change made meanwhile.
    package var version: String { Hexadecimal.text(SHA256.hash(data: Array(((try? payload()) ?? "").utf8)).prefix(16)) }
}
