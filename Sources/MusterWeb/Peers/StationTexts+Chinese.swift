import Station

extension StationTexts {
    static let chinese = StationTexts(
        stations: "站点",
        stationsHint: "本站信任的其他站点：它们可以向本站发消息，每一个只能看到允许它看的内容。",
        notListening: "本站尚未与其他站点通信：没有人要求时，它不会在网络上打开端口。要查找和配对其他站点，请开启后重新启动。",
        turnOn: "开启与其他站点的通信",
        turnOnFile: "在本机的 /etc/muster.json 中写入（或添加到已有内容中）：",
        turnOnRestart: "重新启动本站：",
        turnOnOther: "手动启动时：muster serve --peer-port 8437。使用环境变量：MUSTER_PEER_PORT=8437。",
        turnOnMeans: "另一个站点也要这样做。防火墙须放行 TCP 端口 8437。未配对的一方只能请求配对，而且须由两边的人确认。",
        listening: { "在端口 \($0) 上应答其他站点。" },
        stale: "站点没有应答，所见内容可能已过时。",
        paired: "受信任的站点",
        sharing: "各站点可接收的内容",
        pairedHint: "无论地址如何，每个站点都用自己的密钥证明身份。",
        none: "还没有受信任的站点。",
        near: "就在附近（蓝牙）",
        contact: { "上次联系：\($0)，地址 \($1)" },
        noContact: "尚未联系",
        silent: { "自 \($0) 起没有它的消息。请检查它是否在运行、网络能否到达它的地址；如果它换了密钥，请解除配对后重新配对。" },
        silentNear: "蓝牙能收到它，说明它在运行：两个网络不相通。",
        takesMessages: "接收它的消息。",
        takesNone: "拒收它的消息。",
        refuse: "拒收消息",
        refuseLabel: { "拒收\($0)的消息" },
        take: "接收消息",
        takeLabel: { "接收\($0)的消息" },
        unpair: "解除配对",
        unpairLabel: { "与\($0)解除配对" },
        unpairHint: "不再交换任何内容。要再次信任它，请重新配对。",
        unpaired: "已不再信任该站点。",
        saved: "已保存。",
        pairing: "配对",
        pairingHint: "两个站点显示同一个代码。两边各由一人输入对方显示的代码。",
        noPairing: "没有正在进行的配对。",
        allow: "允许配对五分钟",
        notAllowed: "未配对的站点在此得不到答复。若要由对方发起，请先在此允许。",
        allowedUntil: { "在 \($0) 之前，其他站点可以向本站发起配对。" },
        tried: { attempts, broken in
            "陌生站点请求配对 \(attempts) 次，其中 \(broken) 次中断。若不是您所为，说明有人在猜代码：请取消，并通过网线直连配对。"
        },
        calling: "正在呼叫",
        called: "收到呼叫",
        comparing: "请核对代码",
        confirmedHere: "等待对方确认",
        codeHint: "另一个站点必须显示相同的代码。如果不同，请取消：有人插在两者之间。",
        codeLabel: { "\($0)的代码" },
        otherCode: "另一个站点显示的代码",
        otherCodeHint: "六位数字。请看另一个站点，或请人念出来；不要照抄这里的代码。",
        confirm: "代码相同",
        confirmed: "已确认，还需要对方确认。",
        cancel: "取消",
        cancelLabel: { "取消与\($0)的配对" },
        pair: "配对",
        pairLabel: { "与\($0)配对" },
        address: "另一个站点的地址",
        addressHint: "名称或地址；端口不是 8437 时要写上，例如 192.168.1.20:8437。",
        badAddress: "这不是站点的地址。应类似 192.168.1.20 或 back-door.local:8437。",
        differs: "本站显示的是另一个代码。如果您输入的确实是对方显示的代码，说明有人插在两者之间：请取消。",
        noSuchPairing: "没有正在进行的配对，或五分钟已过。请重新开始。",
        found: "本网络中的站点：",
        foundNone: "本网络中没有其他站点自报。请输入它的地址。",
        noFinding: "这里无法自动查找站点，因为 avahi-daemon 没有运行。请输入对方的地址，或安装并启动 avahi-daemon。",
        own: "本站",
        ownHint: "本站的密钥，其他站点凭它认出本站：",
        failure: { failure in
            switch failure {
            case .unreachable: "无法联系：请检查地址，并确认对方用 --peer-port 启动"
            case .itself: "这就是本站"
            case .cheated: "对方破坏了交换过程：可能有人插在两者之间"
            case .ended: "已取消，或五分钟已过"
            case .closed: "不答复陌生站点：请先在对方站点允许配对"
            case .busy: "暂时不再接受配对：请等一分钟"
            }
        }
    )
}
