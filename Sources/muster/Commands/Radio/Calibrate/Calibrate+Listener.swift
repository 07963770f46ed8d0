import BeaconKit
import Station

/// What `muster calibrate` makes of what is heard.
actor CalibrationListener: ReceiverSink {
    private(set) var table = CalibrationTable()
    private(set) var receivers = ScanReceivers()
    private var decoder = PacketDecoder()
    private var hasListened = false

    func attach(_ adapter: Adapter) -> ReceiverID { receivers.attach(adapter) }

    func ingest(_ batch: ReportBatch) {
        batch.forEach { packet, receiver, instant in
            decoder.decode(packet: packet, receiver: receiver, at: instant) { sighting in
                table.ingest(sighting)
            } otherReport: { _, _ in
            }
        }
    }

    func update(_ condition: RadioCondition, of receiver: ReceiverID?) {
        if condition == .listening, receiver != nil { hasListened = true }
        _ = receivers.update(condition, of: receiver)
    }

    func lost(_ packets: Int, by receiver: ReceiverID) { receivers.lose(packets, by: receiver) }

    /// Why nothing could be heard, and by which adapter; `nil` if one listened.
    var obstacle: (RadioCondition, String?)? {
        hasListened ? nil : receivers.obstacle ?? (.starting, nil)
    }

    /// Returns when nothing will be heard however long one waits: no adapter listens, or is being set up, for 3 s.
    func waitWhileThereIsHope() async {
        var hopeless = 0
        while !Task.isCancelled, hopeless < 3 {
            try? await Task.sleep(for: .seconds(1))
            hopeless = receivers.obstacle == nil ? 0 : hopeless + 1
        }
    }
}
