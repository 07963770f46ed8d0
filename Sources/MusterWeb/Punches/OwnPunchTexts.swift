package import Attendance
import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What people read who clock themselves in, and whoever allows it.
package struct OwnPunchTexts: Sendable, Decodable {
    let texts: TextTable

    package let clockIn, clockOut, endBreak, hint, networkHint, networks, networksHint, out, place: String
    package let proof, settings, startBreak, title: String

    package func name(_ place: OwnPunching.Place) -> String { texts["place.\(place.rawValue)"] }
    package func since(_ time: String) -> String { texts["since", ["time": time]] }
    package func onBreak(_ time: String) -> String { texts["onBreak", ["time": time]] }

    package func label(_ direction: Punch.Direction) -> String {
        switch direction {
        case .in, .undirected: clockIn
        case .out: clockOut
        case .breakBegin: startBreak
        case .breakEnd: endBreak
        }
    }

    package func reason(_ error: OwnPunchingError) -> String {
        switch error {
        case .notAllowed: texts["refused.notAllowed"]
        case .elsewhere: texts["refused.elsewhere"]
        case .badNetwork(let text): texts["refused.badNetwork", ["text": text]]
        }
    }
}
