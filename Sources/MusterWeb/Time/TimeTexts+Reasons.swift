import Attendance
import Station

extension TimeTexts {
    /// Why something about attendance was refused, in Chinese.
    static func chineseReason(_ error: any Error) -> String? {
        switch error {
        case let error as CorrectionError: reason(error)
        case let error as AttendanceRefusal: reason(error)
        case let error as ScheduleError: reason(error)
        case let error as PolicyError: reason(error)
        case let error as WallTimeError: reason(error)
        case let error as RosterError: reason(error, .chinese, .chinese)
        case PunchSheetError.badTime(let text): "“\(text)”不是时间。请写成 09:05。"
        case PunchError.periodClosed(let day): "\(day) 所在的期间已关闭。请先重新打开。"
        case is PunchError: "此打卡无法记录。请检查时间后重试。"
        case is StoreError: "本站暂时无法记录。请稍后再次发送。"
        default: PayTexts.chineseReason(error)
        }
    }

    private static func reason(_ error: CorrectionError) -> String {
        switch error {
        case .unknownPunch: "没有这次打卡。请选择当天的一次打卡。"
        case .unknownCorrection: "这项更正已不存在。请重新查看当天。"
        case .alreadyKnown: "这项更正已经提交过。"
        case .ownRequest: "不能审批自己的申请。请由另一位主管决定。"
        case .ownTime: "不能直接更正自己的考勤。请提出申请，由另一位主管决定。"
        case .alreadyDecided: "此申请已有决定。请撤销该更正，或另行申请。"
        case .alreadyReversed: "此更正已被撤销。请另作更正。"
        case .undecided: "该更正尚未决定。请先批准或拒绝。"
        case .refused: "该更正已被拒绝，不起作用。请更正打卡本身。"
        case .corrected: "这次打卡已被更正。请查看当天现状，更改或撤销该更正。"
        case .notTheirs: "这次打卡属于另一个人。请选择此人的打卡。"
        case .future: "时间还没有到。只能更正已经发生的事。"
        case .tooEarly(let day): "\(day) 之前的时间有误。请检查年份后重新填写。"
        case .badReason: "理由需要 1 至 500 个字。请简短说明记录为何有误。"
        case .periodClosed(let day): "\(day) 所在的期间已关闭。请先重新打开。"
        case .periodNotClosed(let day): "\(day) 没有关闭。请选择已关闭期间内的日期。"
        case .notKept(let day): "\(day) 之前的考勤已不再保留，不能更改。请选择较晚的日期。"
        case .periodNotOver(let day): "期间的最后一天 \(day) 还没有过去。请从次日起再关闭。"
        }
    }

    private static func reason(_ error: AttendanceRefusal) -> String {
        switch error {
        case .unresolved(let count, let first): "结算工资前必须处理 \(count) 项，最早在 \(first)。请先更正，或仍然关闭。"
        case .unfinished(let name, let others, let day):
            "\(name)\(others == 0 ? "" : "等 \(others + 1) 人")从 \(day) 起仍在上班。请等其下班后再关闭，或补上忘记的签退。"
        case .unreported(let day):
            "并非所有接收器都已报告到 \(day) 结束。请启动本站，或修复、移除收不到信号的接收器后再关闭；也可仍然关闭。"
        case .noSuchRollCall: "没有这次点名。"
        case .rollCallClosed: "这次点名已结束。请重新开始一次。"
        case .rollCallRunning: "另一次点名正在进行。请在那一次中标记，或先结束它。"
        case .noHoliday(let day): "\(day) 已不是假日。"
        case .nameTaken: "此表单之前已提交过其他内容。请重新载入页面。"
        case .noSuchException: "此事项已不存在，或已有变化。请查看当前列表。"
        case .mustBeCorrected: "结算工资前必须处理的事项不能保留原样。请更正当天的打卡。"
        case .ownException: "不能确认自己考勤中的事项。请由另一位主管查看。"
        }
    }

    private static func reason(_ error: ScheduleError) -> String {
        switch error {
        case .badCode(let code): "“\(code)”不能作为班次名称。请用 1 至 20 个字母、数字或“.”，例如 EARLY 或 N1。"
        case .badBreak(let text): "休息 \(text) 不成立。休息为 1 至 240 分钟，在工作 0 至 1440 分钟之后。"
        case .badWindow(let minutes): "\(minutes) 分钟的范围不成立。请填 0 至 720 分钟。"
        case .badCycle(let days): "\(days) 天的轮班不成立。请写 1 至 366 天，例如 7 或 14 天。"
        case .unknownShift(let code): "那一天没有班次“\(code)”。请先定义它，从那一天或更早起。"
        case .overlap(let first, let second): "班次 \(first) 与 \(second) 重叠。请让一个在另一个开始前结束，或去掉一个。"
        case .datesReversed(let from, let to): "日期从 \(from) 倒退到 \(to)。请对调。"
        case .alreadyScheduled(let day): "同一些人在 \(day) 已有排班。请先结束那一个，或在其后开始。"
        case .noSuchSchedule, .noSuchLeave: "它已被结束。请重新载入页面。"
        case .badTime(let minutes): "不能在第 \(minutes) 分钟处划分半天。请填 00:01 至 23:59。"
        case .rangeTooLong(let days, let limit): "范围有 \(days) 天，超过 \(limit) 天。请分段查询。"
        }
    }

    private static func reason(_ error: PolicyError) -> String {
        switch error {
        case .badRounding(let step): "不能取整到 \(step) 分钟。请用能整除一小时的步长：1、5、6、10、15、20、30 或 60。"
        case .outOfRange(_, let value, let allowed): "不能是 \(value)。请填 \(allowed.lowerBound) 至 \(allowed.upperBound)。"
        }
    }

    private static func reason(_ error: WallTimeError) -> String {
        switch error {
        case .skipped(let day, _): "\(day) 没有这个时间：时钟向前拨过了它。请填之前或之后的时间。"
        case .twice(let day, _): "\(day) 这个时间出现两次：时钟向后拨过。请说明是第一次还是第二次。"
        case .notATime: "这不是一天中的时间。请填 00:00 至 23:59。"
        }
    }
}

extension TimeTexts {
    /// As the pages about people and about settings say it.
    static func reason(_ error: RosterError, _ people: PeopleTexts, _ settings: SettingsTexts) -> String {
        switch error {
        case .badShift(let typed): settings.badHours(typed)
        default: people.reason(error)
        }
    }
}
