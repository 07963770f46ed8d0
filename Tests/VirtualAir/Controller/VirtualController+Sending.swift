import BeaconKit

/// A controller's advertising as time passes.
extension VirtualController {
    /// When it next sends or a set ends, in microseconds.
    var nextDue: Int64? {
        var earliest: Int64?
        for set in sets {
            guard let activity = set.activity else { continue }
            let due = min(activity.next, activity.end ?? .max)
            earliest = min(earliest ?? .max, due)
        }
        return earliest
    }

    /// Does what is due at a moment.
    ///
    /// - Parameters:
    ///   - delay: Gives the random delay of an advertisement, in microseconds.
    ///   - events: Gets the event of each set that ended by itself.
    /// - Returns: What is sent.
    mutating func send(
        at time: Int64,
        delay: () -> Int64,
        into events: inout PacketBuffer
    ) -> [Advertisement] {
        var sent: [Advertisement] = []
        for index in sets.indices {
            guard var activity = sets[index].activity else { continue }
            if let end = activity.end, end <= time {
                finish(index, .timeout, into: &events)
                continue
            }
            guard activity.next <= time else { continue }
            sent.append(sets[index].advertisement(publicAddress: configuration.address))
            activity.count += 1
            activity.next += sets[index].interval + delay()
            sets[index].activity = activity
            if activity.count == activity.limit { finish(index, .limit, into: &events) }
        }
        return sent
    }

    /// Why a set ended, as its event says it.
    private enum Ending: UInt8 {
        case timeout = 0x3C
        case limit = 0x43
    }

    private mutating func finish(_ index: Int, _ ending: Ending, into events: inout PacketBuffer) {
        let handle = sets[index].handle
        let count = sets[index].activity?.count ?? 0
        sets[index].activity = nil
        guard wants(.advertisingSetTerminated) else { return }
        events.appendEvent(.lowEnergyMeta) { bytes in
            bytes.append(EventCode.Subevent.advertisingSetTerminated.rawValue)
            bytes.append(ending.rawValue)
            bytes.append(handle)
            // There is no connection.
            bytes.append(littleEndian: 0)
            bytes.append(UInt8(truncatingIfNeeded: count))
        }
    }
}
