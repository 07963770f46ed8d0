import BeaconKit
import Station

/// Collects what `muster doctor` judges by.
actor DoctorListener: ReceiverSink {
    private var hearings: [RadioDiagnosis.Hearing] = []
    private var beacons: [Set<BeaconIdentity>] = []
    private var radio: RadioCondition?
    private var decoder = PacketDecoder()
    private let known: Doctor.KnownBeacons

    init(known: Doctor.KnownBeacons) {
        self.known = known
    }

    /// What was found so far.
    var diagnosis: RadioDiagnosis {
        var hearings = hearings
        for index in hearings.indices {
            hearings[index].beacons = beacons[index].count
            hearings[index].knownBeacons = known.count(beacons[index])
        }
        return RadioDiagnosis(radio: radio, hearings: hearings)
    }

    func attach(_ adapter: Adapter) -> ReceiverID {
        if let place = hearings.firstIndex(where: { $0.address == adapter.address }) {
            return ReceiverID(rawValue: UInt16(place))
        }
        hearings.append(RadioDiagnosis.Hearing(adapter: adapter))
        beacons.append([])
        return ReceiverID(rawValue: UInt16(hearings.count - 1))
    }

    func ingest(_ batch: ReportBatch) {
        batch.forEach { packet, receiver, instant in
            let place = Int(receiver.rawValue)
            decoder.decode(packet: packet, receiver: receiver, at: instant) { sighting in
                hearings[place].reports += 1
                hearings[place].beaconReports += 1
                beacons[place].insert(sighting.identity)
            } otherReport: { _, _ in
                hearings[place].reports += 1
            }
        }
    }

    func update(_ condition: RadioCondition, of receiver: ReceiverID?) {
        guard let receiver else {
            radio = condition
            return
        }
        hearings[Int(receiver.rawValue)].condition = condition
        if condition == .disturbed { hearings[Int(receiver.rawValue)].wasDisturbed = true }
    }

    func lost(_ packets: Int, by receiver: ReceiverID) {
        hearings[Int(receiver.rawValue)].lost += packets
    }

    /// Returns when nothing will be heard however long one waits: no adapter listens, or is being set up, for 3 s.
    func waitWhileThereIsHope() async {
        var hopeless = 0
        while !Task.isCancelled, hopeless < 3 {
            try? await Task.sleep(for: .seconds(1))
            let hasHope = hearings.contains { [.starting, .listening, .disturbed].contains($0.condition) }
            hopeless = hasHope ? 0 : hopeless + 1
        }
    }
}
