import Station

/// No way out, for a list of pages.
struct NoLinks: ChannelSender {
    func send(_ message: OutgoingMessage, to channel: Channel) -> SendOutcome { SendOutcome(.other) }

    func connection(of channel: Channel) -> ChannelConnection? { nil }
}
