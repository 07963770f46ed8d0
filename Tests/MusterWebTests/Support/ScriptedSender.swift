import Station

/// A way out that answers what a test says, to every message.
struct ScriptedSender: ChannelSender {
    var outcome = SendOutcome(.unreachable, detail: "<nobody> listens")

    func send(_ message: OutgoingMessage, to channel: Channel) -> SendOutcome { outcome }

    func connection(of channel: Channel) -> ChannelConnection? {
        channel.settings.kind == .mqtt ? .failing(outcome) : nil
    }
}
