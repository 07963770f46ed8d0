import Attendance

extension TimeTexts {
    static let chinese = TimeTexts(
        menu: "考勤",
        own: "我的考勤",
        ownPlan: "我的班次",
        inbox: "待处理",
        corrections: "更正",
        timesheets: "工时表",
        rollCalls: "点名",
        plan: "班次与假日",
        periods: "已关闭的期间",
        policy: "规则试算",
        status: {
            switch $0 {
            case .present: "出勤"
            case .absent: "缺勤"
            case .pending: "待到岗"
            case .leave(let kind): chineseLeave(kind)
            case .holiday: "假日"
            case .free: "休息日"
            case .expired: "已不再保留"
            }
        },
        kind: {
            switch $0 {
            case .late: "迟到"
            case .leftEarly: "早退"
            case .absent: "没有到岗"
            case .missingIn: "缺签到"
            case .missingOut: "缺签退"
            case .closedAutomatically: "自动结束"
            case .unscheduled: "无班次上班"
            case .shortBreak: "休息不足"
            case .overlap: "重复打卡"
            case .longSession: "时间过长"
            case .doubtfulClock: "时钟存疑"
            case .weakPresence: "信号弱"
            case .reportedLate: "自助终端事后上报"
            case .afterClosing: "期间关闭后才到"
            case .together: "胸牌总是一起移动"
            }
        },
        severity: {
            switch $0 {
            case .notice: "提示"
            case .warning: "警告"
            case .mustFix: "必须处理"
            }
        },
        leave: chineseLeave,
        weekdays: { ["周一", "周二", "周三", "周四", "周五", "周六", "周日"][($0 + 6) % 7] },
        month: { "\($0)年\($1)月" },
        fullDay: { "\($1)年\($0)" },
        expected: "应出勤",
        worked: "工作",
        breaks: "休息",
        away: "暂离",
        absent: "缺勤",
        late: "迟到",
        early: "早退",
        overtime: "加班",
        days: "天数",
        rawNote: { "按打卡为 \($0)" },
        show: "查看",
        from: "从",
        to: "到",
        day: "日期",
        department: "单位",
        allDepartments: "所有单位",
        earlier: "上一个",
        later: "下一个",
        today: "今天",
        station: "本站",
        nobody: "此帐户不属于名册上的任何人。请管理员指定帐户属于谁。",
        print: "打印",
        reason: { chineseReason($0) }
    )

    private static func chineseLeave(_ kind: Leave.Kind) -> String {
        switch kind {
        case .holiday: "休假"
        case .sick: "病假"
        case .businessTrip: "出差"
        case .remote: "远程办公"
        }
    }
}
