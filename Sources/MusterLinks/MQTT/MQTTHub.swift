import MusterMQTT
package import Station

/// The station's lasting connections with brokers, one for each channel.
package actor MQTTHub {
    private var connections: [String: MQTTConnection] = [:]

    package init() {}

    /// Ends the connections of channels that are no more, or are other than they were.
    ///
    /// - Returns: the new connections, which have to be run.
    package func connect(_ channels: [Channel]) async -> [MQTTConnection] {
        var wanted: [String: MQTTTarget] = [:]
        for channel in channels where channel.settings.kind == .mqtt && channel.off == nil {
            wanted[channel.id] = MQTTTarget(channel.settings)
        }
        for (id, connection) in connections where wanted[id] != connection.target {
            connections[id] = nil
            await connection.close()
        }
        var new: [MQTTConnection] = []
        for (id, target) in wanted where connections[id] == nil {
            let connection = MQTTConnection(target)
            connections[id] = connection
            new.append(connection)
        }
        return new
    }

    package func connection(_ channel: String) -> MQTTConnection? { connections[channel] }
}
