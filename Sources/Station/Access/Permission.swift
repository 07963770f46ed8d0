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
    /// Change the site's settings.
    case changeSettings
    /// Make and remove accounts, kiosks and tokens.
    case manageAccess
}

extension Role {
    /// What the role may do.
    package var permissions: Set<Permission> {
        switch self {
        case .staff: [.viewBoard, .viewOwnHistory]
        case .warden: [.viewBoard, .viewOwnHistory, .viewPeople, .viewRadio]
        case .auditor: [.viewBoard, .viewOwnHistory, .viewHistory, .viewPeople, .viewRadio, .followEvents]
        case .supervisor:
            [
                .viewBoard, .punchAtKiosk, .viewOwnHistory, .viewHistory, .viewPeople, .editPeople, .viewRadio,
                .followEvents,
            ]
        case .admin: Set(Permission.allCases)
        }
    }
}
