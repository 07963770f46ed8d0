package import Attendance

/// What the inbox and the timesheets say.
package struct SheetTexts: Sendable {
    // The inbox.
    package let inboxHint: String
    package let least: String
    package let severityChoice: @Sendable (Exception.Severity) -> String
    package let keys: String
    package let keyNext: String
    package let keyPrevious: String
    package let keyOpen: String
    package let count: @Sendable (_ count: Int) -> String
    package let nothing: String
    package let requested: String
    package let moreLines: @Sendable (_ count: Int) -> String
    package let withWhom: @Sendable (_ what: String, _ name: String) -> String
    package let seen: String
    package let seenLabel: @Sendable (_ line: String) -> String
    package let seenHint: String
    package let seenReason: String
    package let seenDone: String
    package let seenBy: @Sendable (_ name: String, _ moment: String) -> String
    package let keySeen: String
    package let noneSeen: String

    // Timesheets.
    package let sheetsHint: String
    package let span: String
    package let spanDay: String
    package let spanWeek: String
    package let spanMonth: String
    package let spanRange: String
    package let on: String
    package let person: String
    package let personHint: String
    package let range: @Sendable (_ from: String, _ to: String) -> String
    package let totals: String
    package let chart: String
    package let chartHint: String
    package let asTable: String
    package let number: String
    package let name: String
    package let status: String
    package let firstIn: String
    package let lastOut: String
    package let exceptions: String
    package let everybody: String
    package let byDepartment: String
    package let people: String
    package let noDepartment: String
    package let table: String
    package let nobodyFound: String
    package let week: @Sendable (_ day: String) -> String
    package let exportPDF: String
    package let exportCSV: String
    package let exportXLSX: String
    package let exportBundle: String
    package let exportPunches: String
    package let exportHint: String
}

extension SheetTexts {
    static let english = SheetTexts(
        inboxHint:
            "Exceptions for a supervisor to review, most severe first. Open a line to fix the day.",
        least: "Show",
        severityChoice: {
            switch $0 {
            case .notice: "Everything"
            case .warning: "Warnings and worse"
            case .mustFix: "Must be fixed before payroll"
            }
        },
        keys: "Keys",
        keyNext: "next",
        keyPrevious: "previous",
        keyOpen: "open",
        count: { $0 == 1 ? "1 line" : "\($0) lines" },
        nothing: "Nothing needs review.",
        requested: "correction requested",
        moreLines: { "\($0) more lines are not shown. Choose a shorter range or a department." },
        withWhom: { "\($0), with \($1)" },
        seen: "Seen",
        seenLabel: { "Seen: \($0)" },
        seenHint:
            "A line marked as seen stays hidden unless the day changes. Lines that must be fixed only go away with a correction.",
        seenReason: "Reason for leaving it as it is (optional)",
        seenDone: "Marked as seen. Reports still show it, with that mark.",
        seenBy: { "seen by \($0), \($1)" },
        keySeen: "mark as seen, then next",
        noneSeen: "Nothing in this range is marked as seen.",
        sheetsHint: "Hours worked, with the current rounding rules.",
        span: "Range",
        spanDay: "A day",
        spanWeek: "A week",
        spanMonth: "A month",
        spanRange: "From … to …",
        on: "Date",
        person: "Person’s number",
        personHint: "Leave empty for everyone.",
        range: { $0 == $1 ? $0 : "\($0) – \($1)" },
        totals: "Total",
        chart: "Worked and planned hours",
        chartHint: "Filled: worked. Outlined: planned.",
        asTable: "The chart as a table",
        number: "Number",
        name: "Name",
        status: "Status",
        firstIn: "First in",
        lastOut: "Last out",
        exceptions: "Needs review",
        everybody: "Total",
        byDepartment: "By department",
        people: "People",
        noDepartment: "No department",
        table: "Timesheet",
        nobodyFound: "There is nobody to report on. Choose another department or range.",
        week: { "Week of \($0)" },
        exportPDF: "Sheets to sign (PDF)",
        exportCSV: "Days as CSV",
        exportXLSX: "Workbook (XLSX)",
        exportBundle: "For an inspector",
        exportPunches: "Punches as CSV",
        exportHint: "Files contain everyone in the chosen department and range."
    )

    static let chinese = SheetTexts(
        inboxHint: "需要主管查看的事项，最严重的在前。每一行打开那一天，可在那里更正。",
        least: "显示",
        severityChoice: {
            switch $0 {
            case .notice: "全部"
            case .warning: "警告及更严重的"
            case .mustFix: "结算工资前必须处理的"
            }
        },
        keys: "按键",
        keyNext: "下一项",
        keyPrevious: "上一项",
        keyOpen: "打开",
        count: { "\($0) 项" },
        nothing: "没有待处理的事项。",
        requested: "已申请更正",
        moreLines: { "另有 \($0) 项未显示。请选择更短的范围或某个单位。" },
        withWhom: { "\($0)（与 \($1)）" },
        seen: "已阅",
        seenLabel: { "已阅：\($0)" },
        seenHint: "已阅的事项保留原样，当天情况有变化时会再次出现。必须处理的事项只能通过更正解决。",
        seenReason: "保留原样的理由（可不填）",
        seenDone: "已记为已阅。报表中仍会列出并注明。",
        seenBy: { "\($0) 已阅，\($1)" },
        keySeen: "已阅并转到下一项",
        noneSeen: "此范围内没有已阅的事项。",
        sheetsHint: "人员的工时合计，按计入的取整。",
        span: "范围",
        spanDay: "一天",
        spanWeek: "一周",
        spanMonth: "一个月",
        spanRange: "从……到……",
        on: "所在日期",
        person: "人员编号",
        personHint: "留空表示所有人。",
        range: { $0 == $1 ? "\($0)" : "\($0) 至 \($1)" },
        totals: "合计",
        chart: "工作与应出勤时间",
        chartHint: "实心为工作，轮廓为应出勤。",
        asTable: "以表格显示图表",
        number: "编号",
        name: "姓名",
        status: "状态",
        firstIn: "最早签到",
        lastOut: "最晚签退",
        exceptions: "待处理",
        everybody: "合计",
        byDepartment: "按单位",
        people: "人数",
        noDepartment: "未分单位",
        table: "工时表",
        nobodyFound: "没有可报告的人员。请选择其他单位或范围。",
        week: { "\($0) 起的一周" },
        exportPDF: "待签字的工时表（PDF）",
        exportCSV: "每日工时（CSV）",
        exportXLSX: "工作簿（XLSX）",
        exportBundle: "供检查人员",
        exportPunches: "打卡（CSV）",
        exportHint: "文件包含该单位和范围内的所有人。"
    )
}
