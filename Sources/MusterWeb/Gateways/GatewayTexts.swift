import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the page of gateways says.
package struct GatewayTexts: Sendable, Decodable {
    let texts: TextTable

    package let gateways, hint, none, receivers, add, addHint, address, addressHint, user, secret, secretHint: String
    package let authority, authorityHint, test, testHint, heardThere, nothingHeard, name, room, use, added: String
    package let remove, removed, found, find, noDevices, trust, oneProgram, unknownState, noneOfBroker: String
    package let smoothed: String

    package func reports(_ count: Int) -> String { texts["reports", ["count": count]] }
    package func beacons(_ count: Int) -> String { texts["beacons", ["count": count]] }
    package func known(_ count: Int) -> String { texts["known", ["count": count]] }
    package func strongest(_ level: Int) -> String { texts["strongest", ["level": "−\(level.magnitude)"]] }
    package func removeLabel(_ name: String) -> String { texts["removeLabel", ["name": name]] }
    package func testLabel(_ address: String) -> String { texts["testLabel", ["address": address]] }
    package func useLabel(_ name: String) -> String { texts["useLabel", ["name": name]] }
}
