import Attendance

/// Everything that the pages say, in one language. A language that lacks a text does not compile.
///
/// `{n}` in a text stands for a number that the browser fills in while it ticks.
struct Texts: Sendable {
    // The frame of every page.
    let board: String
    let skipToPeople: String
    let languageSwitch: String
    let wallView: String
    let pageView: String
    /// How many times faster than real the demo's time runs.
    let fasterTime: @Sendable (Int) -> String

    // Statuses, as headings and words.
    let onSiteNow: String
    let onSite: String
    let late: String
    let away: String
    let expected: String
    let gone: String
    /// Shown where a section is empty.
    let nobodyOnSite: String
    let nobodyLate: String
    let nobodyAway: String
    let nobodyExpected: String
    let nobodyGone: String

    // A person's line.
    let number: String
    let minutesLate: @Sendable (Int) -> String
    let overdue: String
    let overdueCount: @Sendable (Int) -> String
    let lastKnown: String
    let lastKnownHint: String
    let arrived: @Sendable (_ time: String) -> String
    let left: @Sendable (_ time: String) -> String
    let neverHeard: String
    let heard: AgeTexts

    // Receivers.
    let receivers: String
    let noReceivers: String
    let hearing: String
    let deaf: String
    let waiting: String
    let reportsPerSecond: @Sendable (_ rate: String) -> String
    let deafSince: @Sendable (_ time: String) -> String
    let nothingHeardYet: String

    // Banners: what is wrong, and what that means or what to do.
    let deafTitle: @Sendable (_ names: String) -> String
    let deafMeaning: String
    let diskFullTitle: String
    let diskFullMeaning: String
    let storageTitle: String
    let storageMeaning: @Sendable (_ reason: String) -> String
    let clockJumpedTitle: @Sendable (_ seconds: Int) -> String
    let clockJumpedMeaning: String
    let connectionLost: AgeTexts
    let connectionLostMeaning: String
    let withoutScript: String

    // Beacons that are nobody's.
    let unknownBeacons: String
    let unknownBeaconsHint: String
    let strength: @Sendable (_ dBm: Int) -> String

    // A station without people.
    let noPeopleTitle: String
    let noPeopleHint: String

    // Errors.
    let notFoundTitle: String
    let notFoundHint: String
    let failureTitle: String
    let failureHint: String
    let badRequestTitle: String
    let badRequestHint: String
    let toBoard: String

    // Writing.
    /// What stands between the items of a list.
    let listSeparator: String
    /// A time of day.
    let time: @Sendable (_ hour: Int, _ minute: Int) -> String
    /// Whether hours below ten are written with a zero, for the clock that ticks in the browser.
    let padsHours: Bool
    /// A day; `weekday` counts from 0 for Sunday.
    let day: @Sendable (_ day: LocalDay, _ weekday: Int) -> String
}
