import Attendance
import BeaconKit

extension ItemTexts {
    static let chinese = ItemTexts(
        items: "物品",
        itemsHint: "带信标的物品。物品被遗留或离开主人时，会提醒您。",
        noItems: "还没有物品。把信标贴在物品上，再在此添加。",
        add: "添加物品",
        edit: "编辑",
        added: "已添加，即刻开始看护。",
        saved: "已保存。",
        removed: "已移除，不再看护。",
        backToItems: "全部物品",
        unknown: "未知",
        immediate: "非常近",
        near: "近",
        far: "远",
        away: "不在范围内",
        lastKnown: "最后已知",
        meters: { "\($0) 米" },
        seenAt: { "最后出现于 \($0)" },
        neverSeen: "从未出现",
        ownerOf: { "\($0) 的" },
        othersItems: "其他站点的物品",
        othersHint: "由其他站点看护并共享给本站。请到该站点修改。",
        watchedBy: { "由 \($0) 看护" },
        restsIn: { "可存放于\($0)" },
        nothingTold: "该站点没有说过它在哪里。",
        changedThere: { "此物品由站点 \($0) 看护，请到那里修改。" },
        name: "名称",
        uuid: "UUID（标识）",
        uuidHint: "32 位十六进制数字，按 8-4-4-4-12 分组，大小写均可。",
        major: "Major（主值）",
        minor: "Minor（次值）",
        owner: "主人",
        nobody: "无",
        ownerHint: "主人佩戴胸牌时，只提醒主人不在场时发生的事。",
        exitTime: "多久后算离开（秒）",
        exitTimeHint: "多久收不到信号算离开，至少 15。一分钟可避免人体遮挡造成的误报。",
        rooms: "可以存放的房间",
        roomsHint: "在这些房间里，主人不在也无妨。",
        noRooms: "还没有接收器放在房间里。",
        quiet: "免打扰时间",
        quietHint: "此时不提醒；之后仍未解决的才提醒。",
        quietPersonHint: "此时不提醒此人的物品；之后仍未解决的才提醒。",
        setQuiet: "设置免打扰",
        endQuiet: "取消免打扰",
        quietSaved: "免打扰时间已保存。",
        hours: "起止时间",
        hoursHint: "如 22:00-07:00。留空表示没有。",
        days: "从哪几天开始",
        dayNames: ["周一", "周二", "周三", "周四", "周五", "周六", "周日"],
        save: "保存",
        pickTitle: "现在收到的信标",
        pickHint: "把信标靠近接收器，它会排到最前面。",
        take: "用这个",
        takeLabel: { "使用信标 \($0)" },
        nothingNear: "没有收到无主的信标。",
        remove: "移除此物品",
        removeHint: "日志保留已发生的事。",
        removeButton: "移除",
        stale: "与站点的连接中断，显示的内容可能已过时。",
        alerts: "提醒",
        noAlerts: "没有遗失任何物品。",
        earlierAlerts: "以前的",
        sound: "声音",
        markSeen: "知道了",
        snooze: { $0 < 60 ? "\($0) 分钟后再提醒" : "\($0 / 60) 小时后再提醒" },
        seen: "已知道",
        snoozedUntil: { "\($0) 再提醒" },
        answered: "已答复。",
        told: { $1 == 0 ? "\($0) 提醒" : "\($0) 提醒，共 \($1 + 1) 次" },
        lastPlace: { $0.isEmpty ? "最后出现于 \($1)。" : "最后出现在\($0)，\($1)。" },
        outOfRange: { "是不是忘了什么？“\($0)”不在范围内。" },
        leftBehind: { "是不是忘了什么？“\($0)”被遗留了。" },
        leftAlone: { "“\($0)”离开了，主人没有随行。" },
        returned: { "“\($0)”回来了。" },
        battery: { "“\($0)”的信号越来越少，电池可能快用完了。" },
        anItem: "物品",
        badSnooze: "请填写等待的分钟数：1 至 10080。",
        welcome: { $0.map { "欢迎光临，\($0)" } ?? "欢迎光临" },
        farewell: { $0.map { "欢迎再来，\($0)" } ?? "欢迎再来" },
        rules: "规则",
        rulesHint: "有人或物品到来、离开或靠近时，显示问候、提醒或开门。",
        noRules: "还没有规则。",
        addRule: "添加规则",
        greetEverybody: "问候所有人",
        greetHint: "添加两条规则：到来时“欢迎光临”，离开时“欢迎再来”，显示在签到机和大屏上。",
        rule: "规则",
        ruleName: "规则名称",
        isOn: "启用",
        isOff: "停用",
        about: "针对",
        everybody: "所有人",
        onePerson: "此人",
        oneItem: "此物品",
        beacons: "符合以下条件的信标",
        beaconsHint: "Major 和 Minor 留空表示任意。",
        when: "何时",
        event: {
            switch $0 {
            case .enters: "到来"
            case .leaves: "离开"
            case .room(let room): room.isEmpty ? "进入房间" : "进入\(room)"
            case .near: "靠近接收器"
            }
        },
        room: "房间",
        roomHint: "用于“进入房间”。",
        interval: "最短间隔（秒）",
        intervalHint: "对同一人、物品或信标，至少 10。",
        shows: "显示在签到机和大屏上",
        showText: "文字",
        showHint: "留空则用通常的问候语。{name} 代表其名称。日志会保留文字，请勿写入机密。",
        notify: "提醒",
        notifyHint: "留空则不提醒。{name} 代表其名称。",
        door: "开门",
        doorHint: "门的名称，与开门设备一致。留空则不开门。仅用于“靠近接收器”。",
        means: "方式",
        doors: "门",
        doorsWarning: "固定的信标可以被任何收到它的人复制：复制了胸牌就能开门。只有门不用作锁时才可允许。",
        doorsOn: "规则可以开门，每次开门都记入日志。",
        doorsOff: "规则不能开门。",
        allowDoors: "我已了解，允许开门",
        forbidDoors: "不再允许开门",
        ruleRemoved: "规则已移除。",
        removeRule: "移除此规则",
        backToRules: "全部规则",
        welcomeRule: "欢迎光临",
        farewellRule: "欢迎再来",
        reason: Self.chineseReason,
        ruleReason: Self.chineseReason
    )

    private static func chineseReason(_ error: ItemError) -> String {
        switch error {
        case .emptyName: "名称为空，请至少填写一个字。"
        case .nameTooLong(let limit): "名称太长，最多 \(limit) 个字。"
        case .controlCharacter: "名称中有换行或其他控制字符，请删除。"
        case .badUUID(_, .empty): "缺少 UUID：32 位十六进制数字，按 8-4-4-4-12 分组。"
        case .badUUID(_, .digits(let count)): "UUID 有 \(count) 位十六进制数字，应为 32 位。"
        case .badUUID(_, .character(let character)): "UUID 中有“\(character)”，只能有 0–9、A–F 和连字符。"
        case .badUUID(_, .groups): "UUID 的连字符位置不对，应按 8-4-4-4-12 分组。"
        case .badMajor(let text): "Major“\(text)”不是 0 至 65535 的整数。"
        case .badMinor(let text): "Minor“\(text)”不是 0 至 65535 的整数。"
        case .badExitTime(let text): "“\(text)”不是 \(Tag.exitTimes.lowerBound) 至 \(Tag.exitTimes.upperBound) 的秒数。"
        case .badHours(let text): "“\(text)”不是起止时间，请按 22:00-07:00 填写。"
        case .badRoom(let text): "“\(text)”不是房间名，最多 \(ReceiverPlacement.longest) 个字。"
        case .tooManyRooms: "房间超过 \(Tag.mostRooms) 个，请减少。"
        case .isBadge(let identity, let holder): "信标 \(identity) 是 \(holder) 的胸牌，请先解除。"
        case .isItem(let identity, let holder): "信标 \(identity) 已用于物品“\(holder)”，请先解除。"
        case .isCheckin(let identity): "信标 \(identity) 用于按工号签到，请给标签换一个 UUID。"
        case .noSuchItem: "没有这个物品。"
        case .ambiguous(let name): "有多个物品名为“\(name)”，请用编号指明。"
        case .noSuchOwner: "名册中没有这位主人，请重新选择。"
        case .changedMeanwhile: "其他人刚刚修改了此物品，请核对后再保存。"
        }
    }

    private static func chineseReason(_ error: RuleError) -> String {
        switch error {
        case .emptyName: "名称为空，请给规则起个名称。"
        case .badName(let limit): "规则名称限一行，最多 \(limit) 个字。"
        case .badText(let limit): "文字限一行，最多 \(limit) 个字。"
        case .emptyNotice: "提醒为空，请写明提醒什么。"
        case .badInterval(let text):
            "“\(text)”不是 \(Rule.intervals.lowerBound) 至 \(Rule.intervals.upperBound) 的秒数。"
        case .badRoom(let text): "“\(text)”不是房间名，最多 \(ReceiverPlacement.longest) 个字。"
        case .badDoor(let text): "“\(text)”不是门的名称，应为 1 至 \(Door.longest) 个字。"
        case .doesNothing: "规则什么都不做，请选择显示、提醒或开门。"
        case .doorNotNear: "只有靠近时才能开门，请选择“靠近接收器”，或不开门。"
        case .minorWithoutMajor: "只有 Minor 没有 Major 没有意义，请同时填写 Major。"
        case .noSuchSubject: "此人或物品已不存在，请重新选择。"
        case .noSuchRule: "这条规则已不存在。"
        case .changedMeanwhile: "其他人刚刚修改了此规则，请核对后再保存。"
        case .doorsNotAllowed: "尚未允许开门，管理员可在规则页面允许。"
        }
    }
}
