import BeaconKit
import Station

/// The adapters that `muster scan` listens with, and how they are doing.
struct ScanReceivers {
    private struct Member {
        var adapter: Adapter
        var condition = RadioCondition.starting
        var lost = 0
    }

    private var members: [Member] = []
    /// How the radio as a whole is doing.
    private var radio: RadioCondition?

    /// An adapter came, perhaps again under another number.
    mutating func attach(_ adapter: Adapter) -> ReceiverID {
        if let place = members.firstIndex(where: { $0.adapter.address == adapter.address }) {
            members[place].adapter = adapter
            return ReceiverID(rawValue: UInt16(place))
        }
        members.append(Member(adapter: adapter))
        return ReceiverID(rawValue: UInt16(members.count - 1))
    }

    func adapter(_ receiver: ReceiverID) -> Adapter? {
        members.indices.contains(Int(receiver.rawValue)) ? members[Int(receiver.rawValue)].adapter : nil
    }

    /// The kernel's name for a receiver's adapter.
    func name(_ receiver: ReceiverID?) -> String? {
        receiver.flatMap { adapter($0)?.name }
    }

    /// - Returns: whether a person should be told: being set up is no news.
    mutating func update(_ condition: RadioCondition, of receiver: ReceiverID?) -> Bool {
        if let receiver {
            members[Int(receiver.rawValue)].condition = condition
        } else {
            radio = condition
        }
        // That the radio as a whole listens is what its adapters say as well.
        return condition != .starting && !(receiver == nil && condition == .listening)
    }

    mutating func lose(_ packets: Int, by receiver: ReceiverID) {
        members[Int(receiver.rawValue)].lost += packets
    }

    /// Why nothing is heard, and by which adapter; `nil` while one may.
    var obstacle: (RadioCondition, String?)? {
        if members.contains(where: { $0.condition == .starting || $0.condition == .listening }) { return nil }
        if let member = members.first { return (member.condition, member.adapter.name) }
        return radio.flatMap { $0 == .listening || $0 == .starting ? nil : ($0, nil) }
    }

    /// Lines above the table.
    ///
    /// - Parameter reports: in a second.
    func status(beacons: Int, reports: Int) -> [String] {
        var lines = members.map { member in
            let words = member.condition.words(for: member.adapter.name, program: Notice.program)
            let lost = member.lost > 0 ? ", \(member.lost) packets lost" : ""
            return words.title + lost + (words.remedy.map { ". \($0)" } ?? "")
        }
        if let radio, radio != .listening {
            let words = radio.words(program: Notice.program)
            lines.append(words.title + (words.remedy.map { ". \($0)" } ?? ""))
        }
        lines.append("\(beacons) \(beacons == 1 ? "iBeacon" : "iBeacons"), \(reports) reports of any kind per second")
        return lines
    }

    /// What is said at the end.
    func summary(_ counts: PipelineCounts) -> String {
        let lost = members.reduce(0) { $0 + $1.lost }
        return """
            \(counts.reports) reports heard, \(counts.beacons) of iBeacons, \(counts.malformed) malformed, \
            \(lost) packets lost
            """
    }
}
