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
                "\(adapter) listens and hears nothing at all",
                remedy: """
                    Hold a badge or a phone beside it. If it still hears nothing: screw its antenna on, take it out of a \
                    metal case or away from USB 3 plugs, or try another adapter.
                    """
            )
        case .hearsNoBeacons(let adapter, let reports):
            return RadioWords(
                "\(adapter) hears other devices (\(reports) \(Self.noun(reports, "report"))) and no iBeacon",
                remedy: """
                    Hold a badge beside it. If it is not heard, change its battery, or see in its maker's app whether it \
                    is set to iBeacon.
                    """
            )
        case .hearsOnlyUnknown(let adapter, let beacons, isStationHere: false):
            return RadioWords(
                "\(adapter) hears \(beacons) \(Self.noun(beacons, "iBeacon")), unknown as there is no station's data here",
                remedy: """
                    See which they are: muster scan. To know whose they are, start the station, or name its data \
                    folder: --data-dir
                    """
            )
        case .hearsOnlyUnknown(let adapter, let beacons, isStationHere: true):
            return RadioWords(
                "\(adapter) hears \(beacons) unknown \(Self.noun(beacons, "iBeacon")), and none that this station knows",
                remedy: """
                    See which they are: muster scan. Give one to somebody: muster badge assign NUMBER UUID:MAJOR:MINOR
                    """
            )
        case .losesPackets(let adapter, let count):
            return RadioWords(
                "\(count) \(Self.noun(count, "packet")) of \(adapter) came too fast and \(count == 1 ? "is" : "are") lost",
                remedy: """
                    Another program may take all of the processor: see top. Without CAP_NET_ADMIN the kernel keeps a \
                    small buffer only.
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
