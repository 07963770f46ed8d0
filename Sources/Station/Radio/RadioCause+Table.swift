// The rows. Each is played on the real kernel, see docs/radio-causes.md.
extension RadioCause {
    /// All rows, in the order in which the page has them.
    package static let all: [RadioCause] = [
        starting, listening, absent, unplugged, notFound, off, blocked, blockedByHardware, notPermitted, unsupported,
        notLowEnergy, taken, disturbed, refusing, notAnswering, silent, failed,
    ]

    static let starting = RadioCause(
        "starting",
        symptom: "An adapter was just found.",
        hearing: .whole,
        english: RadioWords("{name} is being set up"),
        chinese: RadioWords("{name}正在启动")
    )

    static let listening = RadioCause(
        "listening",
        symptom: "The controller has said that it scans, or has reported something.",
        hearing: .whole,
        exitCode: 0,
        english: RadioWords("{name} is listening"),
        chinese: RadioWords("{name}正在接收")
    )

    static let absent = RadioCause(
        "absent",
        symptom: "The kernel lists no adapter.",
        english: RadioWords(
            "There is no Bluetooth adapter",
            remedy:
                "Plug one in. If one is plugged in, see the kernel's log for the reason: dmesg | grep -i bluetooth"
        ),
        chinese: RadioWords("没有蓝牙适配器", remedy: "请插入适配器。如果已经插入，内核日志会说明原因：dmesg | grep -i bluetooth。")
    )

    static let unplugged = RadioCause(
        "absent",
        symptom: "The kernel no longer lists an adapter that it listed before.",
        english: RadioWords(
            "{name} is gone",
            remedy: "Plug it in again. It is recognized by its address, whatever number it gets."
        ),
        chinese: RadioWords("{name}已被拔出", remedy: "请重新插入。无论得到哪个编号，都会按地址识别。")
    )

    static let notFound = RadioCause(
        "not-found",
        symptom: "The kernel lists adapters, but none that --adapter names.",
        english: RadioWords(
            "This machine has no adapter {detail}",
            remedy: """
                It has {further}: choose one with --adapter, or omit --adapter to use all. When an adapter is plugged in \
                again, its number changes but its address does not.
                """
        ),
        chinese: RadioWords(
            "本机没有适配器 {detail}",
            remedy: "现有：{further}。请用 --adapter 选择，或省略 --adapter 以使用全部。重新插入后编号会改变，地址不会。"
        )
    )

    static let off = RadioCause(
        "off",
        symptom: "For a second, the kernel has reported that the adapter is not powered.",
        english: RadioWords(
            "{name} is switched off",
            remedy: """
                A running station switches it on again. To do it by hand: sudo btmgmt power on. If it does not stay on, \
                stop the program that switches it off.
                """
        ),
        chinese: RadioWords(
            "{name}已关闭",
            remedy: "运行中的站点会自动重新打开它。手动打开：sudo btmgmt power on。如果总是关闭，请停止关闭它的程序。"
        )
    )

    static let blocked = RadioCause(
        "blocked",
        symptom: "rfkill reports a soft block.",
        english: RadioWords("{name} is blocked by software", remedy: "Unblock it: rfkill unblock bluetooth"),
        chinese: RadioWords("{name}被软件禁用", remedy: "解除禁用：rfkill unblock bluetooth。")
    )

    static let blockedByHardware = RadioCause(
        "blocked-by-hardware",
        symptom: "rfkill reports a hard block.",
        english: RadioWords(
            "{name} is blocked by a switch on the machine",
            remedy: "Turn on the machine's wireless switch or key, or allow Bluetooth in its firmware settings."
        ),
        chinese: RadioWords("{name}被机器上的开关禁用", remedy: "请打开机器上的无线开关或按键，或在固件设置中允许蓝牙。")
    )

    static let notPermitted = RadioCause(
        "not-permitted",
        symptom: "The kernel refuses with EPERM or EACCES, or withholds advertisements.",
        exitCode: 77,
        isFinal: true,
        english: RadioWords(
            "This program has no permission to use {name}",
            remedy: """
                Grant it: sudo setcap 'cap_net_raw,cap_net_admin+eip' {program} \
                - or in its systemd unit: AmbientCapabilities=CAP_NET_RAW CAP_NET_ADMIN
                """
        ),
        chinese: RadioWords(
            "本程序无权使用{name}",
            remedy: """
                授权：sudo setcap 'cap_net_raw,cap_net_admin+eip' {program}，或在 systemd 单元中写入 \
                AmbientCapabilities=CAP_NET_RAW CAP_NET_ADMIN。
                """
        )
    )

    static let unsupported = RadioCause(
        "unsupported",
        symptom: "The kernel has no Bluetooth sockets or does not know the command.",
        isFinal: true,
        english: RadioWords(
            "The kernel does not support {name}, or not for this program",
            remedy: """
                Load the support: sudo modprobe bluetooth. A container needs the host's network: --network host. A systemd \
                unit needs AF_BLUETOOTH in RestrictAddressFamilies=.
                """
        ),
        chinese: RadioWords(
            "内核不支持{name}，或不允许本程序使用",
            remedy: """
                载入：sudo modprobe bluetooth。容器需要使用主机网络：--network host。systemd 单元的 \
                RestrictAddressFamilies= 必须包含 AF_BLUETOOTH。
                """
        )
    )

    static let notLowEnergy = RadioCause(
        "not-low-energy",
        symptom: "The kernel lists the adapter without Low Energy support.",
        isFinal: true,
        english: RadioWords(
            "{name} supports only BR/EDR, not Low Energy",
            remedy: "Use a Bluetooth adapter of version 4.0 or later."
        ),
        chinese: RadioWords("{name}只支持 BR/EDR，不支持低功耗蓝牙", remedy: "请使用支持蓝牙 4.0 或更高版本的适配器。")
    )

    static let taken = RadioCause(
        "taken",
        symptom: "The adapter is up but the management channel does not show it; or EBUSY.",
        english: RadioWords(
            "Another program has exclusive use of {name}",
            remedy: """
                Stop the emulator, virtual machine or Bluetooth test tool that holds the adapter's user channel, or give \
                the station its own adapter.
                """
        ),
        chinese: RadioWords(
            "{name}被其他程序独占",
            remedy: "请停止该程序：模拟器、虚拟机或蓝牙测试工具占用了适配器。也可以为本站单独配备一个适配器。"
        )
    )

    static let disturbed = RadioCause(
        "disturbed",
        symptom: "For a second, another program's command has left the scan off or repeated reports filtered out.",
        hearing: .impaired,
        english: RadioWords(
            "Another program interferes with the scan of {name}",
            remedy: """
                The station restarts the scan each time. Stop programs that scan without the kernel, such as hcitool lescan \
                or scripts with raw HCI sockets, or give the station its own adapter.
                """
        ),
        chinese: RadioWords(
            "{name}的扫描受到其他程序干扰",
            remedy: "本站每次都会重新开始扫描。请停止绕过内核进行扫描的程序，例如 hcitool lescan，或为本站单独配备一个适配器。"
        )
    )

    static let refusing = RadioCause(
        "refusing",
        symptom: "The controller answers the command to scan with an error.",
        english: RadioWords(
            "{name} refuses to scan (HCI error {detail})",
            remedy: """
                The station retries every 3 seconds. If that does not help, unplug it and plug it in again. If it still \
                refuses, the adapter or its firmware is broken: use another adapter.
                """
        ),
        chinese: RadioWords(
            "{name}拒绝扫描（HCI 错误 {detail}）",
            remedy: "每 3 秒会重试一次。如果仍然拒绝，请拔下后重新插入。之后还拒绝，说明适配器或其固件有故障：请更换适配器。"
        )
    )

    static let notAnswering = RadioCause(
        "not-answering",
        symptom: "The controller does not answer a command: ETIMEDOUT, or no answer for 3 seconds.",
        english: RadioWords(
            "{name} does not answer",
            remedy: """
                Unplug it and plug it in again. If it is built in, turn the machine off and on. The kernel's log may say more: \
                journalctl -k | grep -i bluetooth
                """
        ),
        chinese: RadioWords(
            "{name}没有应答",
            remedy: "请拔下后重新插入。如果是内置的，请将机器关机后再开机。内核日志可能有更多说明：journalctl -k | grep -i bluetooth。"
        )
    )

    static let silent = RadioCause(
        "silent",
        symptom: "It scans but has reported nothing at all for 90 seconds.",
        english: RadioWords(
            "{name} has heard nothing at all for a long time",
            remedy: """
                A running station switches it off and on. If it stays silent although there are signals around, unplug it \
                and plug it in again.
                """
        ),
        chinese: RadioWords(
            "{name}长时间没有收到任何信号",
            remedy: "运行中的站点会自动关闭并重新打开它。如果周围有信号而它仍无反应，请拔下后重新插入。"
        )
    )

    static let failed = RadioCause(
        "failed",
        symptom: "Any other error of the kernel or the controller.",
        english: RadioWords(
            "{name} does not work: {detail}",
            remedy: "Unplug it and plug it in again. The kernel's log may say more: journalctl -k | grep -i bluetooth"
        ),
        chinese: RadioWords(
            "{name}无法工作：{detail}",
            remedy: "请拔下后重新插入。内核日志可能有更多说明：journalctl -k | grep -i bluetooth。"
        )
    )
}
