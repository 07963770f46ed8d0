import Attendance
import BeaconKit
import Station

/// What is in the air, as a test says.
actor InMemoryRadio: RadioSource, Broadcaster, ItemSource, Calibrator {
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

    func attendancePolicy() -> AttendancePolicy { AttendancePolicy() }

    func hear(_ beacons: [HeardBeacon]) { heard.beacons = beacons }

    func change(_ receivers: [ReceiverReport]) { reports = receivers }

    // MARK: Items

    private var list = ItemList(now: Fixtures.now, items: [])

    func items() -> ItemList { list }

    func itemNews() -> AsyncStream<Void> { AsyncStream { $0.finish() } }

    func change(items: [ItemState], others: [SharedItem] = []) {
        list.items = items
        list.others = others
    }

    // MARK: Calibration

    private var table = CalibrationTable()

    func beginCalibration() -> Int { 1 }

    func endCalibration(_ id: Int) -> (CalibrationTable, names: [ReceiverID: String]) {
        (table, [ReceiverID(rawValue: 0): "Desk"])
    }

    /// What is heard during the next calibrations.
    func hear(_ sightings: [Sighting]) {
        table = CalibrationTable()
        for sighting in sightings { table.ingest(sighting) }
    }

    // MARK: Transmitting

    private var state = BroadcastState(radio: .idle)

    func broadcastState() -> BroadcastState { state }

    func start(_ broadcast: Broadcast) throws {
        if broadcast.identity.minor == 666 { throw BroadcastError.isBadge(holder: "Mei <Lin>") }
        state.broadcasts.removeAll { $0.id == broadcast.id }
        state.broadcasts.append(broadcast)
        state.radio = .transmitting("hci0")
    }

    func stopBroadcast(_ id: String) -> Bool {
        defer { state.broadcasts.removeAll { $0.id == id } }
        return state.broadcasts.contains { $0.id == id }
    }

    func startCheckin(_ number: UInt16, site: BeaconUUID) {
        state.checkin = .init(number: number, site: site, isToComeNearer: false, verdict: nil)
    }

    func stopCheckin() { state.checkin = nil }

    func change(_ edit: @Sendable (inout BroadcastState) -> Void) { edit(&state) }
}
