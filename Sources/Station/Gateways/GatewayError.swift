package import Attendance

/// Why something could not be done with a gateway.
package enum GatewayError: String, Error, Hashable, Sendable, CaseIterable {
    case badAddress, userInAddress, badText, badAuthority, badKey, noSuchGateway, taken, roomNeeded, tooMany, noProbe,
        notPaired
}

extension GatewayError: CustomStringConvertible {
    package var description: String { words() }

    package func words(in language: Language = .english) -> String {
        language.catalogue["gateways.error.\(rawValue)"]
    }
}
