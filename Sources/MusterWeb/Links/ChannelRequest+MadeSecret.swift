import Station

extension ChannelRequest {
    /// The secret that was made for a webhook because none was typed; it is shown this once. `nil` where none was made.
    ///
    /// - Parameter old: the channel before the change; `nil` for a new one.
    func madeSecret(of channel: Channel, before old: Channel?) -> String? {
        let settings = channel.settings
        guard settings.kind == .webhook, self[.secret].isEmpty, settings.secrets != old?.settings.secrets else {
            return nil
        }
        return settings.secrets.first
    }
}
