package import Attendance
package import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// Everything that the pages say, in one language: the texts of its catalogue, by the names of their keys.
///
/// `{n}` in a text stands for a number that the browser fills in while it ticks.
package struct Texts: Sendable, Decodable {
    let texts: TextTable

    package let appName, appDescription, places, board, developer, firstSteps, openKiosk, otherStations: String
    package let site, skipToPeople, stepBadge, stepDone, stepKiosk, stepPeople, stepPhoto, timeRules: String
    package let languageSwitch, theme, themeAuto, themeDark, themeLight: String
    package let wallView, pageView, onSiteNow, onSite, late, away, expected, gone, offToday, nobodyOnSite: String
    package let nobodyLate, nobodyAway, nobodyExpected, nobodyGone, nobodyOff, number, overdue, lastKnown: String
    package let onSiteInTime, onSiteLate, noPunchOutHint, lastKnownHint, onLeave, freeToday, neverHeard, receivers,
        noReceivers, hearing, deaf,
        waiting: String
    package let nothingHeardYet, deafMeaning, otherStationTitle, otherStationMeaning, diskFullTitle: String
    package let diskFullMeaning, damagedTitle, storageTitle, clockJumpedMeaning, connectionLostMeaning: String
    package let notLive, withoutScript, unknownBeacons: String
    package let unknownBeaconsHint, whoseBadge, kiosksAndPhones, receiversAndBadges, noPeopleTitle, noPeopleHint,
        notFoundTitle: String
    package let notFoundHint, failureTitle, failureHint, badRequestTitle, badRequestHint, toBoard: String
    package let listSeparator, padsHours, notifications, accountsAndData: String

    package let heard: AgeTexts
    package let connectionLost: AgeTexts

    @Shared package var access: AccessTexts
    @Shared package var people: PeopleTexts
    @Shared package var kiosk: KioskTexts
    @Shared package var history: HistoryTexts
    @Shared package var find: FindTexts
    @Shared package var signals: SignalTexts
    @Shared package var transmit: TransmitTexts
    @Shared package var calibrate: CalibrateTexts
    @Shared package var items: ItemTexts
    @Shared package var links: LinkTexts
    @Shared package var gateways: GatewayTexts
    @Shared package var floors: FloorTexts
    @Shared package var stations: StationTexts
    @Shared package var messages: MessageTexts
    @Shared package var sharing: SharingTexts
    @Shared package var settings: SettingsTexts
    @Shared package var retention: RetentionTexts
    @Shared package var attendance: TimeTexts
    @Shared package var days: DayTexts
    @Shared package var sheets: SheetTexts
    @Shared package var review: ReviewTexts
    @Shared package var search: SearchTexts
    @Shared package var signing: SigningTexts
    @Shared package var imports: ImportTexts
    @Shared package var rollCall: RollCallTexts
    @Shared package var visitors: VisitorTexts
    @Shared package var plan: PlanTexts
    @Shared package var pay: PayTexts
    @Shared package var anchors: AnchorTexts
    @Shared package var leave: LeaveTexts
    @Shared package var ownPunch: OwnPunchTexts
    @Shared package var hub: HubTexts

    /// The language of these texts.
    package var language: Language { texts.catalogue.language }

    /// How many times faster than real the demo's time runs.
    package func fasterTime(_ factor: Int) -> String { texts["fasterTime", ["factor": factor]] }

    package func minutesLate(_ minutes: Int) -> String {
        minutes < 120
            ? texts["minutesLate", ["minutes": minutes]]
            : texts["hoursLate", ["hours": minutes / 60, "minutes": minutes % 60]]
    }

    package func overdueCount(_ count: Int) -> String { texts["overdueCount", ["count": count]] }
    package func mayBeInside(_ count: Int) -> String { texts["mayBeInside", ["count": count]] }
    package func visitorsToo(_ count: Int) -> String { texts["visitorsToo", ["count": count]] }
    package func noPunchOut(_ time: String) -> String { texts["noPunchOut", ["time": time]] }
    package func arrived(_ time: String) -> String { texts["arrived", ["time": time]] }
    package func left(_ time: String) -> String { texts["left", ["time": time]] }
    package func onBreak(_ time: String) -> String { texts["onBreak", ["time": time]] }
    package func reportsPerSecond(_ rate: String) -> String { texts["reportsPerSecond", ["rate": rate]] }
    package func deafSince(_ time: String) -> String { texts["deafSince", ["time": time]] }
    package func lostReports(_ count: Int) -> String { texts["lostReports", ["count": count]] }

    /// A receiver that the kernel calls otherwise since it was plugged in again.
    package func nowNamed(_ name: String) -> String { texts["nowNamed", ["name": name]] }

    /// How a receiver's radio is, or without a name the radio as a whole, and what to do about it.
    package func radio(_ condition: RadioCondition, _ receiver: String?) -> RadioWords {
        condition.words(for: receiver, in: texts.catalogue.language)
    }

    /// In which room somebody is, or in which ones they may be.
    package func whereabouts(_ room: String?, _ chances: [RoomChance]) -> String? {
        guard !chances.isEmpty else { return room }
        return chances.map { texts["roomChance", ["room": $0.room, "percent": $0.percent]] }
            .joined(separator: listSeparator)
    }

    package func deafTitle(_ names: String) -> String { texts["deafTitle", ["names": names]] }

    /// What to do about a radio, and what its being out of order means to the people that it heard.
    package func radioMeaning(_ remedy: String) -> String { texts["radioMeaning", ["remedy": remedy]] }

    package func notAnsweringTitle(_ reason: String) -> String { texts["notAnsweringTitle", ["reason": reason]] }

    package func chainTitle(_ station: String, _ kind: SharingTrouble.Kind) -> String {
        texts["chainTitle.\(kind.rawValue)", ["station": station]]
    }

    package func damagedMeaning(_ reason: String) -> String { texts["damagedMeaning", ["reason": reason]] }
    package func storageMeaning(_ reason: String) -> String { texts["storageMeaning", ["reason": reason]] }

    package func clockJumpedTitle(_ seconds: Int) -> String {
        texts["clockJumpedTitle", ["seconds": (seconds < 0 ? "−" : "+") + "\(seconds.magnitude)"]]
    }

    package func strength(_ dBm: Int) -> String { texts["strength", ["dBm": dBm]] }

    /// A time of day.
    package func time(_ hour: Int, _ minute: Int) -> String { texts.catalogue.time(hour, minute) }

    /// A day; `weekday` counts from 0 for Sunday.
    package func day(_ day: LocalDay, _ weekday: Int) -> String { texts.catalogue.day(day, weekday: weekday) }
}
