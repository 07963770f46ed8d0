import Station

extension TransmitTexts {
    static let chinese = TransmitTexts(
        transmit: "发射",
        transmitHint: "让本站充当一个或多个 iBeacon，同时照常应答签到。",
        onAir: "正在发射",
        nothingOnAir: "目前没有为任何人发射。",
        noTransmitter: "本站没有发射器：启动时未使用蓝牙适配器，演示模式即是如此。您启动的信标只在此等待，不会真正发射。",
        idle: "已关闭",
        starting: "正在启动发射",
        transmitting: { "正在通过 \($0) 发射" },
        restartHint: "关闭此页面后继续发射；在此停止或站点重启时结束。超出适配器能力时轮流发射。",
        stop: "停止",
        stopLabel: { "停止 \($0)" },
        start: "开始",
        startLabel: { "开始 \($0)" },
        newBeacon: "信标参数",
        editPreset: { "预设“\($0)”" },
        name: "名称",
        nameHint: "仅供您识别，不会发射。",
        uuid: "UUID（标识）",
        generate: "生成 UUID",
        major: "Major（主值）",
        minor: "Minor（次值）",
        power: "校准功率（dBm）",
        powerHint: "信标声明的 1 米处信号强度。",
        interval: "间隔（毫秒）",
        intervalHint: "20 至 10240。蓝牙 4 适配器总是每 100 至 150 毫秒发射一次。",
        savePreset: "存为预设",
        presets: "预设",
        noPresets: "还没有预设。",
        edit: "编辑",
        editLabel: { "编辑 \($0)" },
        remove: "删除",
        removeLabel: { "删除 \($0)" },
        started: "已开始。",
        stopped: "已停止。",
        saved: "已保存。",
        removed: "已删除。",
        values: { "1 米处 \($0) dBm，每 \($1) 毫秒" },
        checkIn: "在其他站点签到",
        checkInHint: "广播工号半分钟，并显示对方站点的应答。",
        number: "工号（0 至 65535）",
        site: "对方站点的 UUID",
        siteHint: "在对方站点运行 muster site 或查看其设置即可得到。",
        call: "签到",
        calling: { "正在用工号 \($0) 签到……" },
        comeNearer: "对方站点收到了工号，但距离太远：请走近。",
        again: "结束",
        answer: { answer in
            switch answer {
            case .checkedIn(let time): "\(time) 签到成功，准时。"
            case .checkedInLate(let time): "\(time) 签到成功，迟到。"
            case .alreadyIn(let time): "\(time) 起已在场。"
            case .backAgain(let time): "\(time) 返回。"
            case .unknownNumber: "对方站点没有此工号。"
            case .comeNearer: "已收到，但距离太远：请走近。"
            case .cannotRecord: "对方站点收到了工号但无法记录，请告知其管理员。"
            }
        },
        silence: { silence in
            switch silence {
            case .heardNothing: "没有应答，也没有收到任何信号。请检查本站的接收器。"
            case .heardNoStation: "没有应答，没有收到该站点的信号。请走近并核对 UUID。"
            case .heardUnproven: "收到发给此工号的应答，但密钥无法证明其来自该站点。"
            case .heardOldAnswer(let time): "收到的应答时间是 \(time)，不是现在：可能是有人重放旧应答，也可能是时钟或时区不一致。"
            case .heardAnswersToOthers: "没有应答，但该站点在应答其他人。请走近后重试。"
            case .tooFar: "对方站点收到了工号，但距离太远。请走近后重试。"
            }
        },
        longName: { "最多 \($0) 个字符。" },
        controlCharacter: "含有无法显示的字符。",
        badUUID: { "“\($0)”不是 UUID：32 位，每位为 0 至 9 或 A 至 F，例如 F7826DA6-4FA2-4E98-8024-BC5B71E0893E。" },
        badNumber: { "“\($0)”不是 \($1) 至 \($2) 的整数。" },
        isBadge: { "这是 \($0) 的胸牌，发射后将无法收到本人。" },
        isCheckin: "这是本站点按工号签到所用的 UUID，请换一个。",
        alreadyOnAir: { "此信标已在发射，名为“\($0)”。" },
        tooMany: { "最多同时 \($0) 个，请先停止一个。" }
    )
}
