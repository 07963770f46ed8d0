import Foundation
import Subprocess

/// Opens a page in the person's browser, where there is a desktop.
enum Browser {
    static func open(_ address: String) async {
        let environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
        // Without a browser the address that was printed has to do.
        _ = try? await Subprocess.run(.name("xdg-open"), arguments: [address], output: .discarded, error: .discarded)
    }
}
