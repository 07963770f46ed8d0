package import Attendance

/// Something that one may do at the station.
package enum Permission: String, Hashable, Sendable, CaseIterable {
    /// See who is on site.
    case viewBoard
    /// Punch people in and out at the kiosk.
    case punchAtKiosk
    /// See one's own punches.
    case viewOwnHistory
    /// See everybody's punches and signatures.
    case viewHistory
    /// Ask for corrections of one's own time.
    case requestCorrections
    /// Correct others' time, and decide on what they ask for.
    case correctTimes
    /// Set shifts, rotas, holidays and leave.
    case planSchedules
    /// Close periods, and open them again.
    case closePeriods
    /// See roll calls.
    case viewRollCalls
    /// Call the roll: start, mark, close.
    case callRoll
    /// Expect visitors of one's own.
    case inviteVisitors
    /// See everybody's visitors, sign them in and out.
    case receiveVisitors
    /// See the list of people.
    case viewPeople
    /// Add, edit, archive and remove people; pair their badges.
    case editPeople
    /// See the beacons and receivers around.
    case viewRadio
    /// Transmit beacons; rename and place receivers.
    case operateRadio
    /// Follow the events that are told outside.
    case followEvents
    /// Say who outside is told what.
    case manageLinks
    /// Send messages to other stations, and read theirs.
    case exchangeMessages
    /// Change the site's settings.
    case changeSettings
    /// Make and remove accounts, kiosks and tokens. No program may: one could make itself another token with more scopes.
    case manageAccess

    /// What erasing people takes, wherever it is asked for: it cannot be undone.
    package static let toErase = Permission.manageAccess

    /// Those that a token can be given.
    package static let ofPrograms = Permission.allCases.filter { $0 != .manageAccess }
}

extension Role {
    /// What the role may do.
    package var permissions: Set<Permission> {
        switch self {
        case .staff: [.viewBoard, .viewOwnHistory, .requestCorrections, .inviteVisitors]
        case .warden:
            [
                .viewBoard, .viewOwnHistory, .requestCorrections, .viewPeople, .viewRadio, .viewRollCalls, .callRoll,
                .inviteVisitors,
            ]
        case .auditor:
            [.viewBoard, .viewOwnHistory, .viewHistory, .viewPeople, .viewRadio, .viewRollCalls, .followEvents]
        case .supervisor:
            [
                .viewBoard, .punchAtKiosk, .viewOwnHistory, .viewHistory, .requestCorrections, .correctTimes,
                .planSchedules, .closePeriods, .viewRollCalls, .callRoll, .inviteVisitors, .receiveVisitors,
                .viewPeople, .editPeople, .viewRadio,
                .followEvents, .exchangeMessages,
            ]
        case .admin: Set(Permission.allCases)
        }
    }
}
