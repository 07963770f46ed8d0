/// What stands above the board to find somebody there, and to be told of arrivals.
package struct FindTexts: Sendable {
    package let search: String
    package let show: String
    package let everybody: String
    package let out: String
    package let department: String
    package let allDepartments: String
    /// `{n}` stands for how many were found.
    package let found: String
    package let nobodyFound: String
    package let sound: String
    package let soundHint: String
}

extension FindTexts {
    static let english = FindTexts(
        search: "Find by name, number or initials",
        show: "Show",
        everybody: "Everyone",
        out: "Out",
        department: "Department",
        allDepartments: "All departments",
        found: "{n} found",
        nobodyFound: "Nobody found.",
        sound: "Chime",
        soundHint: "A sound and a flash when somebody arrives"
    )

    static let chinese = FindTexts(
        search: "按姓名、编号或拼音首字母查找",
        show: "显示",
        everybody: "全部人员",
        out: "未在岗",
        department: "单位",
        allDepartments: "所有单位",
        found: "找到 {n} 人",
        nobodyFound: "没有找到。",
        sound: "提示音",
        soundHint: "有人到达时发出提示音并闪烁"
    )
}
