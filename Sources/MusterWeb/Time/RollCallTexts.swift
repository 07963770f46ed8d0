package import Attendance

/// What the pages of roll calls say.
package struct RollCallTexts: Sendable {
    package let hint: String
    package let startDrill: String
    package let startLive: String
    package let startHint: String
    package let goesOn: @Sendable (_ isDrill: Bool, _ since: String) -> String
    package let open: String
    package let earlier: String
    package let noneYet: String
    package let drill: String
    package let live: String
    package let title: @Sendable (_ isDrill: Bool) -> String
    package let began: @Sendable (_ moment: String, _ by: String) -> String
    package let closedAt: @Sendable (_ moment: String, _ by: String) -> String
    package let complete: String
    package let incomplete: String

    package let toFind: String
    package let safe: String
    package let missing: String
    package let notOnSite: String
    package let unlisted: String
    package let presence: @Sendable (RollCall.Presence) -> String
    package let lastSeen: @Sendable (_ time: String) -> String
    package let mark: @Sendable (RollCallMark.State) -> String
    package let markLabel: @Sendable (_ name: String, _ state: String) -> String
    package let markedBy: @Sendable (_ by: String, _ time: String) -> String
    package let notExpected: @Sendable (_ count: Int) -> String
    package let find: String
    package let onlyToFind: String

    package let add: String
    package let addHint: String
    package let name: String
    package let nameNeeded: String
    package let addSafe: String
    package let addMissing: String

    package let close: String
    package let closeHint: @Sendable (_ unaccounted: Int) -> String
    package let closeNow: String
    package let report: String
    package let state: String
    package let markedAt: String
    package let by: String
    package let outcome: @Sendable (_ safe: Int, _ missing: Int, _ unaccounted: Int) -> String
    package let back: String
    /// `{n}` stands for how many.
    package let waiting: String
    package let notSent: String
    package let stale: String
    package let signedOut: String
}

extension RollCallTexts {
    static let english = RollCallTexts(
        hint:
            "Account for everyone who was on site. Several wardens can mark people at once, each on their own device.",
        startDrill: "Start a drill",
        startLive: "Start a roll call: this is not a drill",
        startHint: "It starts at once, with the people who are on site now.",
        goesOn: { isDrill, since in (isDrill ? "A drill" : "A roll call") + " has been running since \(since)." },
        open: "Open",
        earlier: "Earlier roll calls",
        noneYet: "No roll calls yet. Hold a drill now and then.",
        drill: "Drill",
        live: "Not a drill",
        title: { $0 ? "Roll call (drill)" : "Roll call" },
        began: { "Began \($0), by \($1)" },
        closedAt: { "Closed \($0), by \($1)" },
        complete: "Everyone is accounted for.",
        incomplete: "Not everyone was accounted for.",
        toFind: "To find",
        safe: "Safe",
        missing: "Missing",
        notOnSite: "Not on site",
        unlisted: "Not listed",
        presence: {
            switch $0 {
            case .confirmed: "Badge heard now"
            case .likely: "Likely here"
            case .stale: "Not heard for a long time"
            case .notOnSite: "Not on site"
            }
        },
        lastSeen: { "last seen \($0)" },
        mark: {
            switch $0 {
            case .safe: "Safe"
            case .missing: "Missing"
            case .notOnSite: "Not on site"
            }
        },
        markLabel: { "\($0): \($1)" },
        markedBy: { "\($0), \($1)" },
        notExpected: { "Probably not on site (\($0))" },
        find: "Find by name or number",
        onlyToFind: "Only people to find",
        add: "Add a person who is not listed",
        addHint: "For example a visitor, a driver or a person without a badge.",
        name: "Name",
        nameNeeded: "Enter a name or a description of 1 to 200 characters.",
        addSafe: "Add as safe",
        addMissing: "Add as missing",
        close: "Close the roll call",
        closeHint: {
            $0 == 0
                ? "Everyone is accounted for. The report is kept in the journal."
                : "\($0) people are not accounted for. The report says so, and is kept in the journal."
        },
        closeNow: "Close it now",
        report: "Report",
        state: "State",
        markedAt: "Marked",
        by: "By",
        outcome: { "\($0) safe, \($1) missing, \($2) not accounted for" },
        back: "All roll calls",
        waiting:
            "{n} marks are waiting for the connection. They are saved on this device and will be sent automatically.",
        notSent: "not sent yet",
        stale: "Connection lost: you cannot see other people’s marks. Keep marking.",
        signedOut: "You have been signed out. Your marks are saved: sign in again on this page."
    )

    static let chinese = RollCallTexts(
        hint: "谁需要点到，谁已安全。多名安全员可以各用自己的设备同时标记。",
        startDrill: "开始演习点名",
        startLive: "开始真实点名（非演习）",
        startHint: "以此刻在岗的人员为名单，立即开始。",
        goesOn: { isDrill, since in (isDrill ? "演习点名" : "点名") + "自 \(since) 起正在进行。" },
        open: "打开",
        earlier: "以往的点名",
        noneYet: "还没有点名过。请不时进行演习。",
        drill: "演习",
        live: "非演习",
        title: { $0 ? "点名（演习）" : "点名" },
        began: { "\($0) 开始，由 \($1) 发起" },
        closedAt: { "\($0) 结束，由 \($1) 结束" },
        complete: "所有人都已点到。",
        incomplete: "并非所有人都已点到。",
        toFind: "待寻找",
        safe: "安全",
        missing: "失踪",
        notOnSite: "不在现场",
        unlisted: "名单之外",
        presence: {
            switch $0 {
            case .confirmed: "正听到胸牌"
            case .likely: "可能在场"
            case .stale: "很久未听到"
            case .notOnSite: "不在现场"
            }
        },
        lastSeen: { "最后见于 \($0)" },
        mark: {
            switch $0 {
            case .safe: "安全"
            case .missing: "失踪"
            case .notOnSite: "不在现场"
            }
        },
        markLabel: { "\($0)：\($1)" },
        markedBy: { "\($0)，\($1)" },
        notExpected: { "据已知不在现场（\($0) 人）" },
        find: "按姓名或编号查找",
        onlyToFind: "仅显示待寻找的",
        add: "名单之外的人",
        addHint: "访客、司机、没有胸牌的人。",
        name: "姓名",
        nameNeeded: "请填写 1 至 200 个字的姓名或描述。",
        addSafe: "记为安全",
        addMissing: "记为失踪",
        close: "结束点名",
        closeHint: { $0 == 0 ? "所有人都已点到。报告会写入日志。" : "还有 \($0) 人未点到。报告会如实写入日志。" },
        closeNow: "立即结束",
        report: "报告",
        state: "状态",
        markedAt: "标记时间",
        by: "标记人",
        outcome: { "安全 \($0) 人，失踪 \($1) 人，未点到 \($2) 人" },
        back: "所有点名",
        waiting: "{n} 个标记等待连接。它们保存在此设备上，会自动发送。",
        notSent: "尚未发送",
        stale: "连接已断开：收不到其他人的标记。请继续标记。",
        signedOut: "您已被登出。标记已保留：请在本页重新登录。"
    )
}
