/// What the journal says of somebody whose number is heard, as far as it matters for an answer.
package enum NumberStanding: Hashable, Sendable {
    /// Nobody has the number.
    case unknown
    /// Not on site.
    case out
    /// On site, arrived then.
    case onSite(since: MinuteOfDay)
    /// Something was decided about the person that the journal does not take.
    case unrecordable
}
