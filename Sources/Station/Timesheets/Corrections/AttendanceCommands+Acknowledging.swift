package import Attendance
package import BeaconKit

/// Exceptions that are left as they are.
extension AttendanceCommands {
    /// Notes that an exception was seen and is left as it is. One that was acknowledged before stays as it was.
    ///
    /// It changes no minutes, so that it is possible in a closed period, too. What must be fixed before payroll is not
    /// acknowledged but corrected.
    ///
    /// - Parameters:
    ///   - reason: up to 500 characters, or nothing; a personal value.
    ///   - id: the same for the same acknowledgement sent again, which then changes nothing.
    /// - Throws: ``AttendanceRefusal``, ``CorrectionError/badReason``, ``StoreError``.
    package func acknowledge(
        _ exception: Exception,
        of person: PersonID,
        reason: String = "",
        id: AcknowledgementID = AcknowledgementID(),
        at now: Instant
    ) async throws {
        guard exception.severity < .mustFix else { throw AttendanceRefusal.mustBeCorrected }
        guard holder != person else { throw AttendanceRefusal.ownException }
        let known = try await repository.snapshot().attendance.acknowledgements
        if let state = known.state(id) {
            let present = state.acknowledgement
            guard present.person == person, present.exception == exception, state.by == actor else {
                throw AttendanceRefusal.nameTaken(id.rawValue)
            }
            return
        }
        guard known.state(of: exception, for: person) == nil else { return }
        let value = reason.isEmpty ? nil : try PersonalValue.make(reason: reason, person: person)
        let acknowledgement = Acknowledgement(
            id: id,
            person: person,
            exception: exception,
            reason: value?.commitment
        )
        let personal = value.map { [$0] } ?? []
        try await append(.exceptionAcknowledged(acknowledgement), at: now, personal: personal) { snapshot in
            guard snapshot.roster.anyone(person) != nil else { throw RosterError.personGone }
        }
    }
}
