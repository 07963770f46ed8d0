package import Attendance

extension RadioDiagnosis.Finding {
    /// Whether this is as it should be.
    package var isFine: Bool {
        if case .hears = self { return true }
        return false
    }

    /// The adapter that it is about.
    package var adapter: String? {
        switch self {
        case .condition(_, let adapter): adapter
        case .hearsNothing(let adapter), .hearsNoBeacons(let adapter, _), .hearsOnlyUnknown(let adapter, _, _),
            .losesPackets(let adapter, _), .hears(let adapter, _, _):
            adapter
        }
    }

    /// The finding's name for programs.
    package var code: String {
        switch self {
        case .condition(let condition, _): condition.code
        case .hearsNothing: "hears-nothing"
        case .hearsNoBeacons: "hears-no-beacons"
        case .hearsOnlyUnknown: "hears-only-unknown"
        case .losesPackets: "loses-packets"
        case .hears: "hears"
        }
    }

    /// The finding in a language, and its remedy.
    ///
    /// - Parameter program: the path of this program, which the command that permits it needs.
    package func words(in language: Language = .english, program: String) -> RadioWords {
        func words(_ key: String, _ values: KeyValuePairs<String, any Sendable>) -> RadioWords {
            let catalogue = language.catalogue
            return RadioWords(
                catalogue["radioFindings.\(key).title", values],
                remedy: catalogue["radioFindings.\(key).remedy"]
            )
        }
        switch self {
        case .condition(let condition, let adapter):
            return condition.words(for: adapter, in: language, program: program)
        case .hearsNothing(let adapter): return words("hearsNothing", ["adapter": adapter])
        case .hearsNoBeacons(let adapter, let reports):
            return words("hearsNoBeacons", ["adapter": adapter, "count": reports])
        case .hearsOnlyUnknown(let adapter, let beacons, isStationHere: false):
            return words("hearsWithoutStation", ["adapter": adapter, "count": beacons])
        case .hearsOnlyUnknown(let adapter, let beacons, isStationHere: true):
            return words("hearsOnlyUnknown", ["adapter": adapter, "count": beacons])
        case .losesPackets(let adapter, let count):
            return words("losesPackets", ["adapter": adapter, "count": count])
        case .hears(let adapter, let beacons, let known):
            let values: KeyValuePairs<String, any Sendable> = ["adapter": adapter, "count": beacons, "known": known]
            return RadioWords(language.catalogue["radioFindings.hears.title", values])
        }
    }
}
