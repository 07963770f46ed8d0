import Attendance
import Station

/// A station that knows nobody, for pages that make no punches.
struct NoPunches: PunchTaker {
    func take(_ request: PunchRequest) throws -> PunchReceipt { throw RosterError.noSuchPerson(request.number) }
}
