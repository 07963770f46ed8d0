import Attendance
import Station

extension DayTexts {
    static let chinese = DayTexts(
        title: { "\($0)：某一天" },
        timeline: "时间轴",
        timelineHint: "图中的一切在下方都有文字说明。",
        lanePlan: "计划",
        lanePresence: "听到胸牌",
        laneCounted: "计入",
        lanePunches: "打卡",
        nothingHappened: "这一天没有计划，也没有发生什么。",
        closedSince: { "自 \($0) 起关闭" },
        closedHint: "在重新打开期间之前，这一天的报告不再改变。",
        totals: "合计",
        exceptions: "待处理",
        noExceptions: "这一天没有问题。",
        about: { "约 \($0)" },
        sessions: "在岗时段",
        session: { "\($0) 至 \($1)" },
        open: "进行中",
        unknownEnd: "结束时间未知",
        continuedEnd: "在次日的班次中继续",
        automaticEnd: "自动结束，待确认",
        provisionalEnd: "因听不到胸牌而结束",
        countedFrom: { "按 \($0) 至 \($1) 计" },
        breakFrom: { "休息 \($0) 至 \($1)" },
        shift: { "班次 \($0)，\($1)" },
        usualShift: "通常时间",
        noShift: "没有安排班次。",
        punches: "打卡",
        noPunches: "这一天没有打卡。",
        asCorrected: { "更正为：\($0)" },
        removed: "已被更正去掉",
        added: { "由 \($0) 补上" },
        duplicate: "与另一次打卡相同",
        locked: "期间关闭后才到，不计入",
        elsewhere: "不计入这一天",
        correct: "更正",
        correctLabel: { "更正打卡：\($0)" },
        toMonth: "查看整月",
        toInbox: "返回待处理列表",
        toPunches: "打卡与签名",
        toPlan: "班次与休假",
        monthTitle: { "\($0)：某一月" },
        dayLabel: { day, status, worked, count in
            "\(day)：\(status)" + (worked == "0:00" ? "" : "，工作 \(worked)") + (count == 0 ? "" : "，\(count) 项待处理")
        },
        toLookAt: { "\($0) 项待处理" },
        news: "新消息",
        newsLine: { event, day, by in
            switch event {
            case .approved: "\(by) 批准了 \(day) 的更正。"
            case .refused: "\(by) 拒绝了 \(day) 的更正。"
            case .made: "\(by) 更正了 \(day)。"
            case .requested: "\(by) 申请更正 \(day)。"
            }
        },
        closedDay: "已关闭",
        request: "申请更正",
        requestHint: "由主管决定。原始记录会一直保留在旁边。",
        make: "更正这一天",
        makeHint: "立即生效，并会告知本人。原始记录会一直保留在旁边。",
        what: "哪里不对",
        whatAdd: "缺一次打卡",
        whatReplace: { "更改 \($0)" },
        whatRemove: { "去掉 \($0)" },
        whatReverse: { "撤销更正：\($0)" },
        direction: "正确的打卡",
        time: "正确的时间",
        timeHint: "以场所的时钟为准。去掉打卡时不需要填。",
        occurrence: "两次中的哪一次",
        first: "第一次，时钟拨回之前",
        second: "第二次，时钟拨回之后",
        reason: "理由",
        reasonHint: "简短说明记录为何有误。本人和主管都会看到。",
        send: "提交申请",
        apply: "确认更正",
        requested: "已申请，由主管决定。",
        made: "已更正。",
        correctionsHint: "人员的申请与已作的更正。任何人都不能审批自己的申请。",
        ownCorrectionsHint: "您的申请、对您考勤的更正，以及结果。",
        pending: "等待决定",
        all: "全部",
        nonePending: "没有等待决定的申请。",
        none: "没有更正。",
        changeAdd: { "补上 \($0)" },
        changeReplace: { "\($0) 改为 \($1)" },
        changeRemove: { "去掉 \($0)" },
        changeReverse: { "撤销：\($0)" },
        unknownPunch: "一次打卡",
        state: { state in
            if state.reversedBy != nil { return "已撤销" }
            return switch state.decision {
            case .pending: "等待中"
            case .approved: "已批准"
            case .refused: "已拒绝"
            case .direct: "已更正"
            }
        },
        askedBy: { "\($0)，\($1)" },
        decidedBy: { "由 \($0) 决定，\($1)" },
        because: { "理由：\($0)" },
        answered: { "答复：\($0)" },
        erased: "（已删除）",
        approve: "批准",
        approveLabel: { "批准：\($0)" },
        refuse: "拒绝",
        refuseLabel: { "拒绝：\($0)" },
        refuseReason: "为何拒绝",
        ownRequest: "这是您的申请或您本人的考勤：由另一位主管决定。",
        approved: "已批准，即时生效。",
        refused: "已拒绝，会告知本人原因。",
        openDay: "打开这一天"
    )
}
