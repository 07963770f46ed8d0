import Station

extension Texts {
    /// The words of ``RadioCondition/words(for:program:)`` in Chinese.
    static func chineseRadio(_ condition: RadioCondition, _ receiver: String?) -> RadioWords {
        let name = receiver.map { $0 + " " } ?? "蓝牙"
        switch condition {
        case .starting: return RadioWords("\(name)正在启动")
        case .listening: return RadioWords("\(name)正在接收")
        case .absent:
            guard let receiver else {
                return RadioWords(
                    "没有蓝牙适配器",
                    remedy: "请插入适配器。如果已经插入，内核日志会说明原因：dmesg | grep -i bluetooth。"
                )
            }
            return RadioWords("\(receiver) 已被拔出", remedy: "请重新插入。无论得到哪个编号，都会按地址识别。")
        case .off:
            return RadioWords(
                "\(name)已关闭",
                remedy: "运行中的站点会自动重新打开它。手动打开：bluetoothctl power on。如果总是关闭，请停止关闭它的程序。"
            )
        case .blocked(byHardware: false):
            return RadioWords("\(name)被软件禁用", remedy: "解除禁用：rfkill unblock bluetooth。")
        case .blocked(byHardware: true):
            return RadioWords("\(name)被机器上的开关禁用", remedy: "请打开机器上的无线开关或按键，或在固件设置中允许蓝牙。")
        case .notPermitted:
            return RadioWords(
                "本程序无权使用\(receiver.map { " " + $0 } ?? "蓝牙")",
                remedy: """
                    授权：sudo setcap 'cap_net_raw,cap_net_admin+eip' /usr/bin/muster，或在 systemd 单元中写入 \
                    AmbientCapabilities=CAP_NET_RAW CAP_NET_ADMIN。
                    """
            )
        case .unsupported:
            guard let receiver else {
                return RadioWords(
                    "内核没有蓝牙，或不允许本程序使用",
                    remedy: """
                        载入：sudo modprobe bluetooth。容器需要使用主机网络：--network host。systemd 单元的 \
                        RestrictAddressFamilies= 必须包含 AF_BLUETOOTH。
                        """
                )
            }
            return RadioWords("\(receiver) 不支持低功耗蓝牙", remedy: "请使用支持蓝牙 4.0 或更高版本的适配器。")
        case .taken:
            return RadioWords(
                "\(name)被其他程序独占",
                remedy: "请停止该程序：模拟器、虚拟机或蓝牙测试工具占用了适配器。也可以为本站单独配备一个适配器。"
            )
        case .disturbed:
            return RadioWords(
                "\(name)的扫描受到其他程序干扰",
                remedy: "本站每次都会重新开始扫描。请停止绕过内核进行扫描的程序，例如 hcitool lescan，或为本站单独配备一个适配器。"
            )
        case .silent:
            return RadioWords(
                "\(name)长时间没有收到任何信号",
                remedy: "运行中的站点会自动关闭并重新打开它。如果周围有信号而它仍无反应，请拔下后重新插入。"
            )
        case .failed(let reason):
            return RadioWords(
                "\(name)无法工作：\(reason)",
                remedy: "请拔下后重新插入。内核日志可能有更多说明：journalctl -k | grep -i bluetooth。"
            )
        }
    }
}
