import Attendance

extension KioskTexts {
    static let chinese = KioskTexts(
        kiosk: "签到台",
        hint: "点击您的姓名签到或签退。",
        punchIn: "签到",
        punchOut: "签退",
        submitIn: "立即签到",
        submitOut: "立即签退",
        sign: "请手写签名。",
        pad: "签名板",
        signature: "您的签名",
        clear: "清除",
        undo: "撤销一笔",
        done: "完成",
        redo: "重新签名",
        cancel: "取消",
        close: "关闭",
        cannotDraw: "无法手写",
        typeName: "请改为输入您的姓名",
        blank: "签名太短。请手写您的姓名，或在下方输入。",
        sending: "正在提交……",
        kept: "无法连接本站。您的打卡及其时间已保存在此设备，连接恢复后会自动提交。",
        keptOnly: "您的打卡及其时间已保存在此设备，恢复后会自动提交。",
        cannotKeep: "无法连接本站，且此浏览器无法保存打卡，请重试。",
        failed: "提交失败，请重试。",
        waiting: "等待提交：{n}",
        recordedIn: { "\($0)，欢迎光临。签到时间 \($1)。" },
        recordedOut: { "\($0)，欢迎再来。签退时间 \($1)。" },
        recordedBreak: { "\($0)，休息开始于 \($1)。" },
        recordedReturn: { "\($0)，欢迎回来。休息结束于 \($1)。" },
        saidAlready: { direction, name, time in
            let state =
                switch direction {
                case .in, .undirected: "已签到"
                case .out: "已签退"
                case .breakBegin: "已开始休息"
                case .breakEnd: "已结束休息"
                }
            return "\(name)，您\(state)，时间 \(time)。此次打卡已一并保存。"
        },
        onTime: "准时到达。",
        late: { $0 < 120 ? "迟到 \($0) 分钟。" : "迟到 \($0 / 60) 小时 \($0 % 60) 分钟。" },
        clockWrong: "此设备的时钟有误，以本站时间为准。",
        sentences: { $0.joined() },
        notTaken: "未被接受：",
        dismiss: "知道了",
        notEnrolled: "此浏览器已无权打卡。等待提交的打卡仍保存在这里。",
        enrolAgain: "重新登记",
        pin: "PIN 码",
        pinHint: "4 至 12 位数字。设置后，签到台在接受打卡前会要求输入。",
        pinIsSet: "已设置 PIN 码。",
        pinIsNotSet: "未设置 PIN 码。",
        setPIN: "设置 PIN 码",
        removePIN: "删除 PIN 码",
        pinSaved: "PIN 码已设置。",
        pinRemoved: "PIN 码已删除。",
        badPIN: "PIN 码为 4 至 12 位数字，且不能全部相同。",
        pinNeeded: "请输入您的 PIN 码。",
        pinWrong: "PIN 码错误。",
        pinWait: { "PIN 码错误次数过多，请在 \($0) 秒后重试。" },
        noSuchPerson: "此人已不在名册中。",
        alreadyIn: { "已于 \($0) 签到，未作更改。" },
        notIn: "尚未签到，无法签退，未作更改。",
        tooOld: "此打卡已超过 31 天，请联系主管录入。",
        inFuture: "此打卡时间在未来，请检查设备时钟。",
        keyReused: "已有另一条同名打卡，请重新开始。",
        tooMuch: "签名过长，请重新签名。",
        unreadable: "无法识别为打卡。",
        outside: "部分签名超出签名板，请重新签名。",
        badDirection: "打卡类型只能是 in、out、break-begin 或 break-end。",
        badTime: "无法识别该时间，请写成 2026-11-21T09:00:00Z。",
        badKey: "打卡键须为 1 至 200 个字符，例如 UUID。",
        backdated: { "已有更晚的打卡（\($0)）。请联系主管录入此打卡。" },
        periodClosed: "该周期已结算，请联系主管重新开放。",
        diskFull: "本站磁盘已满，暂时无法记录。",
        cannotRecord: "本站暂时无法记录。"
    )
}
