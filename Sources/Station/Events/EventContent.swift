import Attendance
import BeaconKit

/// What an event document says of a fact, and whom it is about.
struct EventContent {
    let type: EventType
    var person: PersonID?
    var details: [String: EventValue] = [:]

    /// - Returns: `nil` for a fact that is nobody's business outside.
    init?(_ fact: Fact) {
        switch fact {
        case .punched(let punch):
            type =
                switch punch.direction {
                case .in: .checkedIn
                case .out: .checkedOut
                case .breakBegin: .breakBegan
                case .breakEnd: .breakEnded
                case .undirected: .punched
                }
            person = punch.person
            details = [
                "provisional": .boolean(punch.isProvisional), "clockDoubtful": .boolean(punch.isClockDoubtful),
                "offline": .boolean(punch.isOffline),
            ]
        case .rollCallStarted(let id, let isDrill):
            type = .rollCallStarted
            details = ["rollCall": .text(id.rawValue), "drill": .boolean(isDrill)]
        case .rollCallClosed(let id, _):
            type = .rollCallClosed
            details = ["rollCall": .text(id.rawValue)]
        case .receiverDeaf(let lastHeard):
            type = .receiverDeaf
            details = ["lastHeard": .integer(lastHeard.microseconds / 1000)]
        case .receiverHeard: type = .receiverHeard
        case .stationStarted(let version):
            type = .stationStarted
            details = ["stationVersion": .text(version)]
        case .stationStopped: type = .stationStopped
        case .clockJumped(let seconds):
            type = .clockJumped
            details = ["seconds": .number(seconds)]
        // Who is known, and how time is planned and counted, is for those who may ask the API.
        case .siteConfigured, .personAdded, .personEdited, .personRemoved, .personArchived, .personRestored,
            .personErased, .badgeAssigned, .badgeRevoked, .shiftDefined, .scheduleAssigned, .scheduleEnded,
            .holidaySet, .holidayRemoved, .leaveGranted, .leaveWithdrawn, .policyAdopted, .correctionRequested,
            .correctionMade, .correctionApproved, .correctionRefused, .periodClosed, .periodReopened,
            .rollCallMarked, .receiverPlaced, .presenceConfigured, .radioChanged:
            return nil
        }
    }
}
