import Testing
import MusterWeb

@Suite("The address that a tablet reaches")
struct TabletAddressTests {
    @Test("is the administrator's own where that is no loopback name, else this machine's in its network")
    func authority() {
        func address(_ asked: String, isOnlyLocal: Bool = false, machine: [String] = ["192.0.2.7"]) -> String? {
            TabletAddress.authority(asked: asked, isOnlyLocal: isOnlyLocal, machine: machine)
        }
        #expect(address("muster.example:8443") == "muster.example:8443")
        #expect(address("127.0.0.1:8443") == "192.0.2.7:8443")
        #expect(address("localhost") == "192.0.2.7")
        #expect(address("[::1]:8443") == "192.0.2.7:8443")
        // A proxy before a station that listens only to its own machine.
        #expect(address("muster.example", isOnlyLocal: true) == "muster.example")
        #expect(address("127.0.0.1:8443", isOnlyLocal: true) == nil)
        #expect(address("127.0.0.1:8443", machine: []) == nil)
    }

    @Test("this machine's own addresses are none of itself alone")
    func own() {
        #expect(TabletAddress.ownAddresses().allSatisfy { !LoopbackHost.isLoopback($0) && $0.contains(".") })
    }
}
