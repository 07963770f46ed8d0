package import Station

/// Asks the station what is in the air, once for all who watch, and only while somebody does.
package actor BeaconFeed {
    private let source: any RadioSource
    /// How old an answer may be to be given again.
    private let age: Duration
    private var latest: (list: BeaconList, asked: ContinuousClock.Instant)?

    package init(source: any RadioSource, age: Duration) {
        self.source = source
        self.age = age
    }

    package func list() async -> BeaconList {
        let now = ContinuousClock.now
        if let latest, now - latest.asked < age { return latest.list }
        let list = await source.beacons()
        latest = (list, now)
        return list
    }
}
