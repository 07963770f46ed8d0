/// A part of the board's page that is written anew as a whole when anything in it changes.
package enum Part: String, CaseIterable, Hashable {
    case summary, banners, greetings, receivers, unknown
    /// A roll call that goes on.
    case rollCall = "running-roll-call"
}
