/// What is printed where the journal stands.
package struct AnchorTexts: Sendable {
    package let title: String
    /// - Parameters:
    ///   - sequence: the entry.
    ///   - digits: the first digits of its hash.
    package let entry: @Sendable (_ sequence: Int64, _ digits: String) -> String
    package let meaning: String
    /// What the code is called.
    package let code: String
}

extension AnchorTexts {
    static let english = AnchorTexts(
        title: "Journal anchor",
        entry: { "Entry \($0) · \($1)" },
        meaning:
            "Keep this sheet. With this code you can prove later whether anything up to this entry was rewritten, even by somebody who has the station’s key (muster journal verify --anchor).",
        code: "QR code of the journal anchor"
    )

    static let chinese = AnchorTexts(
        title: "日志当前位置",
        entry: { "第 \($0) 条 · \($1)" },
        meaning: "请保存此页：凭码中内容，日后可以证明此条及之前的记录是否被改写过，即使改写者持有站点密钥（muster journal verify --anchor）。",
        code: "日志当前位置的二维码"
    )
}
