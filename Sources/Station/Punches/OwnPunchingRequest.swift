package import Attendance

/// Whether people may clock themselves in, as a page, a program or a command asks for it. What is left out stays as it is.
package struct OwnPunchingRequest: Decodable, Sendable {
    package var place: OwnPunching.Place?
    /// Apart by commas; nothing for all private ones.
    package var networks: Clearable<String>?

    package init() {}

    /// - Throws: `OwnPunchingError`.
    package func settings(over old: OwnPunching) throws(OwnPunchingError) -> OwnPunching {
        try OwnPunching(place: place ?? old.place, networks: networks.map { $0.value ?? "" } ?? old.networks)
    }
}

extension OwnPunching.Place: RequestValue {}
