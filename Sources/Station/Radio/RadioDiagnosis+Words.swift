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

    /// The finding in English, and its remedy.
    ///
    /// - Parameter program: the path of this program, which the command that permits it needs.
    package func words(program: String) -> RadioWords {
        switch self {
        case .condition(let condition, let adapter):
            return condition.words(for: adapter, program: program)
        case .hearsNothing(let adapter):
            return RadioWords(
                "\(adapter) is listening but hears nothing at all",
                remedy: """
                    Hold a badge or a phone next to it. If it still hears nothing, attach its antenna, move it away from \
                    metal cases and USB 3 plugs, or try another adapter.
                    """
            )
        case .hearsNoBeacons(let adapter, let reports):
            return RadioWords(
                "\(adapter) hears other devices (\(reports) \(Self.noun(reports, "report"))) but no iBeacon",
                remedy: """
                    Hold a badge next to it. If it is not heard, replace its battery, or check in the manufacturer's app \
                    that it is set to iBeacon.
                    """
            )
        case .hearsOnlyUnknown(let adapter, let beacons, isStationHere: false):
            return RadioWords(
                "\(adapter) hears \(beacons) \(Self.noun(beacons, "iBeacon")), unknown because there is no station data here",
                remedy: """
                    To see them: muster scan. To know whose they are, start the station or name its data folder: \
                    --data-dir
                    """
            )
        case .hearsOnlyUnknown(let adapter, let beacons, isStationHere: true):
            return RadioWords(
                "\(adapter) hears \(beacons) unknown \(Self.noun(beacons, "iBeacon")) but none that this station knows",
                remedy: """
                    To see them: muster scan. To assign one: muster badge assign NUMBER UUID:MAJOR:MINOR
                    """
            )
        case .losesPackets(let adapter, let count):
            return RadioWords(
                "\(count) \(Self.noun(count, "packet")) of \(adapter) came too fast and \(count == 1 ? "was" : "were") lost",
                remedy: """
                    Another program may be using all of the processor: see top. Without CAP_NET_ADMIN the kernel keeps \
                    only a small buffer.
                    """
            )
        case .hears(let adapter, let beacons, let known):
            return RadioWords("\(adapter) hears \(beacons) \(Self.noun(beacons, "iBeacon")), \(known) of them known")
        }
    }

    private static func noun(_ count: Int, _ noun: String) -> String {
        count == 1 ? noun : noun + "s"
    }
}
