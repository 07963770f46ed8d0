/// Where punches go that people make by hand.
package protocol PunchTaker: Sendable {
    /// Takes a punch. It is durable when this returns, and the board shows it within a second.
    ///
    /// - Throws: `PunchError` for a punch that contradicts what holds or cannot be one, `RosterError.noSuchPerson`, or
    ///   ``StoreError`` when nothing can be recorded: then the punch was not taken.
    func take(_ request: PunchRequest) async throws -> PunchReceipt
}
