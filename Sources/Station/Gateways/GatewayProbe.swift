/// Looks for gateways, and whether they hear.
package protocol GatewayProbe: Sendable {
    /// The kinds that are spoken, in the order in which they are listed.
    var kinds: [GatewayKindName] { get }
    /// Connects, listens for a while, and says what was heard.
    func listen(to settings: GatewaySettings, for seconds: Int, filter: GatewayFilter) async -> GatewayFindings
    /// The devices that announce themselves in the network; `nil` where nobody can say.
    func devices() async -> [GatewayDevice]?
}

/// A kind of gateway, and what people call it.
package struct GatewayKindName: Hashable, Sendable {
    package let kind: String
    package let title: String

    package init(_ kind: String, _ title: String) {
        self.kind = kind
        self.title = title
    }
}

/// A device that announces itself.
package struct GatewayDevice: Hashable, Sendable {
    package let name: String
    package let address: String

    package init(name: String, address: String) {
        self.name = name
        self.address = address
    }
}

/// What came of listening to a source.
package struct GatewayFindings: Hashable, Sendable {
    /// A gateway that spoke.
    package struct Found: Hashable, Sendable {
        package let gateway: Gateway
        /// Advertisements of anything.
        package var reports = 0
        /// Those of them that were iBeacons.
        package var beacons = 0
        /// Those of them whose UUID the station knows.
        package var known = 0
        /// The strongest level, in dBm.
        package var strongest: Int8?

        package init(_ gateway: Gateway) { self.gateway = gateway }
    }

    /// Why nothing was heard, as far as the connection says.
    package var trouble: GatewayTrouble?
    package var found: [Found]

    package init(trouble: GatewayTrouble? = nil, found: [Found] = []) {
        self.trouble = trouble
        self.found = found
    }
}
