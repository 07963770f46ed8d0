package import BeaconKit

/// Where gateways and how they are is kept: beside the chain, as channels are. Every call throws ``StoreError``.
package protocol GatewayStore: Sendable {
    /// All sources, the oldest first.
    func gatewaySources() throws -> [GatewaySource]
    func save(_ source: GatewaySource) throws
    func removeGatewaySource(_ id: String) throws
    /// How gateways were when the station last wrote that down, by what stands for each.
    func gatewayStates() throws -> [String: GatewayState]
    /// Replaces all that was written down of gateways.
    func saveGatewayStates(_ states: [String: GatewayState]) throws
}

/// How a gateway was, for commands beside a running station.
package struct GatewayState: Hashable, Sendable {
    /// The name of its condition, as ``RadioCondition/code``.
    package let condition: String
    /// What the condition means and its remedy, in English.
    package let title: String
    package let remedy: String?
    package let isFault: Bool
    /// When it was so.
    package let at: Instant

    package init(condition: String, title: String, remedy: String?, isFault: Bool, at: Instant) {
        self.condition = condition
        self.title = title
        self.remedy = remedy
        self.isFault = isFault
        self.at = at
    }
}
