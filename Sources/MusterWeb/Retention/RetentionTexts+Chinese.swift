import Attendance
import Station

extension RetentionTexts {
    static let chinese = RetentionTexts(
        retention: "保留期限",
        hint: "保留期满后内容即被删除。其在日志中的位置仍在，因此任何人仍可验证日志。",
        undecided: "尚未决定：日志中不会删除任何内容。以下为建议值，保存后开始生效。",
        kind: chineseKind,
        kindHint: {
            switch $0 {
            case .presence: "关于人员和物品的提醒、答复，以及规则打开的门。"
            case .signatures: "打卡时的签名图片。打卡记录保留。"
            case .attendance: "打卡、更正及其理由、申请和休假，按整月计算。"
            case .rollCalls: "当时谁在哪里，以及谁标记了谁。"
            case .messages: "其他站点发来的和发给它们的消息。"
            case .recordAccess: "谁查看了谁的记录。"
            }
        },
        days: "天",
        forever: "留空：永久保留。",
        proposed: { "建议：\($0)。" },
        save: "保存",
        saved: "已保存。到期的内容将在一小时内删除。",
        going: { forecast, before, oldest in
            let since = oldest.map { "，最早为 \($0)" } ?? ""
            return "\(chineseKind(forecast.kind))：\(before) 之前的 \(forecast.count) 项\(since)"
        },
        goingTitle: "以下内容将被删除，无法恢复",
        confirm: "保存并删除",
        clockTitle: "暂不删除任何内容：本站时钟可能不准",
        doubt: {
            switch $0 {
            case .jumped(let seconds): "时钟被调整了 \(Int(exactly: seconds.rounded()) ?? 0) 秒。"
            case .gap(let days): "有 \(days) 天没有任何记录。"
            case .behind: "时钟显示的时间早于最后一条记录。"
            }
        },
        clockHint: { "现在显示 \($0)。如果正确，请确认；否则请调整时钟。若不再调整，到期的内容将从 \($1) 起删除。" },
        confirmClock: "时钟正确",
        past: "最近删除的内容",
        nothingPast: "尚未删除任何内容。",
        gone: { "\(chineseKind($0))：\($2) 之前的 \($1) 项" },
        notNumber: { "“\($0)”不是天数。永久保留请留空。" },
        reason: {
            switch $0 {
            case .outOfRange(let kind, let range):
                "“\(chineseKind(kind))”可保留 \(range.lowerBound) 至 \(range.upperBound) 天，或永久保留。"
            case .signaturesOutlast(let days): "签名不能比其所签的打卡保留更久；打卡保留 \(days) 天。"
            case .notClosed(let day): "\(day) 起尚未关闭的日期会被删除。请先关闭，或延长考勤的保留期限。"
            case .changedMeanwhile: "其间有人作了更改。请重新查看。"
            }
        }
    )

    private static func chineseKind(_ kind: RetentionKind) -> String {
        switch kind {
        case .presence: "行踪"
        case .signatures: "签名"
        case .attendance: "考勤"
        case .rollCalls: "点名"
        case .messages: "消息"
        case .recordAccess: "查看记录"
        }
    }
}
