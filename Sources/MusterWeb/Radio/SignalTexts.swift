import Attendance
package import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the pages about beacons and receivers say.
package struct SignalTexts: Sendable, Decodable {
    let texts: TextTable

    package let beacons, beaconsHint, uuid, uuidHint, major, minor, search, sortBy, descending, show, pause: String
    package let resume, paused, stale, owner, distanceTitle, proximityTitle, rssi, receiver: String
    package let room, heardTitle, noBeacons, silent, nothing, tooMany, unknownDistance, immediate, near, far: String
    package let ownSignal, otherStation, unknown, pair, pairTitle, pairHint, nobodyFound, backToBeacons: String
    package let receiversHint, reportsPerSecond, lost, lastHeard, adapter, address, levels, rates: String
    package let changeReceiver, name, roomHint, save, changedMeanwhile, emptyName, emptyRoom, controlCharacter: String
    package let noSuchReceiver: String

    package func beaconCount(_ count: Int) -> String { texts["beaconCount", ["count": count]] }

    package func someShown(_ shown: Int, _ count: Int) -> String {
        texts["someShown", ["shown": shown, "count": count]]
    }

    package func distance(_ meters: String, _ uncertainty: String) -> String {
        texts["distance", ["meters": meters, "uncertainty": uncertainty]]
    }

    package func lastMinute(_ low: Int, _ high: Int) -> String {
        low == high ? texts["lastMinute.one", ["low": low]] : texts["lastMinute.range", ["low": low, "high": high]]
    }

    package func badgeOf(_ number: Int, _ name: String) -> String {
        texts["badgeOf", ["number": number, "name": name]]
    }
    package func callOf(_ number: Int, _ name: String) -> String { texts["callOf", ["number": number, "name": name]] }
    package func callOfNobody(_ number: Int) -> String { texts["callOfNobody", ["number": number]] }
    package func pairLabel(_ identity: String) -> String { texts["pairLabel", ["identity": identity]] }
    package func badUUID(_ typed: String) -> String { texts["badUUID", ["typed": typed]] }
    package func badMajor(_ typed: String) -> String { texts["badMajor", ["typed": typed]] }
    package func badMinor(_ typed: String) -> String { texts["badMinor", ["typed": typed]] }
    package func badLimit(_ most: Int) -> String { texts["badLimit", ["most": most]] }
    package func pairTo(_ name: String) -> String { texts["pairTo", ["name": name]] }

    package func finding(_ finding: RadioDiagnosis.Finding) -> RadioWords {
        finding.words(in: texts.catalogue.language, program: "/usr/bin/muster")
    }

    package func levelsOf(_ low: Int, _ high: Int) -> String { texts["levelsOf", ["low": low, "high": high]] }
    package func ratesUpTo(_ rate: String) -> String { texts["ratesUpTo", ["rate": rate]] }
    package func change(_ name: String) -> String { texts["change", ["name": name]] }

    package func changedTo(_ name: String, _ room: String) -> String {
        texts["changedTo", ["name": name, "room": room]]
    }

    package func tooLong(_ most: Int) -> String { texts["tooLong", ["most": most]] }
    package func nameTaken(_ name: String) -> String { texts["nameTaken", ["name": name]] }
}
