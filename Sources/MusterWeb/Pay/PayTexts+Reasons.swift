import Attendance
import Station

extension PayTexts {
    /// Why a change of pay, contracts or accounts was refused, in Chinese; `nil` for an error of something else.
    static func chineseReason(_ error: any Error) -> String? {
        switch error {
        case let error as PayRuleError: reason(error)
        case let error as ContractError: reason(error)
        case let error as PayRefusal: reason(error)
        default: nil
        }
    }

    private static func reason(_ error: PayRuleError) -> String {
        switch error {
        case .badCode(let code): "“\(code)”不能作为计薪代码。请用 1 至 20 个字母、数字、“.”、“_”或“-”，例如 OT50。"
        case .outOfRange(let field, let value, let allowed):
            "\(field)：不能是 \(value)。请填 \(allowed.lowerBound) 至 \(allowed.upperBound)。"
        case .minimumOutsideDay(let code): "\(code) 有最低时长，却按周或计薪期计算。请去掉最低时长，或按日计算。"
        case .badHours(let text): "“\(text)”不是时间段。请写成 22:00-06:00；整天写 00:00-24:00。"
        case .badDays(let text): "“\(text)”不是星期。1 为周一，7 为周日，例如周末写 67。"
        case .badHolidayName(let name): "“\(name)”不能作为假日名称。请用 1 至 100 个字，不含引号和“;”。"
        case .supplementForNothing(let code): "津贴 \(code) 没有任何补偿。请选“pay”或“time”，或去掉它。"
        case .anchorInsideWeek(let day, let weekday): "两周从 \(day) 开始，那是一周的中间。请选星期 \(weekday) 的一天。"
        case .hidden(let band, let other): "“\(band)”永远不起作用，因为“\(other)”排在前面。请把较高的界限排在前面。"
        case .codeForTwoThings(let code): "代码 \(code) 表示两种不同的事。请各用一个代码。"
        case .tooMany(_, let limit): "规则太多。最多 \(limit) 条。"
        case .tooLong(let limit): "规则超过 \(limit) 个字符。请减少或缩短。"
        case .badLine(let line): "“\(line)”不是计薪规则。请写成“band day>8:00 OT50 150% pay”这样的一行。"
        case .twice(let word): "“\(word)”有两行。请只留一行。"
        }
    }

    private static func reason(_ error: ContractError) -> String {
        switch error {
        case .badHours(let text): "“\(text)”不是一天中的时间段。请写成 07:00-20:00。"
        case .badDays: "合同的工作日须为星期，1 为周一，7 为周日，例如 12345。"
        case .tooManyHours(let days): "\(days) 天有 \(days * 24) 小时。请填 0:00 至 \(days * 24):00。"
        case .notSevenDays(let count): "按日工时须为七天，周一到周日，而不是 \(count) 天。休息日填 0:00。"
        case .coreOutsideFlexitime(let core, let flexitime): "核心时间 \(core) 不在弹性时间 \(flexitime) 之内。请缩短或延长。"
        case .badTerms(let text): "“\(text)”不是合同工时。请写成“weekly 38:30 days 12345”。"
        case .datesReversed(let from, let to): "日期从 \(from) 倒退到 \(to)。请对调。"
        case .overlap(let day): "此人在 \(day) 已有合同。请先结束那一份，或在其后开始。"
        case .noSuchContract: "这份合同已不存在。请重新载入页面。"
        case .badAccount(let text): "“\(text)”不是工时账户的规则。请写成“ceiling 40:00; floor -20:00; settle monthly lapse”。"
        case .limitsReversed: "上限低于下限。请对调。"
        case .limitTooLarge: "上下限须为 -9999:00 至 9999:00。"
        case .badExpiry(let text): "“\(text)”须为月和日，例如 03-31，且不能是 02-29。不过期则不写。"
        case .bookingTooLarge: "记账须为 -9999:00 至 9999:00。"
        case .bookingOfNothing: "记账没有改变任何工时。请填写 2:30 或 -1:00 这样的工时。"
        case .payoutNotPositive: "支付须大于 0:00。它会自动从账户减去。"
        }
    }

    private static func reason(_ error: PayRefusal) -> String {
        switch error {
        case .rulesOrTemplate: "请填写规则。"
        case .noRules(let day): "这些人在 \(day) 没有自己的规则。请查看列表。"
        case .badHours(let text): "“\(text)”不是工时。请写成 2:30 或 -1:00。"
        case .ownAccount: "不能为自己的账户记账。请由另一位主管记账。"
        }
    }
}
