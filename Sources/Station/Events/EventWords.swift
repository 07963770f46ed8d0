package import Attendance
import BeaconKit
import Foundation

/// An event in words, for those who are told it on their phones.
package struct EventWords: Hashable, Sendable {
    package let title: String
    package let text: String

    /// - Parameters:
    ///   - name: whom it is about, where that is known.
    ///   - item: the name of the item that it is about, where that is known.
    ///   - site: the site's name.
    package init(_ event: EventDocument, name: String?, item: String? = nil, site: String, language: Language) {
        let who = name ?? (language == .english ? "Somebody" : "有人")
        let receiver = event.receiver ?? (language == .english ? "the receiver" : "接收器")
        let door = event.details["door"]?.text ?? ""
        let room = event.details["room"]?.text
        title =
            language == .english
            ? Self.english(event.type, who: who, item: item, receiver: receiver, door: door)
            : Self.chinese(event.type, who: who, item: item, receiver: receiver, door: door)
        text = [event.details["text"]?.text, Self.time(event), room ?? event.receiver, site].compactMap(\.self)
            .filter { !$0.isEmpty }.joined(separator: " · ")
    }

    private static func english(_ type: EventType, who: String, item: String?, receiver: String, door: String) -> String
    {
        switch type {
        case .checkedIn: "\(who) arrived"
        case .checkedOut: "\(who) left"
        case .breakBegan: "\(who) started a break"
        case .breakEnded: "\(who) is back from a break"
        case .punched: "\(who) punched"
        case .itemAdded: "\(item ?? "An item") is watched"
        case .itemChanged: "\(item ?? "An item") was changed"
        case .itemRemoved: "\(item ?? "An item") is no longer watched"
        case .itemOutOfRange: "\(item ?? "An item") went out of range"
        case .itemLeftBehind: "\(who): are you forgetting \(item ?? "something")?"
        case .itemLeftAlone: item.map { "\($0) left without \(who)" } ?? "An item of \(who) left without its owner"
        case .itemReturned: "\(item ?? "An item") is back"
        case .itemBattery: "The battery of the tag on \(item ?? "an item") may be running out"
        case .alertAnswered: "An alert was answered"
        case .ruleNotice: "\(who): a notice"
        case .ruleShown: "\(who): a greeting"
        case .doorOpened: "A door was opened: \(door)"
        case .rollCallStarted: "A roll call was started"
        case .rollCallClosed: "The roll call was closed"
        case .receiverDeaf: "\(receiver) hears nothing"
        case .receiverHeard: "\(receiver) hears again"
        case .stationStarted: "The station was started"
        case .stationStopped: "The station was stopped"
        case .clockJumped: "The station’s clock jumped"
        case .presence: "\(who) is somewhere"
        case .itemPresence: "\(item ?? "An item") is somewhere"
        case .test: "Test message from Muster"
        }
    }

    private static func chinese(_ type: EventType, who: String, item: String?, receiver: String, door: String) -> String
    {
        switch type {
        case .checkedIn: "\(who) 已到"
        case .checkedOut: "\(who) 已离开"
        case .breakBegan: "\(who) 开始休息"
        case .breakEnded: "\(who) 休息结束"
        case .punched: "\(who) 已打卡"
        case .itemAdded: "已开始看管\(item ?? "物品")"
        case .itemChanged: "\(item ?? "物品")已更改"
        case .itemRemoved: "已停止看管\(item ?? "物品")"
        case .itemOutOfRange: "\(item ?? "有物品")超出范围"
        case .itemLeftBehind: "\(who)：您是不是忘了\(item ?? "什么")？"
        case .itemLeftAlone: "\(who) 的\(item ?? "物品")被带离"
        case .itemReturned: "\(item ?? "物品")已回来"
        case .itemBattery: "\(item.map { "\($0)的" } ?? "")标签电池可能快用完了"
        case .alertAnswered: "提醒已处理"
        case .ruleNotice: "\(who)：通知"
        case .ruleShown: "\(who)：问候"
        case .doorOpened: "门已打开：\(door)"
        case .rollCallStarted: "点名已开始"
        case .rollCallClosed: "点名已结束"
        case .receiverDeaf: "\(receiver) 收不到信号"
        case .receiverHeard: "\(receiver) 恢复接收"
        case .stationStarted: "站点已启动"
        case .stationStopped: "站点已停止"
        case .clockJumped: "站点的时钟被调整"
        case .presence: "\(who) 的位置"
        case .itemPresence: "\(item ?? "物品")的位置"
        case .test: "Muster 测试"
        }
    }

    private static func time(_ event: EventDocument) -> String {
        let seconds = event.happened.microseconds / 1_000_000 + Int64(event.offset)
        let minutes = ((seconds / 60) % 1440 + 1440) % 1440
        func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(minutes / 60)):\(two(minutes % 60))"
    }
}
