package import Attendance
package import BeaconKit

/// Who is where, at one instant: what the board shows.
package struct Board: Hashable, Sendable {
    /// Grows with every change; names the state for a browser that comes back.
    package var revision: Int
    package var site: String
    /// The IANA name of the site's time zone.
    package var timeZone: String
    /// What the site speaks.
    package var language: Language
    package var day: LocalDay
    /// The station's time; in the demo it runs faster than the wall's.
    package var now: Instant
    /// Seconds of the station's time in a second of real time: 1, and more in the demo.
    package var speed: Double
    /// In order of number.
    package var people: [BoardPerson]
    /// In order of their identifiers.
    package var receivers: [BoardReceiver]
    /// Beacons heard near a receiver that are nobody's badge, the strongest first, at most 20: offered for pairing.
    package var unknownBeacons: [UnknownBeacon]
    /// The items of this station that are heard, in order of name.
    package var items: [BoardItem]
    /// What the person at the board must know: the disk is full, the clock jumped …
    package var alarms: [Alarm]
    /// What rules have the kiosk and the wall show now, the latest last.
    package var greetings: [Greeting]
    /// How many visitors are signed in.
    package var visitors: Int
    /// The roll call that goes on, if one does.
    package var rollCall: RunningRollCall?

    package init(
        revision: Int,
        site: String,
        timeZone: String,
        language: Language = .english,
        day: LocalDay,
        now: Instant,
        speed: Double = 1,
        people: [BoardPerson],
        receivers: [BoardReceiver],
        unknownBeacons: [UnknownBeacon] = [],
        items: [BoardItem] = [],
        alarms: [Alarm] = [],
        greetings: [Greeting] = [],
        visitors: Int = 0,
        rollCall: RunningRollCall? = nil
    ) {
        self.revision = revision
        self.site = site
        self.timeZone = timeZone
        self.language = language
        self.day = day
        self.now = now
        self.speed = speed
        self.people = people
        self.receivers = receivers
        self.unknownBeacons = unknownBeacons
        self.items = items
        self.alarms = alarms
        self.greetings = greetings
        self.visitors = visitors
        self.rollCall = rollCall
    }
}
