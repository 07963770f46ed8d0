import Station

extension SharingTexts {
    static let chinese = SharingTexts(
        sharing: "共享",
        sharingHint: "每个已配对的站点从本站收到什么，以及本站从对方接收什么：双方都同意之前，什么也不传。已收到的内容会保留。其他站点的更正和抹除须由本站人员确认。",
        ownKey: "本站的密钥",
        none: "目前不与任何站点共享。",
        station: "对方站点的密钥",
        stationHint: "64 位十六进制数字，见对方站点的这一页面。",
        people: "人员（含照片和工牌）",
        peopleHint: "all（全部）、none（无），或列表，如 department:销售部,number:7",
        punches: "哪些人的打卡",
        punchesHint: "all（全部）、none（无），或列表，如 department:销售部,number:7",
        items: "物品（含名称、照片及遗失提醒）",
        share: "与站点共享",
        save: "保存",
        saveLabel: { "保存站点 \($0) 收到的内容" },
        saveTakingLabel: { "保存从站点 \($0) 接收的内容" },
        gives: "对方收到",
        takes: "本站接收",
        saved: "已保存。",
        received: { "已收到 \($0) 条记录" },
        trouble: { kind, sequence in
            switch kind {
            case .lostEntries:
                "对方丢失了从第 \(sequence) 条起的记录：那里恢复了旧备份。恢复其最新备份之前，不再接收其内容。此前收到的内容仍保留并计入。若没有更新的备份，对方须重新开始：以空的数据文件夹启动（会得到新的密钥），重新设置并配对；然后在本站解除与旧站点的配对。"
            case .forked:
                "对方的第 \(sequence) 条记录与以前不同：那里恢复了旧备份，或有两个站点延续了同一份日志。恢复其最新备份（若有两个站点则停用其中一个）之前，不再接收其内容。此前收到的内容仍保留并计入。若没有备份，对方须以空的数据文件夹重新开始（会得到新的密钥），并重新配对。"
            case .lostOwnEntries:
                "对方持有本站从第 \(sequence) 条起、而本站已没有的记录：这里恢复了旧备份。请恢复最新的备份：对方持有的内容无法从对方取回。若没有更新的备份，请在此重新开始：停止本站，以空的数据文件夹启动（会得到新的密钥），重新设置并配对。对方已收到的内容仍由对方保留。"
            case .badSeal:
                "对方发来的从第 \(sequence) 条起的记录封印不符：其日志被改动过。在那里运行 muster journal verify 无误，或恢复其最新备份之前，不再接收其内容。"
            case .notAsCountersigned:
                "对方的日志不是本站会签过的那一份：在第 \(sequence) 条或之前就有不同。那里恢复了旧备份，有两个站点延续了同一份日志，或有人重写了日志。在本站运行 muster journal anchors --given 可打印证据。请在那里恢复最新备份，或解除配对后重新配对。"
            case .ownNotAsCountersigned:
                "本站的日志不是对方会签过的那一份：在第 \(sequence) 条或之前就有不同。这里恢复了旧备份，有两个站点延续了同一份日志，或有人重写了日志。muster journal verify 会说明从哪一条起不同。请恢复最新备份，或解除配对后重新配对。"
            }
        },
        noSuchStation: "这不是其他站点的密钥。",
        badSelection: "请填写 all、none，或列表，如 department:销售部,number:7。",
        noSuchPerson: { "没有工号为 \($0) 的人员。" },
        conflicts: "冲突",
        conflictsHint: "各站点在互不知情时所作的记录。不会丢失任何内容：在有人决定之前，每个站点沿用自己先知道的内容。",
        noConflicts: "没有需要决定的事项。",
        title: { kind, subject in
            switch kind {
            case .edits: "同一人员被改成两种内容"
            case .number: "多人使用工号 \(subject)"
            case .badge: "工牌 \(subject) 属于多人"
            case .removal: "有人员在一处被删除、在另一处被修改"
            case .erasure: "有人员在别处被抹除、在本站仍保留"
            }
        },
        shownNow: "当前显示",
        by: { actor, station, time in "\(actor)，站点 \(station)，\(time)" },
        removedThere: "已删除",
        erased: "已抹除",
        withPhoto: "有照片",
        takeThis: "以此为准",
        keepPerson: "保留",
        removePerson: "删除",
        erasePerson: "永久抹除",
        erasedThere: "已在别处抹除",
        giveBadge: "工牌归此人",
        otherNumber: "另一个工号",
        giveNumber: "使用此工号",
        choice: { action, side in "\(action)：第 \(side) 项" },
        decided: "已决定。",
        gone: "该冲突已有人决定。",
        numberMissing: "请填写此人的新工号：1 到 999999999。",
        numberTaken: { "该工号属于 \($0)，请另选一个。" }
    )
}
