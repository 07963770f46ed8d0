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
        // What the whole radio has was said by an alarm.
        let told = board.alarms.compactMap { if case .radio(let condition) = $0 { condition } else { nil } }
        for receiver in board.receivers {
            guard let fault = receiver.fault, !told.contains(fault) else { continue }
            let words = texts.radio(fault, receiver.name)
            let since = receiver.health == .deaf ? receiver.since(board, clock: clock) : ""
            banners.append(
                Banner(
                    kind: "warning",
                    title: "\(words.title) (\(receiver.room))\(since)",
                    meaning: texts.meaning(of: fault, words)
                )
            )
        }
        let deaf = board.receivers.filter { $0.health == .deaf && $0.fault == nil }
        if !deaf.isEmpty {
            let names = deaf.map { "\($0.name) (\($0.room))\($0.since(board, clock: clock))" }
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

extension BoardReceiver {
    /// What is wrong with its radio, where that is known.
    fileprivate var fault: RadioCondition? {
        condition.flatMap { $0.isFault ? $0 : nil }
    }

    /// Since when it has been deaf, with a space before.
    fileprivate func since(_ board: Board, clock: SiteClock) -> String {
        lastHeard.map { " " + clock.texts.deafSince(clock.time($0, on: board.day)) } ?? ""
    }
}

extension Texts {
    /// What to do about a radio's fault and, where nothing is heard, what that means to people.
    fileprivate func meaning(of fault: RadioCondition, _ words: RadioWords) -> String {
        fault.isDeaf ? radioMeaning(words.remedy ?? "") : words.remedy ?? ""
    }
}

extension Banner {
    package init(_ alarm: Alarm, texts: Texts) {
        switch alarm {
        case .diskFull:
            self.init(kind: "danger", title: texts.diskFullTitle, meaning: texts.diskFullMeaning)
        case .storage(let reason):
            self.init(kind: "danger", title: texts.storageTitle, meaning: texts.storageMeaning(reason))
        case .damaged(let reason):
            self.init(kind: "danger", title: texts.damagedTitle, meaning: texts.damagedMeaning(reason))
        case .clockJumped(let seconds):
            let title = texts.clockJumpedTitle(Int(exactly: seconds.rounded()) ?? 0)
            self.init(kind: "warning", title: title, meaning: texts.clockJumpedMeaning)
        case .radio(let condition):
            let words = texts.radio(condition, nil)
            self.init(kind: "warning", title: words.title, meaning: texts.meaning(of: condition, words))
        case .notAnswering(let condition):
            let words = texts.radio(condition, nil)
            self.init(kind: "warning", title: texts.notAnsweringTitle(words.title), meaning: words.remedy ?? "")
        case .otherStation:
            self.init(kind: "warning", title: texts.otherStationTitle, meaning: texts.otherStationMeaning)
        case .chain(let found):
            self.init(
                kind: "danger",
                title: texts.chainTitle(found.name, found.trouble.kind),
                meaning: texts.sharing.trouble(found.trouble.kind, found.trouble.sequence)
            )
        }
    }
}
