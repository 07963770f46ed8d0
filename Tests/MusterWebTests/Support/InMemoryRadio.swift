import Station

/// What is in the air, as a test says.
actor InMemoryRadio: RadioSource {
    private var heard: BeaconList
    private var reports: [ReceiverReport]
    /// How often it was asked for beacons.
    private(set) var questions = 0

    init(beacons: [HeardBeacon] = [], isIncomplete: Bool = false, receivers: [ReceiverReport] = []) {
        heard = BeaconList(now: Fixtures.now, beacons: beacons, isIncomplete: isIncomplete)
        reports = receivers
    }

    func beacons() -> BeaconList {
        questions += 1
        return heard
    }

    func receiverReports() -> [ReceiverReport] { reports }

    func hear(_ beacons: [HeardBeacon]) { heard.beacons = beacons }

    func change(_ receivers: [ReceiverReport]) { reports = receivers }
}
