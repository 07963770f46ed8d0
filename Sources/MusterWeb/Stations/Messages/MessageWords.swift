import Attendance
import Foundation
import Station

/// Says in words and numbers how it is with messages.
struct MessageWords: Sendable {
    let texts: Texts
    let clock: SiteClock

    private var t: MessageTexts { texts.messages }

    func row(_ message: Message) -> MessagesView.Row {
        MessagesView.Row(
            id: message.id.rawValue,
            name: message.name,
            station: message.peerName,
            kind: t.kind(message.form),
            size: Self.size(message.size),
            time: clock.moment(message.created),
            state: state(message),
            isFault: message.state == .refused,
            progress: progress(message)
        )
    }

    func state(_ message: Message) -> String { t.state(message.state, Self.percent(message), message.read != nil) }

    /// Percent, while it is on its way.
    func progress(_ message: Message) -> Int? {
        switch message.state {
        case .waiting, .paused, .arriving: Self.percent(message)
        default: nil
        }
    }

    func times(_ message: Message) -> [String] {
        var times = [t.written(clock.moment(message.created))]
        if message.state == .received { times.append(t.arrived(clock.moment(message.changed))) }
        if message.state == .delivered { times.append(t.delivered(clock.moment(message.changed))) }
        if let read = message.read { times.append(t.read(clock.moment(read))) }
        return times
    }

    private static func percent(_ message: Message) -> Int {
        message.size > 0 ? Int(message.progress * 100 / message.size) : 0
    }

    /// Bytes as people say them.
    static func size(_ bytes: Int64) -> String {
        switch bytes {
        case ..<1024: "\(bytes) B"
        case ..<(1 << 20): "\((bytes + 1023) / 1024) KiB"
        case ..<(1 << 30): "\((bytes + (1 << 20) - 1) >> 20) MiB"
        default: String(format: "%.1f GiB", Double(bytes) / Double(1 << 30))
        }
    }
}
