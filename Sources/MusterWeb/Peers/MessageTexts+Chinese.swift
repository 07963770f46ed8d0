import Attendance
import Station

extension MessageTexts {
    static let chinese = MessageTexts(
        messages: "消息",
        messagesHint: "本站与受信任站点之间的文字、图片和文件，保留 30 天。",
        nobody: "还没有受信任的站点，因此没有收件人。管理员可在“站点”页面配对。",
        write: "写消息",
        to: "收件站点",
        text: "文字",
        wall: "在对方的墙面屏幕上显示",
        wallPicture: "图片在对方的墙面屏幕上显示",
        send: "发送",
        sendFile: "发送文件",
        sendFileHint: "连接中断或重启后会自动继续，到达后会校验。",
        file: "文件",
        sending: "正在传到本站……",
        failed: "无法发送。请检查与站点的连接后重试。",
        choose: "请先选择文件。",
        isSent: "已在发送途中。",
        inbox: "收件箱",
        inboxEmpty: "还没有收到消息。",
        sent: "已发送",
        sentEmpty: "还没有发送过。",
        back: "所有消息",
        download: "下载",
        pause: "暂停",
        resume: "继续",
        markRead: "标为已读",
        delete: "删除",
        deleteHint: "从本站删除；如果尚未送达，就不再发送。",
        isDeleted: "消息已删除。",
        saved: "已保存。",
        empty: "没有可发送的内容。请输入文字，或选择非空的文件。",
        tooLarge: { "太大了：最多 \($0)。" },
        noSuchStation: "该站点已不受信任，请选择其他站点。",
        notThere: "没有这条消息，或已被删除。",
        from: { "来自\($0)" },
        toStation: { "发往\($0)" },
        written: { "写于 \($0)" },
        arrived: { "到达 \($0)" },
        delivered: { "送达 \($0)" },
        read: { "已读 \($0)" },
        picture: { "来自\($0)的图片" },
        kind: { form in
            switch form {
            case .text: "文字"
            case .picture: "图片"
            case .file: "文件"
            }
        },
        state: { state, percent, isRead in
            switch state {
            case .waiting: percent > 0 ? "发送中 \(percent)%" : "等待中"
            case .paused: "已暂停 \(percent)%"
            case .delivered: isRead ? "已读" : "已送达"
            case .arriving: "接收中 \(percent)%"
            case .received: isRead ? "已读" : "新消息"
            case .refused: "被拒收"
            case .deleted: "已删除"
            }
        },
        refusal: { refusal in
            switch refusal {
            case .tooLarge: "超过了可接收的大小。"
            case .diskFull: "磁盘快满了。"
            case .notWanted: "不接收该站点的消息。"
            case .damaged: "收到的内容与发送的不一致。"
            case .replayed: "同一编号下曾发送过另一条消息。"
            case .badContent: "内容与声明不符：不是可读的文字，或不是合理大小的图片。"
            case .badName: "名称是一个路径，或含有文件名不允许的字符。"
            case .deleted: "对方在收完之前删除了它。"
            }
        }
    )
}
