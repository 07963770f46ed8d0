/// What is wrong with this machine's radios, found out by listening for a while.
package struct RadioDiagnosis: Hashable, Sendable {
    /// What one adapter heard.
    package struct Hearing: Hashable, Sendable {
        package let name: String
        /// `nil` for a receiver that is no adapter of this machine.
        package let address: String?
        /// How it was doing in the end.
        package var condition = RadioCondition.starting
        /// Whether another program disturbed it at any time.
        package var wasDisturbed = false
        /// Advertising reports of anything.
        package var reports = 0
        /// Those of them that were iBeacons.
        package var beaconReports = 0
        /// How many iBeacons these were.
        package var beacons = 0
        /// How many of these the station knows, as badges or by its UUID; `nil` where there is no station's data.
        package var knownBeacons: Int?
        /// Packets that were dropped because nobody read them in time.
        package var lost = 0

        package init(adapter: Adapter) {
            name = adapter.name
            address = adapter.address
        }

        /// - Parameter name: what a receiver is called that may be no adapter.
        package init(name: String) {
            self.name = name
            address = nil
        }
    }

    /// One thing that was found.
    package enum Finding: Hashable, Sendable {
        /// How the radio as a whole is doing, or one adapter.
        case condition(RadioCondition, adapter: String?)
        /// The adapter listens, and nothing at all is to be heard.
        case hearsNothing(adapter: String)
        /// It hears other devices and no iBeacon.
        case hearsNoBeacons(adapter: String, reports: Int)
        /// It hears iBeacons, none of which the station knows, or there is no station's data to know them by.
        case hearsOnlyUnknown(adapter: String, beacons: Int, isStationHere: Bool)
        /// The kernel dropped packets.
        case losesPackets(adapter: String, count: Int)
        /// It hears iBeacons, so many of them known.
        case hears(adapter: String, beacons: Int, known: Int)
    }

    package let hearings: [Hearing]
    package let findings: [Finding]

    /// - Parameters:
    ///   - radio: how the radio as a whole is doing.
    ///   - hearings: what each adapter heard.
    package init(radio: RadioCondition?, hearings: [Hearing]) {
        self.hearings = hearings
        var findings: [Finding] = []
        if let radio, radio != .listening, radio != .starting { findings.append(.condition(radio, adapter: nil)) }
        for hearing in hearings { findings += Self.findings(of: hearing) }
        if findings.isEmpty { findings = [.condition(.absent, adapter: nil)] }
        self.findings = findings
    }

    /// Whether nothing needs doing.
    package var isFine: Bool { findings.allSatisfy(\.isFine) }

    /// What is to be said of one adapter.
    package static func findings(of hearing: Hearing) -> [Finding] {
        let name = hearing.name
        var findings: [Finding] = []
        if hearing.wasDisturbed { findings.append(.condition(.disturbed, adapter: name)) }
        if hearing.condition != .listening, hearing.condition != .disturbed {
            findings.append(.condition(hearing.condition, adapter: name))
        } else if hearing.reports == 0 {
            findings.append(.hearsNothing(adapter: name))
        } else if hearing.beacons == 0 {
            findings.append(.hearsNoBeacons(adapter: name, reports: hearing.reports))
        } else if let known = hearing.knownBeacons, known > 0 {
            findings.append(.hears(adapter: name, beacons: hearing.beacons, known: known))
        } else {
            let isStationHere = hearing.knownBeacons != nil
            findings.append(
                .hearsOnlyUnknown(adapter: name, beacons: hearing.beacons, isStationHere: isStationHere)
            )
        }
        if hearing.lost > 0 { findings.append(.losesPackets(adapter: name, count: hearing.lost)) }
        return findings
    }
}
