import Attendance
package import BeaconKit
import Logging

/// Receivers that report what cannot be.
extension ReceiverMonitor {
    /// Who heard something, for ``PlausibilityWatch``.
    package mutating func witness(_ receiver: ReceiverID) -> PlausibilityWatch.Witness? {
        guard let line = table[receiver] else { return nil }
        // A paired receiver signs, a device is called by us; at a broker anybody may speak who may write there.
        let trust =
            switch line.gateway?.kind {
            case nil: 0
            case Gateway.musterKind: 1
            case "esphome": 2
            default: 3
            }
        return PlausibilityWatch.Witness(receiver: receiver, room: table.room(line.place.room), trust: trust)
    }

    /// These receivers report what cannot be, and no others.
    package mutating func doubt(_ doubted: Set<ReceiverID>, at time: StationTime) -> [Effect] {
        var effects: [Effect] = []
        for line in table.lines where line.isDoubted != doubted.contains(line.place.id) {
            let id = line.place.id
            table.update(id) { $0.isDoubted = !line.isDoubted }
            let condition = line.isDoubted ? line.radio.condition ?? .listening : .gateway(.implausible)
            let words = condition.words(for: line.place.name)
            effects += [
                record(.radioChanged(RadioChanged(condition: condition.code, cause: nil)), of: id, at: time.wall),
                .log(
                    condition.isFault ? .warning : .notice,
                    [words.title, words.remedy].compactMap { $0 }.joined(separator: ". ")
                ),
            ]
        }
        return effects
    }
}
