package import MusterMQTT
package import Station

extension MQTTTarget {
    /// - Returns: `nil` if the address is not a broker's.
    package init?(_ settings: ChannelSettings) {
        self.init(
            address: settings.address,
            user: settings.user,
            password: settings.secrets.first,
            authority: settings.authority
        )
    }

    /// What all topics begin with.
    package var base: String { path.isEmpty ? "muster" : path }

    /// Where the station says whether it is there.
    package var statusTopic: String { "\(base)/status" }

    /// Where events of a type are published.
    package func topic(of type: EventType) -> String { "\(base)/events/\(type.rawValue)" }
}
