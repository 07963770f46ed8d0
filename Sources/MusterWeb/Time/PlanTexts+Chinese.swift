import Attendance

extension PlanTexts {
    static let chinese = PlanTexts(
        hint: "人员何时应当上班：假日、休假与班次。范围最小的计划优先：个人先于单位，单位先于全场所。",
        whose: "查看谁的计划",
        site: "整个场所",
        person: "人员编号",
        noShift: "休息",
        halfFree: {
            switch $0 {
            case .all: "全天"
            case .until(let minutes): "\(clock(minutes)) 前放假"
            case .from(let minutes): "\(clock(minutes)) 起放假"
            }
        },
        holidays: "假日",
        holidayName: "名称",
        freePart: "放假时间",
        wholeDay: "全天",
        morning: "上午，12:00 前",
        afternoon: "下午，12:00 起",
        setHoliday: "设为假日",
        removeHoliday: "取消",
        removeHolidayLabel: { "取消假日 \($0)" },
        noHolidays: "本月没有假日。",
        leave: "休假与外出",
        leaveKind: "类型",
        grant: "登记",
        withdraw: "撤回",
        withdrawLabel: { "撤回：\($0)" },
        noLeave: "本月没有人休假。",
        leaveRange: { $0 == $1 ? "\($0)" : "\($0) 至 \($1)" },
        shifts: "班次",
        noShifts: "没有定义班次：周一至周五按场所的通常时间。",
        defineShift: "定义班次",
        defineHint: "已有的名称从该日起重新定义，之前的保持不变。",
        code: "在轮班中的名称",
        codeHint: "1 至 20 个字母、数字或“.”，例如 EARLY 或 N1。",
        start: "开始",
        end: "结束",
        grace: "迟到宽限（分钟）",
        leaveGrace: "可提前离开（分钟）",
        earlyWindow: "可提前到达（分钟）",
        lateWindow: "可延后离开（分钟）",
        breakLength: "休息（分钟）",
        breakAfter: "工作多久后应休息（分钟）",
        breakPaid: "休息计薪",
        breakAutomatic: "未休的部分自动扣除",
        breakHint: "没有休息则留空。",
        define: "定义",
        shiftWords: { "\($0)，\($1) 分钟后算迟到" },
        since: { "自 \($0) 起" },
        breakWords: {
            "工作 \($0.after) 分钟后休息 \($0.minutes) 分钟，" + ($0.isPaid ? "计薪" : "不计薪") + ($0.isAutomatic ? "，自动扣除" : "")
        },
        schedules: "谁按哪种轮班",
        noSchedules: "没有人按轮班：按场所的通常时间。",
        assign: "安排轮班",
        assignHint: "请先定义班次。",
        scope: "适用于",
        scopeSite: "整个场所",
        scopeDepartment: "某个单位",
        scopePerson: "某个人",
        scopeAssigned: "某个人，包括假日",
        rota: "轮班",
        rotaHint: "从第一天起，周期中每天一个词：D D D D D - - 为一周；“-”为休息，D+N 为两个班次。",
        firstDay: "第一天",
        lastDay: "最后一天",
        lastDayHint: "留空表示没有结束日。",
        until: { from, to in to.map { "\(from) 至 \($0)" } ?? "自 \(from) 起" },
        endSchedule: "结束",
        endAfter: "最后一天",
        endLabel: { "结束：\($0)" },
        dayNeeded: "请填写日期。",
        numberNeeded: "请填写人员编号。",
        departmentNeeded: "请选择单位。",
        badNumber: { "“\($0)”需要填写整数分钟。" },
        saved: "已保存。",
        minutes: "分钟",
        periodsHint: "已关闭日期的报告不再改变：打卡、更正、休假和班次都不能再改。",
        closeTitle: "关闭期间",
        closeHint: "先检查结算工资前必须处理的事项。",
        check: "检查",
        clean: { "从 \($0) 到 \($1) 没有必须处理的事项，可以关闭。" },
        mustFix: { "需要先处理 \($0) 项：" },
        force: "仍然关闭，问题会留在报告中",
        close: "关闭期间",
        closedTitle: "已关闭",
        noneClosed: "没有已关闭的期间。",
        closedLine: { $0 == $1 ? "\($0)" : "\($0) 至 \($1)" },
        closedAt: { "\($0) 关闭" },
        reopen: "重新打开",
        reopenHint: "之后这些日期可以再次更改。重新打开会记入日志。",
        reopenLabel: { "重新打开：\($0)" },
        closed: "已关闭。",
        reopened: "已重新打开。",
        waiting: { "还有 \($0) 项申请等待决定。" },
        policyHint: "用其他规则计算相同的日期，与现行结果并列。采用之前不会改变任何内容。",
        changed: "要试算的规则",
        policyGrace: "到达与离开的宽限（分钟）",
        policyGraceHint: "留空则用各班次自己的宽限。",
        roundingIn: "到达时间取整",
        roundingOut: "离开时间取整",
        rounding: { rule in
            guard let rule else { return "不取整" }
            return switch rule.mode {
            case .nearest: "取最近的 \(rule.step) 分钟"
            case .earlier: "向前取到 \(rule.step) 分钟"
            case .later: "向后取到 \(rule.step) 分钟"
            }
        },
        toleratedAway: "暂离多久仍算工作（分钟）",
        awayCounts: "更久的暂离算作",
        awayAway: "暂离",
        awayBreak: "休息",
        closing: "忘记签退的时段结束于",
        closingChoice: {
            switch $0 {
            case .lastSighting: "本人最后一条记录时"
            case .shiftEnd: "班次结束时"
            case .never: "不自动结束"
            }
        },
        overtimeTolerance: "超过多少分钟才算加班",
        compare: "比较",
        beside: "并列比较",
        now: "现行",
        then: "试算",
        difference: "相差",
        changedDays: "有变化的天数",
        nothingChanges: "在此范围内没有变化。",
        adopt: "采用这些规则",
        adoptHint: "自该日起生效。之前的日期保持不变，已关闭的日期永不改变。",
        adoptFrom: "自",
        adoptNow: "采用",
        adopted: "已采用。",
        onlyAdministrators: "管理员可以采用规则。",
        inForce: { "自 \($0) 起生效" },
        usual: "通常规则"
    )
}
