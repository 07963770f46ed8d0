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
        func names(_ receivers: [BoardReceiver]) -> String {
            let names = receivers.map { receiver in
                let since = receiver.lastHeard.map { " " + texts.deafSince(clock.time($0, on: board.day)) } ?? ""
                return "\(receiver.name) (\(receiver.room))\(since)"
            }
            return names.joined(separator: texts.listSeparator)
        }
        // Each kind of fault once, with all whom it concerns. What the whole radio has was said by an alarm.
        var told = board.alarms.compactMap { if case .radio(let condition) = $0 { condition } else { nil } }
        for condition in deaf.compactMap(\.fault) where !told.contains(condition) {
            told.append(condition)
            let words = texts.radio(condition)
            banners.append(
                Banner(
                    kind: "warning",
                    title: "\(words.title): \(names(deaf.filter { $0.fault == condition }))",
                    meaning: texts.radioMeaning(words.remedy)
                )
            )
        }
        let silent = deaf.filter { $0.fault == nil }
        if !silent.isEmpty {
            banners.append(
                Banner(kind: "warning", title: texts.deafTitle(names(silent)), meaning: texts.deafMeaning)
            )
        }
        return banners
    }
}

extension BoardReceiver {
    /// Why it hears nothing, where that is known.
    fileprivate var fault: RadioCondition? {
        condition.flatMap { $0.isFault ? $0 : nil }
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
        case .radio(let condition):
            let words = texts.radio(condition)
            self.init(kind: "warning", title: words.title, meaning: texts.radioMeaning(words.remedy))
        case .notAnswering(let condition):
            let words = texts.radio(condition)
            self.init(kind: "warning", title: texts.notAnsweringTitle(words.title), meaning: words.remedy)
        case .otherStation:
            self.init(kind: "warning", title: texts.otherStationTitle, meaning: texts.otherStationMeaning)
        }
    }
}
