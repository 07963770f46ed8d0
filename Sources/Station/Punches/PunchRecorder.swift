package import Attendance

/// Where punches go that people make by hand.
package protocol PunchRecorder: Sendable {
    /// Whose punches are taken under a number.
    ///
    /// - Throws: `RosterError.noSuchPerson`, or ``StoreError``.
    func person(number: PersonNumber) async throws -> PersonID

    /// Records a punch. It is durable when this returns, and the board shows it within a second.
    ///
    /// - Throws: `PunchError` for a punch that contradicts what holds or cannot be one, `RosterError.noSuchPerson`, or
    ///   ``StoreError`` when nothing can be recorded: then the punch was not taken.
    func record(_ request: PunchRequest) async throws -> PunchReceipt
}
