package import Attendance
package import BeaconKit

/// Where channels and what they have to tell are kept. Everything is durable when a call returns.
///
/// The journal itself is the queue: each channel has a cursor in it, and what lies behind the cursor will be delivered.
/// See `docs/decisions/outbox.md`. Every call throws ``StoreError``.
package protocol LinkStore: Sendable {
    /// All channels, in order of their names.
    func channels() throws -> [Channel]
    func channel(_ id: String) throws -> Channel?
    /// Adds a channel, which is told what happens from now on, or changes one. One that is turned on again is told what
    /// happens from now on, and what still waited for it.
    func save(_ channel: Channel) throws
    /// Removes a channel with all that waited for it, and its log.
    func removeChannel(_ id: String) throws

    /// Makes deliveries of the entries that came since the last call, as channels subscribe to them, in one transaction
    /// with the cursors: none is made twice, and none is left out.
    ///
    /// - Returns: how many entries were looked at.
    func enqueue(at now: Instant) throws -> Int
    /// The delivery that a channel has to try next, the one with the fewest attempts first.
    func due(_ channel: String, at now: Instant) throws -> Delivery?
    /// Records an attempt; nothing if the delivery is not there any more.
    func record(_ outcome: SendOutcome, verdict: RetrySchedule.Verdict, of delivery: Int64, at now: Instant) throws
    /// Makes all that waits for a channel, which did not work for a while, due.
    func hasten(_ channel: String, at now: Instant) throws
    /// Delivers again what was delivered or given up by a channel.
    ///
    /// - Returns: whether there is such a delivery, and it does not wait.
    func replay(_ delivery: Int64, of channel: String, at now: Instant) throws -> Bool
    /// The latest deliveries, of one channel or of all, the newest first.
    func deliveries(_ channel: String?, limit: Int) throws -> [Delivery]
    /// How many deliveries of each channel wait.
    func waiting() throws -> [String: Int]
    /// Forgets deliveries that came to their end before an instant.
    func forgetDeliveries(before: Instant) throws

    /// Somebody's name; `nil` when erased or never there.
    func name(of person: PersonID) throws -> String?
    /// A visitor's name; `nil` when deleted or never there.
    func name(ofVisitor visit: PersonID) throws -> String?
    /// An item's name; `nil` when it was erased, never there, or is watched no more.
    func name(of item: ItemID) throws -> String?
    /// `nil` before the site is set up.
    func site() throws -> Site?
}
