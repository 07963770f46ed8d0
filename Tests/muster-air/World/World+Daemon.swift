import VirtualAir

/// BlueZ's daemon, as desktops run it.
extension World {
    /// Starts a D-Bus and `bluetoothd`, and waits until it manages a controller.
    func startBluetoothDaemon(for device: VirtualDevice) throws {
        try run("mkdir", ["-p", "/run/dbus", "/var/lib/bluetooth"])
        let bus = try start("dbus-daemon", ["--system", "--nofork", "--nopidfile", "--print-address"])
        try wait("the bus is there") { bus.says("unix:path=") }
        let daemon = try start("bluetoothd", ["--nodetach"])
        try wait("bluetoothd manages controllers") { daemon.says("Bluetooth management interface") }
        let control = try bluetoothControl()
        try wait("bluetoothd knows the controller") { control.says("\(device.configuration.address)") }
        control.kill()
    }

    /// Starts `bluetoothctl`, which is then typed to.
    func bluetoothControl() throws -> Program {
        try start("bluetoothctl", onTerminal: true)
    }
}
