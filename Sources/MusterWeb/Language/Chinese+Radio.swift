import Station

extension Texts {
    static func chineseRadio(_ condition: RadioCondition) -> RadioWords {
        switch condition {
        case .starting:
            RadioWords(title: "蓝牙正在启动", remedy: "请稍候几秒。")
        case .listening:
            RadioWords(title: "蓝牙正在接收", remedy: "无需处理。")
        case .absent:
            RadioWords(title: "没有蓝牙适配器", remedy: "请插入适配器，或重新插拔：本站会自动识别。运行 lsusb 可查看本机识别到的设备。")
        case .off:
            RadioWords(title: "蓝牙适配器已关闭", remedy: "它被其他程序关闭了。如果一直关闭，请运行 bluetoothctl power on。")
        case .blocked(byHardware: false):
            RadioWords(title: "蓝牙被软件禁用", remedy: "要解除禁用，请运行 rfkill unblock bluetooth。")
        case .blocked(byHardware: true):
            RadioWords(title: "蓝牙被机器上的开关禁用", remedy: "请拨动无线开关，或退出飞行模式：程序无法代劳。")
        case .notPermitted:
            RadioWords(
                title: "本程序无权使用蓝牙",
                remedy: """
                    它需要 CAP_NET_RAW 和 CAP_NET_ADMIN。请在 systemd 单元中写入 \
                    AmbientCapabilities=CAP_NET_RAW CAP_NET_ADMIN，或运行 \
                    sudo setcap cap_net_raw,cap_net_admin+ep "$(command -v muster)"。
                    """
            )
        case .unsupported:
            RadioWords(title: "蓝牙适配器不支持所需功能", remedy: "请使用支持蓝牙 4.0（低功耗）或更高版本的适配器。")
        case .silent:
            RadioWords(title: "蓝牙适配器没有任何数据", remedy: "本站会自动关闭并重新打开它，每分钟至多一次。如果无效，请拔下后重新插入。")
        case .failed(let reason):
            RadioWords(title: "蓝牙适配器出错：\(reason)", remedy: "本站会自动重试。如果无效，请拔下后重新插入。")
        }
    }
}
