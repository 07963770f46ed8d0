package import BeaconKit
package import Station

/// Takes what this machine's radios hear, and how they are, into a check-in.
package actor CheckinSession: ReceiverSink {
    private var exchange: CheckinExchange
    private let clock: SteadyClock
    private var decoder = PacketDecoder()
    private var receivers = ReceiverNames()
    private var conditions: [ReceiverID: RadioCondition] = [:]
    private var whole: RadioCondition?
    private var transmitterFault: RadioCondition?

    package init(_ exchange: CheckinExchange, clock: SteadyClock) {
        self.exchange = exchange
        self.clock = clock
    }

    /// What is to be on the air until the verdict.
    package var transmission: Transmission { exchange.transmission }

    /// Whether the station hears the number, but from too far away.
    package var isToComeNearer: Bool { exchange.isToComeNearer }

    /// How it ended; `nil` while it goes on.
    package var verdict: CheckinExchange.Verdict? { exchange.verdict(at: clock.now()) }

    package func attach(_ adapter: Adapter) -> ReceiverID {
        receivers.number(of: adapter.address) ?? ReceiverID(rawValue: 0)
    }

    package func ingest(_ batch: ReportBatch) {
        batch.forEach { packet, receiver, instant in
            decoder.decode(packet: packet, receiver: receiver, at: instant) { sighting in
                exchange.hear(sighting.identity, at: sighting.instant)
            } otherReport: { _, _ in
                exchange.hearOther()
            }
        }
    }

    package func update(_ condition: RadioCondition, of receiver: ReceiverID?) {
        if let receiver { conditions[receiver] = condition } else { whole = condition }
        recordFault()
    }

    package func lost(_ packets: Int, by receiver: ReceiverID) {}

    /// Takes how the transmitter is doing.
    package func update(_ state: TransmitterState) {
        transmitterFault = if case .unable(let condition) = state { condition } else { nil }
        recordFault()
    }

    /// It takes one adapter that transmits and one that hears.
    private func recordFault() {
        let isAnyHearing = conditions.isEmpty || conditions.values.contains { !$0.isDeaf }
        let receiving = whole.flatMap { $0.isDeaf ? $0 : nil } ?? (isAnyHearing ? nil : conditions.values.first)
        exchange.update(transmitterFault ?? receiving, at: clock.now())
    }
}
