/// Finds other stations on the network by DNS-SD.
package protocol StationFinder: Sendable {
    /// The stations that announce themselves now; `nil` where nothing can be found out, as without Avahi.
    func found() async -> [FoundStation]?
}
