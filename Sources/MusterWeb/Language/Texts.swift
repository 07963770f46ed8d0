package import Attendance
package import Station

/// Everything that the pages say, in one language. A language that lacks a text does not compile.
///
/// `{n}` in a text stands for a number that the browser fills in while it ticks.
package struct Texts: Sendable {
    /// What the station is called where it is installed as an app, and what it is for.
    package let appName: String
    package let appDescription: String

    // The frame of every page.
    package let places: String
    package let board: String
    /// The menus of the bar.
    package let radioMenu: String
    package let stationMenu: String
    package let skipToPeople: String
    package let languageSwitch: String
    package let wallView: String
    package let pageView: String
    /// How many times faster than real the demo's time runs.
    package let fasterTime: @Sendable (Int) -> String

    // Statuses, as headings and words.
    package let onSiteNow: String
    package let onSite: String
    package let late: String
    package let away: String
    package let expected: String
    package let gone: String
    package let offToday: String
    /// Shown where a section is empty.
    package let nobodyOnSite: String
    package let nobodyLate: String
    package let nobodyAway: String
    package let nobodyExpected: String
    package let nobodyGone: String
    package let nobodyOff: String

    // A person's line.
    package let number: String
    package let minutesLate: @Sendable (Int) -> String
    package let overdue: String
    package let overdueCount: @Sendable (Int) -> String
    package let lastKnown: String
    package let lastKnownHint: String
    package let arrived: @Sendable (_ time: String) -> String
    package let left: @Sendable (_ time: String) -> String
    package let onBreak: @Sendable (_ time: String) -> String
    /// Whatever the kind of leave is.
    package let onLeave: String
    package let freeToday: String
    package let neverHeard: String
    package let heard: AgeTexts

    // Receivers.
    package let receivers: String
    package let noReceivers: String
    package let hearing: String
    package let deaf: String
    package let waiting: String
    package let reportsPerSecond: @Sendable (_ rate: String) -> String
    package let deafSince: @Sendable (_ time: String) -> String
    package let nothingHeardYet: String
    package let lostReports: @Sendable (_ count: Int) -> String
    /// A receiver that the kernel calls otherwise since it was plugged in again.
    package let nowNamed: @Sendable (_ name: String) -> String
    /// How a receiver's radio is, or without a name the radio as a whole, and what to do about it.
    package let radio: @Sendable (_ condition: RadioCondition, _ receiver: String?) -> RadioWords

    // Banners: what is wrong, and what that means or what to do.
    package let deafTitle: @Sendable (_ names: String) -> String
    package let deafMeaning: String
    /// What to do about a radio, and what its being out of order means to the people that it heard.
    package let radioMeaning: @Sendable (_ remedy: String) -> String
    package let notAnsweringTitle: @Sendable (_ reason: String) -> String
    package let otherStationTitle: String
    package let otherStationMeaning: String
    package let chainTitle: @Sendable (_ station: String, SharingTrouble.Kind) -> String
    package let diskFullTitle: String
    package let diskFullMeaning: String
    package let damagedTitle: String
    package let damagedMeaning: @Sendable (_ reason: String) -> String
    package let storageTitle: String
    package let storageMeaning: @Sendable (_ reason: String) -> String
    package let clockJumpedTitle: @Sendable (_ seconds: Int) -> String
    package let clockJumpedMeaning: String
    package let connectionLost: AgeTexts
    package let connectionLostMeaning: String
    /// Where the page came without its scripts.
    package let notLive: String
    package let withoutScript: String

    // Beacons that are nobody's.
    package let unknownBeacons: String
    package let unknownBeaconsHint: String
    package let strength: @Sendable (_ dBm: Int) -> String

    // A station without people.
    package let noPeopleTitle: String
    package let noPeopleHint: String

    // Errors.
    package let notFoundTitle: String
    package let notFoundHint: String
    package let failureTitle: String
    package let failureHint: String
    package let badRequestTitle: String
    package let badRequestHint: String
    package let toBoard: String

    @Shared package var access: AccessTexts
    @Shared package var people: PeopleTexts
    @Shared package var kiosk: KioskTexts
    @Shared package var history: HistoryTexts
    @Shared package var find: FindTexts
    @Shared package var signals: SignalTexts
    @Shared package var transmit: TransmitTexts
    @Shared package var items: ItemTexts
    @Shared package var links: LinkTexts
    @Shared package var stations: StationTexts
    @Shared package var messages: MessageTexts
    @Shared package var sharing: SharingTexts
    @Shared package var settings: SettingsTexts
    @Shared package var retention: RetentionTexts
    @Shared package var attendance: TimeTexts
    @Shared package var days: DayTexts
    @Shared package var sheets: SheetTexts
    @Shared package var imports: ImportTexts
    @Shared package var rollCall: RollCallTexts
    @Shared package var plan: PlanTexts
    @Shared package var pay: PayTexts
    @Shared package var anchors: AnchorTexts

    // Writing.
    /// What stands between the items of a list.
    package let listSeparator: String
    /// A time of day.
    package let time: @Sendable (_ hour: Int, _ minute: Int) -> String
    /// Whether hours below ten are written with a zero, for the clock that ticks in the browser.
    package let padsHours: Bool
    /// A day; `weekday` counts from 0 for Sunday.
    package let day: @Sendable (_ day: LocalDay, _ weekday: Int) -> String
}
