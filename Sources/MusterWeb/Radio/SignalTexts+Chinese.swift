import Attendance
import Station

extension SignalTexts {
    static let chinese = SignalTexts(
        beacons: "信标",
        beaconsHint: "目前收到的所有 iBeacon。距离由信号估算：约三分之二的真实距离落在 ± 范围内。≈ 表示信标没有说明 1 米处的强度。",
        uuid: "UUID（标识）",
        uuidHint: "输入开头几位即可。",
        major: "Major（主值）",
        minor: "Minor（次值）",
        search: "姓名、房间或接收器",
        sortBy: "排序",
        descending: "降序",
        show: "显示",
        pause: "暂停",
        resume: "继续",
        paused: "列表已暂停更新。",
        stale: "连接已断开，显示的内容可能已过时。",
        owner: "归属",
        distanceTitle: "距离",
        proximityTitle: "远近",
        rssi: "信号",
        lastMinuteTitle: "最近一分钟",
        receiver: "接收器",
        room: "房间",
        heardTitle: "最后收到",
        noBeacons: "没有收到符合条件的信标。",
        silent: "无信号",
        nothing: "无",
        beaconCount: { "共 \($0) 个信标。" },
        someShown: { "共 \($1) 个信标，显示前 \($0) 个。请用区域或关键字缩小范围。" },
        tooMany: "周围的信标超出了可同时跟踪的数量，列表不完整。",
        distance: { "\($0) ± \($1) 米" },
        unknownDistance: "未知距离",
        immediate: "非常近",
        near: "近",
        far: "远",
        lastMinute: { $0 == $1 ? "最近一分钟 \($0) dBm" : "最近一分钟 \($0) 至 \($1) dBm" },
        badgeOf: { "\($1)（工号 \($0)）" },
        callOf: { "\($1) 的签到信号（工号 \($0)）" },
        callOfNobody: { "工号 \($0) 的签到信号，无此人" },
        ownVoice: "本站自己发射的信号",
        otherStation: "其他站点的应答",
        unknown: "未知",
        bind: "绑定到…",
        bindLabel: { "将信标 \($0) 绑定到某人" },
        badUUID: { "“\($0)”不是 UUID 或其开头：最多 32 位，每位为 0 至 9 或 A 至 F。" },
        badMajor: { "“\($0)”不是有效的 Major：应为 0 至 65535。" },
        badMinor: { "“\($0)”不是有效的 Minor：应为 0 至 65535。" },
        badLimit: { "limit 应为 1 至 \($0)。" },
        bindTitle: "这是谁的胸牌？",
        bindHint: "请选择携带此信标的人，立即生效。",
        bindTo: { "绑定到 \($0)" },
        nobodyFound: "没有找到。请减少输入的字数。",
        backToBeacons: "所有信标",
        receiversHint: "本站用哪些接收器，工作情况如何，各在哪个房间。",
        finding: Self.chineseFinding,
        reportsPerSecond: "每秒报告数",
        lost: "丢失的数据包",
        lastHeard: "最后收到",
        adapter: "适配器",
        address: "识别依据",
        levels: "信标信号，最近 10 分钟",
        levelsOf: { "\($0) 至 \($1) dBm，信标信号" },
        rates: "每秒报告数，最近 10 分钟",
        ratesUpTo: { "最高每秒 \($0)" },
        changeReceiver: "改名或安放",
        change: { "为 \($0) 改名或安放" },
        name: "名称",
        roomHint: "在这里收到的人会显示在此房间。",
        save: "保存",
        changedTo: { "其他人刚刚保存为“\($0)”（\($1)）。再次保存将替换。" },
        changedMeanwhile: "其他人刚刚修改了此接收器，请重新查看。",
        emptyName: "请填写接收器名称。",
        emptyRoom: "请填写所在房间。",
        tooLong: { "最多 \($0) 个字符。" },
        controlCharacter: "含有无法显示的字符。",
        nameTaken: { "已有接收器名为“\($0)”，请换一个名称。" },
        noSuchReceiver: "没有这个接收器。"
    )

    /// The words of `RadioDiagnosis.Finding.words(program:)` in Chinese.
    private static func chineseFinding(_ finding: RadioDiagnosis.Finding) -> RadioWords {
        switch finding {
        case .condition(let condition, let adapter):
            return condition.words(for: adapter, in: .chinese)
        case .hearsNothing(let adapter):
            return RadioWords(
                "\(adapter) 正在接收，但没有收到任何信号",
                remedy: "请将胸牌或手机放在旁边。如果仍然没有，请装好天线、移出金属机箱、远离 USB 3 接口，或换一个适配器。"
            )
        case .hearsNoBeacons(let adapter, let reports):
            return RadioWords(
                "\(adapter) 收到其他设备（\(reports) 个报告），但没有 iBeacon",
                remedy: "请将胸牌放在旁边。如果收不到，请更换电池，或在厂商的应用中确认已设为 iBeacon。"
            )
        case .hearsOnlyUnknown(let adapter, let beacons, _):
            return RadioWords(
                "\(adapter) 收到 \(beacons) 个未知的 iBeacon，没有本站认识的",
                remedy: "在“信标”页面查看，并将其绑定到人员。"
            )
        case .losesPackets(let adapter, let count):
            return RadioWords(
                "\(adapter) 有 \(count) 个数据包来得太快而丢失",
                remedy: "可能有其他程序占满处理器：请查看 top。没有 CAP_NET_ADMIN 时内核只有很小的缓冲区。"
            )
        case .hears(let adapter, let beacons, let known):
            return RadioWords("\(adapter) 收到 \(beacons) 个 iBeacon，其中 \(known) 个已知")
        }
    }
}
