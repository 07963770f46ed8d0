import Attendance
import Station

/// A receiver that is another machine with `muster gateway`: it calls this station, which listens to what it sends.
struct UplinkSession {
    /// How often it is looked whether the receiver still sends.
    private static let tick = Duration.seconds(1)

    private let settings: GatewaySettings
    private let intake: SourceIntake
    private let host: HearingHost?

    /// - Parameter host: where receivers send to; `nil` in a program beside the station.
    init(_ settings: GatewaySettings, intake: SourceIntake, host: HearingHost?) {
        self.settings = settings
        self.intake = intake
        self.host = host
    }

    /// - Returns: whether the receiver sent anything, until the task was cancelled.
    func run() async -> Bool {
        guard let host, let peer = PeerID(settings.host) else {
            intake.disconnected(.unreachable("it is heard by a running station with --peer-port only"))
            return false
        }
        let (intake, gateway) = (intake, Gateway(kind: MusterReceiver.kind, device: settings.host))
        let isReceiver = settings.gateways.contains(gateway)
        let listening = await host.listen(to: peer, isReceiver: isReceiver) { intake.deliver($0, of: gateway) }
        var wasSending: Bool?
        while !Task.isCancelled {
            let isSending = await host.isSending(peer)
            if isSending, wasSending != true { intake.connected() }
            if !isSending, wasSending != false { intake.disconnected(.notCalling) }
            wasSending = isSending
            try? await Task.sleep(for: Self.tick)
        }
        await host.stop(listening)
        return wasSending == true
    }
}

/// The kind of these receivers.
enum MusterReceiver {
    static let kind = Gateway.musterKind
    static let title = "Muster receiver"
}
