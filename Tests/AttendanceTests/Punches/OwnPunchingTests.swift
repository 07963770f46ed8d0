import Attendance
import Testing

@Suite("Clocking in with one's own account")
struct OwnPunchingTests {
    @Test(
        "an address is in a network or not",
        arguments: [
            ("192.168.1.0/24", "192.168.1.77", true), ("192.168.1.0/24", "192.168.2.1", false),
            ("192.168.1.7", "192.168.1.7", true), ("192.168.1.7", "192.168.1.8", false),
            ("10.0.0.0/8", "::ffff:10.9.8.7", true), ("10.0.0.0/8", "fd00::1", false),
            ("fd00::/8", "fd12:3456::9", true), ("fd00::/8", "fe80::1", false), ("fe80::/10", "fe80::1%eth0", true),
            ("172.16.0.0/12", "172.31.255.255", true), ("172.16.0.0/12", "172.32.0.0", false),
            ("0.0.0.0/0", "8.8.8.8", true), ("192.168.1.200/25", "192.168.1.129", true), ("10.0.0.0/8", "local", false),
        ]
    )
    func networks(range: String, address: String, isIn: Bool) throws {
        #expect(try #require(NetworkRange(range)).contains(address) == isIn)
    }

    @Test(
        "what is no network is refused",
        arguments: ["10.0.0.0/33", "fd00::/129", "10.0.0", "office", "10.0.0.0/", "/8"]
    )
    func refused(text: String) {
        #expect(throws: OwnPunchingError.badNetwork(text)) { try OwnPunching(place: .siteNetwork, networks: text) }
    }

    @Test("without networks all private ones count, and neither this machine's own nor the world's")
    func usual() throws {
        let rules = try OwnPunching(place: .siteNetwork)
        try rules.check(from: "192.168.178.20")
        for address in ["127.0.0.1", "::1", "93.184.216.34", "2001:db8::1"] {
            #expect(throws: OwnPunchingError.elsewhere) { try rules.check(from: address) }
        }
        let own = try OwnPunching(place: .siteNetwork, networks: " 203.0.113.0/24,\n2001:db8::/32 ")
        #expect(own.networks == "203.0.113.0/24, 2001:db8::/32")
        try own.check(from: "2001:db8::1")
        #expect(throws: OwnPunchingError.elsewhere) { try own.check(from: "192.168.178.20") }
    }

    @Test("it is off until somebody allows it")
    func off() throws {
        #expect(throws: OwnPunchingError.notAllowed) { try OwnPunching.usual.check(from: "192.168.1.1") }
        try OwnPunching(place: .anywhere).check(from: "93.184.216.34")
    }
}
