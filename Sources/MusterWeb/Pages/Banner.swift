import BeaconKit
package import Station

/// Something that is wrong, said across the top of the board: what it is, and what it means or what to do.
package struct Banner: Sendable {
    /// `danger` where facts may be lost, `warning` otherwise: a class of the style sheet.
    package let kind: String
    package let title: String
    package let meaning: String

    package static func all(of board: Board, clock: SiteClock) -> [Banner] {
        let texts = clock.texts
        var banners = board.alarms.map { Banner($0, texts: texts) }
        let deaf = board.receivers.filter { $0.health == .deaf }
        if !deaf.isEmpty {
            let names = deaf.map { receiver in
                let since = receiver.lastHeard.map { " " + texts.deafSince(clock.time($0, on: board.day)) } ?? ""
                return "\(receiver.name) (\(receiver.room))\(since)"
            }
            banners.append(
                Banner(
                    kind: "warning",
                    title: texts.deafTitle(names.joined(separator: texts.listSeparator)),
                    meaning: texts.deafMeaning
                )
            )
        }
        return banners
    }
}

extension Banner {
    package init(_ alarm: Alarm, texts: Texts) {
        switch alarm {
        case .diskFull:
            self.init(kind: "danger", title: texts.diskFullTitle, meaning: texts.diskFullMeaning)
        case .storage(let reason):
            self.init(kind: "danger", title: texts.storageTitle, meaning: texts.storageMeaning(reason))
        case .clockJumped(let seconds):
            let title = texts.clockJumpedTitle(Int(exactly: seconds.rounded()) ?? 0)
            self.init(kind: "warning", title: title, meaning: texts.clockJumpedMeaning)
        }
    }
}
