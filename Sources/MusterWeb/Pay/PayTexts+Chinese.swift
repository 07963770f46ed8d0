import Attendance
import Station

extension PayTexts {
    static let chinese = PayTexts(
        title: "计薪",
        hint: "工时如何计为工资：规则、合同、工时账户，以及核对所依据的法律。",
        saved: "已保存。",
        onlyAdministrators: "只有管理员可以更改。",
        rules: "计薪规则",
        rulesHint: "规则给每个计薪小时一个代码，例如正常工时或加班，并可另加津贴。个人规则优先于部门规则，部门规则优先于全体规则。",
        noRules: "还没有计薪规则。",
        addRules: "设定计薪规则",
        rulesField: "规则，每行一条",
        startWith: "从模板开始",
        template: {
            switch $0 {
            case .week: "每周超过 40 小时为加班"
            case .day: "按日和按周加班"
            case .timeOff: "加班折为调休"
            case .supplements: "夜班、周日和假日津贴"
            case .california: "加利福尼亚"
            }
        },
        scope: "适用于",
        everyone: "全体",
        scopeDepartment: "一个部门",
        scopePerson: "一个人",
        number: "人员编号",
        firstDay: "第一天",
        since: { "从 \($0) 起" },
        wider: "没有自己的规则：适用更大范围的规则。",
        end: "结束",
        endLabel: { "结束：\($0)" },
        endFrom: "不再适用的第一天",
        save: "保存",
        contracts: "合同",
        noContracts: "还没有合同。",
        addContract: "添加合同",
        terms: "工时",
        termsHint:
            "例如“weekly 38:30 days 12345 core 10:00-15:00 flexitime 07:00-20:00”，或从周一到周日“by-day 8:00 8:00 0:00 8:00 4:00 0:00 0:00”。",
        lastDay: "最后一天",
        lastDayHint: "没有期限的合同请留空。",
        endAfter: "适用的最后一天",
        weekHours: { "每周 \($0) 小时" },
        span: { from, to in to.map { "\(from) 至 \($0)" } ?? "从 \(from) 起" },
        limits: "工时账户的上下限",
        noLimits: "没有限制：账户可有任意工时。",
        addLimits: "设定上下限",
        limitsField: "上下限",
        limitsHint:
            "例如“ceiling 40:00; floor -20:00; settle monthly lapse; expire 03-31”。用“payout”代替“lapse”时，超出上限的工时以工资支付。",
        laws: "工时法律",
        lawsHint: "按所选法律核对每一天。本站不了解集体协议和行业例外。这不是法律意见。",
        noLaws: "没有核对任何法律。",
        chooseLaws: "选择法律",
        law: {
            switch $0 {
            case .europeanUnion: "欧盟，2003/88/EC 指令"
            case .germany: "德国，ArbZG"
            case .france: "法国，Code du travail"
            case .spain: "西班牙，Estatuto de los Trabajadores"
            case .california: "加利福尼亚，Labor Code"
            }
        },
        weekStart: "一周从哪天开始（1 为周一，7 为周日）",
        agreedDay: "西班牙约定的每日工时，例如 10:00",
        hazardousNights: "此处夜间工作有危险或负担重",
        waivesFirstMeal: "六小时以内的工作日放弃第一次用餐",
        waivesSecondMeal: "十二小时以内的工作日放弃第二次用餐",
        findings: "工时法律",
        findingsHint: "所选法律在这些天不允许的事项，以及怎样才符合。",
        ahead: "计划中",
        finding: { chineseFinding($0, $1) },
        remedy: { chineseRemedy($0, $1) },
        moreFindings: { "还有 \($0) 项。请缩短日期范围查看。" },
        paidAs: "计薪代码",
        code: "代码",
        hours: "工时",
        supplement: "津贴",
        total: "合计",
        proof: { chineseProof($0) },
        account: "工时账户",
        accountTitle: { "\($0)：工时账户" },
        accountHint: "每天加上实际工时和记入工时，减去应出工时。今天结束后才计入。",
        noAccount: "这些天没有工时账户。有了合同或记账后才开始。",
        balance: "余额",
        balanceAt: { "\($0) 的余额" },
        before: "之前",
        expected: "应出",
        worked: "实际",
        credited: "记入",
        outside: "弹性时间之外，不计",
        missedCore: "缺核心时间",
        compensation: "按计薪规则",
        booked: "记账",
        paidOut: "已支付",
        lapsed: "作废",
        bookings: "记账",
        noBookings: "还没有记账。",
        book: "记入工时",
        kind: "种类",
        bookingKind: {
            switch $0 {
            case .opening: "期初余额"
            case .adjustment: "调整"
            case .payout: "支付"
            }
        },
        bookingHours: "工时",
        bookingHint: "小时和分钟，例如 2:30 或 -1:00。",
        reason: "理由",
        bookingDone: "已记账。",
        erased: "已删除"
    )

    private static func chineseProof(_ proof: PayProof) -> String {
        var text = "计薪时间 \(HoursText.text(proof.paid))"
        if proof.added != 0 { text += " + 记入 \(HoursText.text(proof.added))" }
        if proof.outside != 0 { text += " − 弹性时间之外 \(HoursText.text(proof.outside))" }
        if proof.twice != 0 { text += " − 已随前一天支付 \(HoursText.text(proof.twice))" }
        return text + " = 各代码合计 \(HoursText.text(proof.total))"
    }

    private static func chineseFinding(_ finding: LawFinding, _ zones: ZoneHistory) -> String {
        let when = LawFinding.clock(finding.at, zones)
        let actual = HoursText.text(finding.actual)
        let limit = HoursText.text(finding.limit)
        return switch finding.article.rule {
        case .dailyRest: "\(when) 之前休息了 \(actual) 小时；至少应为 \(limit)。"
        case .weeklyRest: "\(finding.day) 所在一周最长的休息为 \(actual) 小时；至少应为 \(limit)。"
        case .breaks: "\(finding.day) 的休息共 \(actual) 小时；至少应为 \(limit)。"
        case .stretch: "\(finding.day) 连续工作 \(actual) 小时没有休息；最多 \(limit)。"
        case .day, .hazardousNight: "\(finding.day) 工作 \(actual) 小时；最多 \(limit)。"
        case .week: "\(finding.day) 所在一周工作 \(actual) 小时；最多 \(limit)。"
        case .average(_, let weeks), .nightAverage(_, let weeks):
            "截至 \(finding.day) 的 \(weeks) 周平均每周工作 \(actual) 小时；最多 \(limit)。"
        case .meal(let number, _): "\(finding.day) 的第 \(number) 次用餐在 \(when)（工作 \(limit) 小时后）还没有开始。"
        }
    }

    private static func chineseRemedy(_ remedy: LawRemedy, _ zones: ZoneHistory) -> String {
        switch remedy {
        case .startNoEarlier(let instant): "请不早于 \(LawFinding.clock(instant, zones)) 开始。"
        case .endNoLater(let instant): "请在 \(LawFinding.clock(instant, zones)) 前结束。"
        case .takeBreak(let minutes, let part, let instant):
            "请再休息 \(minutes) 分钟"
                + (part > 1 && part < minutes ? "，每次至少 \(part) 分钟" : "")
                + "，不晚于 \(LawFinding.clock(instant, zones)) 开始。"
        case .rest(let minutes, let from, let to):
            "请在 \(from) 与 \(to) 之间连续休息 \(HoursText.text(minutes)) 小时。"
        case .workLess(let minutes, let from, let to):
            "请在 \(from) 与 \(to) 之间少工作 \(HoursText.text(minutes)) 小时。"
        }
    }
}
