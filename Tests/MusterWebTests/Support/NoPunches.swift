import Attendance
import Station

/// A station that knows nobody, for pages that make no punches.
struct NoPunches: PunchRecorder {
    func person(number: PersonNumber) throws -> PersonID { throw RosterError.noSuchPerson(number) }
    func record(_ request: PunchRequest) throws -> PunchReceipt { throw RosterError.personGone }
}
