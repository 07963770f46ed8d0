extension Fact {
    /// A person, and commitments to values about them which stand beside the chain and can be erased.
    package typealias Personal = (person: PersonID, commitments: [Commitment])

    /// What facts change.
    package struct Subjects: OptionSet, Hashable, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Name, time zone, usual hours and language of the site.
        package static let site = Subjects(rawValue: 1 << 0)
        /// Who is on the roster, and what is known of them.
        package static let people = Subjects(rawValue: 1 << 1)
        /// Who has which badge.
        package static let badges = Subjects(rawValue: 1 << 2)
        package static let punches = Subjects(rawValue: 1 << 3)
        /// Corrections, requests for them and for leave, and exceptions that were acknowledged.
        package static let corrections = Subjects(rawValue: 1 << 4)
        /// Which days are closed.
        package static let periods = Subjects(rawValue: 1 << 5)
        /// Schedules, zones and policies: what a day should be, and how it is counted.
        package static let planning = Subjects(rawValue: 1 << 6)
        package static let rollCalls = Subjects(rawValue: 1 << 7)
        /// Items, and when their owners want to hear of them.
        package static let items = Subjects(rawValue: 1 << 8)
        /// What somebody is told, and what they answered.
        package static let alerts = Subjects(rawValue: 1 << 9)
        /// Rules, and whether and when they open doors.
        package static let rules = Subjects(rawValue: 1 << 10)
        /// Which other stations are trusted.
        package static let stations = Subjects(rawValue: 1 << 11)
        package static let messages = Subjects(rawValue: 1 << 12)
        /// Where receivers stand, what they are called, and how presence becomes punches.
        package static let receivers = Subjects(rawValue: 1 << 13)
        /// When presence and the clock are not to be trusted.
        package static let doubts = Subjects(rawValue: 1 << 14)
        /// Whether the clock may be wrong now, so that nothing is to go because it is old.
        package static let clock = Subjects(rawValue: 1 << 21)
        /// In what condition radios are.
        package static let radio = Subjects(rawValue: 1 << 15)
        /// Whether the station goes on here or on another machine.
        package static let relocation = Subjects(rawValue: 1 << 16)
        /// What passes between stations.
        package static let sharing = Subjects(rawValue: 1 << 17)
        /// What is known of other stations' rosters and punches.
        package static let shared = Subjects(rawValue: 1 << 18)
        /// For how long what is kept, and what is not kept any more.
        package static let retention = Subjects(rawValue: 1 << 19)
        package static let accounts = Subjects(rawValue: 1 << 20)
        /// How kiosks work.
        package static let kiosks = Subjects(rawValue: 1 << 22)
        /// Visits, and what is asked of visitors.
        package static let visitors = Subjects(rawValue: 1 << 23)
    }
}
