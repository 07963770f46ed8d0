import Attendance
import Station

/// What the import of punches says. What it has in common with that of people is in ``PeopleTexts``.
package struct ImportTexts: Sendable {
    package let importPunches: String
    package let hint: String
    package let columns: String
    package let otherEncoding: @Sendable (_ encoding: String) -> String
    package let fileTooLarge: String
    package let wouldImport: @Sendable (_ count: Int) -> String
    package let importAll: @Sendable (_ count: Int) -> String
    package let imported: @Sendable (_ count: Int) -> String
    package let known: @Sendable (_ count: Int) -> String
    package let repeated: @Sendable (_ count: Int) -> String
    package let profile: String
    package let profileHint: String
    package let time: String
    package let direction: String
    package let key: String

    // Why something was refused.
    package let empty: String
    package let unknownColumn: @Sendable (_ name: String, _ allowed: String) -> String
    package let badDirection: @Sendable (_ word: String) -> String
    package let badTime: @Sendable (_ text: String) -> String
    package let unknownBadge: @Sendable (_ badge: String) -> String
    package let badProfileLine: @Sendable (_ line: Int) -> String
    package let profileTooLong: String
    package let future: String
    package let keyReused: @Sendable (_ key: String) -> String
    package let badKey: String
}

extension ImportTexts {
    static let english = ImportTexts(
        importPunches: "Import punches",
        hint: "A CSV file from another system. You see a preview before anything is imported.",
        columns: """
            The first line names the columns: number and time are required; direction (in, out, break-begin, break-end \
            or empty) and key are optional. Times such as 2026-11-21 09:00 are local unless they have an offset.
            """,
        otherEncoding: { "The file is not UTF-8 and was read as \($0). Check that the text is right." },
        fileTooLarge: "The file is too large. Split it, for example by month.",
        wouldImport: { $0 == 1 ? "1 punch would be imported" : "\($0) punches would be imported" },
        importAll: { $0 == 1 ? "Import 1 punch" : "Import \($0) punches" },
        imported: { $0 == 1 ? "1 punch was imported." : "\($0) punches were imported." },
        known: { $0 == 1 ? "1 is already there and is skipped." : "\($0) are already there and are skipped." },
        repeated: { $0 == 1 ? "1 row repeats another and is skipped." : "\($0) rows repeat others and are skipped." },
        profile: "How another system writes its files",
        profileHint: """
            Each line is a name, a colon and a value. dates is “year month day”, “day month year” or “month day year”; number, \
            badge, date, time, direction and key name columns; in, out, break-begin and break-end list words; badges say whose \
            they are. Leave it empty for lists as described above. An example:
            """,
        time: "Time",
        direction: "Direction",
        key: "Key",
        empty: "The list is empty. The first line must name the columns; each line after it is a punch.",
        unknownColumn: { "Unknown column “\($0)”. Allowed: \($1)." },
        badDirection: { "“\($0)” is not a direction. Use in, out, break-begin or break-end, or leave it empty." },
        badTime: {
            "“\($0)” is not a time. Write it like 2026-11-21 09:00, 2026-11-21 09:00:00 or 2026-11-21 09:00+08:00."
        },
        unknownBadge: { "Nobody has the badge “\($0)”. Add it to the profile, such as “badges: \($0)=7”." },
        badProfileLine: {
            "Line \($0) of the profile cannot be read. Write a name, a colon and a value, such as “dates: day month year”."
        },
        profileTooLong: "The profile is longer than \(PunchProfile.limit / 1024) KiB. Shorten it.",
        future: "The time is in the future. Correct it, or import this line later.",
        keyReused: { "The key “\($0)” already belongs to another punch. Use another key." },
        badKey: "The key is longer than 200 characters. Shorten it or leave it out."
    )

    static let chinese = ImportTexts(
        importPunches: "导入打卡",
        hint: "其他系统导出的 CSV 文件。预览确认之前不会导入任何打卡。",
        columns: """
            第一行为列名：必须有“工号”和“时间”，可以有“方向”（in、out、break-begin、break-end 或留空）和“标识”。\
            时间按本站时钟填写，例如 2026-11-21 09:00，也可以带时差。
            """,
        otherEncoding: { "文件不是 UTF-8 编码，已按 \($0) 读取。请检查内容是否正确。" },
        fileTooLarge: "文件太大，请按月拆分。",
        wouldImport: { "将导入 \($0) 次打卡" },
        importAll: { "导入 \($0) 次打卡" },
        imported: { "已导入 \($0) 次打卡。" },
        known: { "\($0) 次已经存在，将跳过。" },
        repeated: { "\($0) 行与其他行重复，将跳过。" },
        profile: "其他系统的文件格式",
        profileHint: """
            每行一个名称、冒号和值。dates 为日期顺序（year month day、day month year 或 month day year）；number、badge、date、time、\
            direction、key 为列名；in、out、break-begin、break-end 为表示方向的词；badges 为卡号所属的工号。按上述格式填写的列表请留空。示例：
            """,
        time: "时间",
        direction: "方向",
        key: "标识",
        empty: "列表中没有打卡。第一行为列名，其后每行一次打卡。",
        unknownColumn: { "不认识“\($0)”列。可用的列：\($1)。" },
        badDirection: { "“\($0)”不是方向。请填 in、out、break-begin、break-end，或留空。" },
        badTime: { "“\($0)”不是时间。请写成 2026-11-21 09:00，已知时可加秒或时差，例如 +08:00。" },
        unknownBadge: { "没有人持有卡号“\($0)”。请在格式说明中添加，例如“badges: \($0)=7”。" },
        badProfileLine: { "格式说明第 \($0) 行无法识别。请写成“名称: 值”，例如“dates: day month year”。" },
        profileTooLong: "格式说明超过 \(PunchProfile.limit / 1024) KiB，请缩短。",
        future: "时间还没有到。请更正，或等到发生之后再导入这一行。",
        keyReused: { "标识“\($0)”已用于另一次打卡，请换一个。" },
        badKey: "标识最多 200 个字符。请缩短或去掉。"
    )
}

extension Texts {
    /// Why a list of punches was refused, or a line of it, with what to do.
    func reason(importing error: any Error) -> String {
        switch error {
        case SheetError.noColumn("time"): people.noColumn(imports.time)
        case is SheetError, is RosterError: people.reason(error)
        case PunchSheetError.empty: imports.empty
        case PunchSheetError.unknownColumn(let name):
            imports.unknownColumn(
                name,
                [people.number, imports.time, imports.direction, imports.key].joined(separator: " · ")
            )
        case PunchSheetError.badDirection(let word): imports.badDirection(word)
        case PunchSheetError.badTime(let text): imports.badTime(text)
        case PunchSheetError.unknownBadge(let badge): imports.unknownBadge(badge)
        case PunchProfileError.badLine(let line): imports.badProfileLine(line)
        case PunchProfileError.tooLong: imports.profileTooLong
        case PunchError.future: imports.future
        case PunchError.keyReused(let key): imports.keyReused(key)
        case PunchError.badKey: imports.badKey
        default: attendance.reason(error) ?? people.refused
        }
    }
}
