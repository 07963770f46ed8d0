import Station

extension LinkTexts {
    static let chinese = LinkTexts(
        links: "对外通知",
        linksHint: "发生事件时通知谁：通过 Webhook 通知程序，通过 ntfy 或 Gotify 通知手机，通过 MQTT 通知智能家居。",
        none: "目前不向外通知任何人。",
        add: "添加通道",
        open: { "打开 \($0)" },
        back: "所有通道",
        name: "名称",
        kind: "类型",
        address: "地址",
        addressHint: "Webhook 或 Gotify 用 https://…；ntfy 在末尾加主题；消息代理用 mqtts://…。",
        secret: "密钥",
        secretHint: "Webhook 的 whsec_ 密钥（留空则自动生成）、ntfy 或 Gotify 的令牌，或消息代理的密码。",
        secretKept: "已保存密钥，不再显示；在此输入的内容将取代它。",
        user: "消息代理的用户",
        userHint: "用于 MQTT。",
        authority: "对方自有机构的证书",
        authorityHint: "PEM 格式，用于没有公共机构担保的 https:// 或 mqtts://；填写后只信任它。",
        allowedHost: "允许的内部主机",
        allowedHostHint: "本机地址和链路本地地址会被拒绝，除非在此写上与地址中完全相同的主机名。",
        language: "语言",
        webhook: "Webhook（网络钩子）",
        ntfy: "ntfy 推送",
        gotify: "Gotify 推送",
        mqtt: "MQTT 消息",
        isOn: "已开启",
        isOffByHand: "已关闭",
        isGone: "已关闭：对方表示已永久停用",
        waiting: { "\($0) 个事件等待中" },
        connected: "已连接到代理服务器，其保留的内容会随时更新。",
        notConnected: { "未连接到代理服务器，正在不断重试。\($0)" },
        settings: "设置",
        save: "保存",
        saved: "已保存。",
        turnOff: "关闭",
        turnOn: "开启",
        remove: "删除",
        removeQuestion: { "删除“\($0)”？" },
        removeHint: "等待中的事件和记录也一并删除。",
        removed: "已删除。",
        test: "发送测试",
        testHint: "立即发送一条消息并显示应答。",
        answer: { reason, status in status.map { "\(reason)（\($0)）" } ?? reason },
        secrets: "签名密钥",
        secretsHint: "新密钥与旧密钥同时签名，接收方可以从容更换而不丢失消息；之后再停用旧密钥。",
        newSecret: "生成新密钥",
        endRotation: "停用旧密钥",
        secretOnce: "这就是密钥，以后不再显示。",
        secretCount: { "\($0) 个密钥参与签名。" },
        told: "通知内容",
        toldHint: "每一行增加一类事件。添加之前发生的事件不会通知。",
        toldNothing: "在添加之前不通知任何内容。",
        events: "事件",
        allEvents: "所有事件",
        person: "涉及的人员工号",
        personHint: "留空表示所有人。",
        everybody: "所有人",
        tell: "添加",
        tellNoMore: "移除",
        tellNoMoreLabel: { "移除 \($0)" },
        personNeeded: "请填写工号：只会公布逐一指定人员的位置。",
        noSuchPerson: { "没有工号为 \($0) 的人。" },
        log: "送达记录",
        logHint: "保留 30 天。无法送达的会在三天内以越来越长的间隔重试。",
        logEmpty: "还没有需要送达的内容。",
        entry: { "条目 \($0)" },
        stateWaiting: "等待中",
        stateDelivered: "已送达",
        stateFailed: "已放弃",
        attempts: { "尝试 \($0) 次" },
        tried: { "上次 \($0)" },
        next: { "下次 \($0)" },
        replay: "重新发送",
        replayLabel: { "重新发送：\($0)" },
        replayed: "正在重新发送。",
        notThere: "已不存在，或仍在等待。",
        reason: { reason in
            switch reason {
            case .delivered: "已送达"
            case .gone: "对方已永久停用"
            case .rejected: "对方拒绝此消息"
            case .busy: "对方出现问题或过于繁忙"
            case .unauthorized: "对方不接受密钥或用户"
            case .redirected: "该地址指向别处，不会跟随。请填写新地址"
            case .innerAddress: "该主机是本机或链路本地地址，且未按名称允许"
            case .badAddress: "地址无法使用"
            case .unknownHost: "找不到该主机"
            case .unreachable: "无法建立连接"
            case .timedOut: "未及时应答"
            case .dropped: "连接中断，没有应答"
            case .untrusted: "证书不受信任"
            case .expired: "已经太迟"
            case .other: "未成功"
            }
        },
        problem: { problem in
            switch problem {
            case .missing: "此项必填。"
            case .tooLong(let most): "最多 \(most) 个字符。"
            case .noSuchKind: "请选择类型。"
            case .badAddress(let schemes): "请输入形如 \(schemes.last ?? "https")://host.example 的地址。"
            case .userInAddress: "地址中不要包含用户名和密码。"
            case .noTopic: "请加上主题，例如 https://ntfy.example/topic。"
            case .badSecret: "Webhook 密钥为 whsec_ 加 24 至 64 字节的 Base64。"
            case .controlCharacter: "含有无法显示的字符。"
            case .badAuthority: "这不是 PEM 格式的证书。"
            case .noSuchLanguage: "请选择语言。"
            }
        },
        event: { type in
            switch type {
            case .checkedIn: "有人签到"
            case .checkedOut: "有人签退"
            case .breakBegan: "开始休息"
            case .breakEnded: "休息结束"
            case .punched: "无方向的打卡"
            case .itemAdded: "添加了物品"
            case .itemChanged: "更改了物品"
            case .itemRemoved: "删除了物品"
            case .itemOutOfRange: "物品超出范围"
            case .itemLeftBehind: "物品被遗忘"
            case .itemLeftAlone: "物品离开了主人"
            case .itemReturned: "物品回来了"
            case .itemBattery: "标签电量不足"
            case .alertAnswered: "提醒已处理"
            case .ruleNotice: "规则的通知"
            case .ruleShown: "规则的问候"
            case .doorOpened: "开门"
            case .rollCallStarted: "点名开始"
            case .rollCallClosed: "点名结束"
            case .receiverDeaf: "接收器收不到信号"
            case .receiverHeard: "接收器恢复接收"
            case .stationStarted: "站点启动"
            case .stationStopped: "站点停止"
            case .clockJumped: "时钟被调整"
            case .presence: "人员所在位置，用于 Home Assistant（MQTT）"
            case .itemPresence: "某人的物品或无主物品所在位置，用于 Home Assistant（MQTT）"
            case .test: "测试"
            }
        }
    )
}
