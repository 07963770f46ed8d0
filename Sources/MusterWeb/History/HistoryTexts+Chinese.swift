import Attendance
import Station

extension HistoryTexts {
    static let chinese = HistoryTexts(
        punches: "打卡记录",
        own: "我的打卡记录",
        show: "查看打卡记录",
        title: { "\($0) 的打卡记录" },
        month: { "\($0)年\($1)月" },
        nothing: "本月没有打卡记录。",
        earlier: "上一月",
        later: "下一月",
        backToPerson: "返回人员资料",
        badRange: "日期请写成 2026-11-21，起始日不得晚于结束日，且不超过一年。",
        direction: {
            switch $0 {
            case .in: "签到"
            case .out: "签退"
            case .breakBegin: "休息开始"
            case .breakEnd: "休息结束"
            case .undirected: "在场"
            }
        },
        source: { source, name in
            let words =
                switch source {
                case .beacon: "胸牌"
                case .kiosk: "签到台"
                case .supervisor: "人工"
                case .import: "导入"
                case .api: "程序"
                case .phone: "手机"
                case .system: "本站"
                }
            return name.map { "\(words)（\($0)）" } ?? words
        },
        signature: { "\($0) 的签名，\($1)" },
        provisional: "暂定",
        provisionalHint: "已听不到胸牌。当天若再次听到，则不作签退。",
        offline: "离线打卡",
        offlineHint: { "当时无法连接本站，本站于 \($0) 收到此打卡。" },
        clockDoubtful: "时钟存疑",
        clockDoubtfulHint: "设备时钟有误，时间为推算所得。",
        weak: "信号弱",
        weakHint: "很少听到胸牌，或信号很弱。",
        recordAccess: { "谁查看过 \($0) 的记录" },
        recordAccessHint: "他人查看的日期保留一年。",
        showRecordAccess: "谁查看过",
        allData: "下载全部个人数据",
        shiftsCalendar: "排班日历文件",
        noRecordAccess: "没有其他人查看过。",
        part: {
            switch $0 {
            case .days: "日与月"
            case .punches: "打卡与签名"
            case .timesheet: "工时表"
            case .corrections: "更正"
            case .plan: "排班与请假"
            case .whereabouts: "点名时的位置"
            case .export: "导出文件"
            }
        },
        ofEverybody: "（全体人员）",
        looked: { $1 == 1 ? $0 : "\($0)，当天 \($1) 次" }
    )
}
