import BeaconKit
import Station
import Testing

@Suite("Slowing guesses down")
struct SignInThrottleTests {
    private func instant(_ seconds: Double) -> Instant { Instant(microseconds: Int64(seconds * 1_000_000)) }

    private let anna = SignInThrottle.Door.named("anna")
    private let bo = SignInThrottle.Door.named("bo")

    private func guess(_ throttle: inout SignInThrottle, _ door: SignInThrottle.Door, from address: String, times: Int)
    {
        for number in 0..<times { _ = throttle.begin(door, address: address, at: instant(Double(number) * 900)) }
    }

    @Test("five wrong passwords are free, then the wait doubles up to a quarter of an hour")
    func doubling() {
        var throttle = SignInThrottle()
        var now = 0.0
        for _ in 0..<5 { #expect(throttle.begin(anna, address: "a", at: instant(now)) == nil) }
        for expected in [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900] {
            #expect(throttle.begin(anna, address: "a", at: instant(now)) == expected)
            #expect(throttle.begin(anna, address: "a", at: instant(now + Double(expected) - 0.5)) == 1)
            now += Double(expected)
            #expect(throttle.begin(anna, address: "a", at: instant(now)) == nil)
        }
    }

    @Test("what is kept for several processes counts as if one process had counted")
    func kept() {
        var alone = SignInThrottle()
        var kept: [String: SignInThrottle.Kept] = [:]
        var opened: [Instant?] = []
        for step in 0..<40 {
            let (door, address) = (step.isMultiple(of: 3) ? anna : bo, step.isMultiple(of: 5) ? "a" : "b")
            let now = instant(Double(step))
            // Each time another process, which knows what is kept and nothing else.
            var other = SignInThrottle(kept, of: door, from: address)
            let (one, two) = (
                alone.begin(door, address: address, at: now), other.begin(door, address: address, at: now)
            )
            #expect(one == two, "attempt \(step)")
            if one == nil, step == 9 {
                alone.succeeded(door, address: address)
                other.succeeded(door, address: address)
            }
            let after = other.kept(kept, of: door, from: address, at: now)
            for name in SignInThrottle.names(of: door, from: address) { kept[name] = after[name] }
            opened += after.values.map(\.opened)
        }
        #expect(opened.contains(instant(9)))
        #expect(kept.keys.allSatisfy { $0.count == 64 && !$0.contains("anna") })
    }

    @Test("wrong ones from one address lock nobody out at another, whatever the case of the name")
    func otherAddress() {
        var throttle = SignInThrottle()
        for _ in 0..<30 { _ = throttle.begin(.named("Anna"), address: "a", at: instant(0)) }
        #expect(throttle.begin(.named("ANNA"), address: "a", at: instant(0)) != nil)
        #expect(throttle.begin(anna, address: "b", at: instant(0)) == nil)
    }

    @Test("what is tried as an account of that name does not hold up kiosks and the set-up")
    func doors() {
        var throttle = SignInThrottle()
        for name in ["kiosk", "set-up"] {
            for _ in 0..<6 { _ = throttle.begin(.named(name), address: "a", at: instant(0)) }
        }
        #expect(throttle.begin(.kiosk, address: "a", at: instant(0)) == nil)
        #expect(throttle.begin(.setUp, address: "a", at: instant(0)) == nil)
    }

    @Test("an address that tries many accounts waits at all of them")
    func manyAccounts() {
        var throttle = SignInThrottle()
        for number in 0..<20 { #expect(throttle.begin(.named("\(number)"), address: "a", at: instant(0)) == nil) }
        #expect(throttle.begin(bo, address: "a", at: instant(0)) == 2)
        #expect(throttle.begin(bo, address: "b", at: instant(0)) == nil)
    }

    @Test("an account that many addresses try waits for all but those that opened it before")
    func manyAddresses() {
        var throttle = SignInThrottle()
        #expect(throttle.begin(anna, address: "access", at: instant(0)) == nil)
        throttle.succeeded(anna, address: "access")
        for number in 0..<50 { #expect(throttle.begin(anna, address: "\(number)", at: instant(0)) == nil) }
        #expect(throttle.begin(anna, address: "another", at: instant(0)) == 2)
        #expect(throttle.begin(anna, address: "access", at: instant(0)) == nil)
    }

    @Test("a right password forgets the wrong ones before it, and only of its account")
    func success() {
        var throttle = SignInThrottle()
        for _ in 0..<5 { _ = throttle.begin(bo, address: "a", at: instant(0)) }
        for _ in 0..<5 { _ = throttle.begin(anna, address: "a", at: instant(0)) }
        throttle.succeeded(anna, address: "a")
        #expect(throttle.begin(anna, address: "a", at: instant(0)) == nil)
        #expect(throttle.begin(bo, address: "a", at: instant(0)) == 2)
    }

    @Test("an attempt that was not made does not count")
    func withdrawn() {
        var throttle = SignInThrottle()
        for _ in 0..<30 {
            #expect(throttle.begin(anna, address: "a", at: instant(0)) == nil)
            throttle.withdrawn(anna, address: "a")
        }
        #expect(throttle.count == 0)
    }

    @Test("what was not tried for an hour is forgotten")
    func forgotten() {
        var throttle = SignInThrottle()
        guess(&throttle, anna, from: "a", times: 12)
        #expect(throttle.begin(anna, address: "a", at: instant(11 * 900 + 3_600)) == nil)
        #expect(throttle.begin(anna, address: "a", at: instant(11 * 900 + 3_600)) == nil)
    }

    @Test("many addresses do not fill the memory")
    func bounded() {
        var throttle = SignInThrottle()
        for number in 0..<10_200 { _ = throttle.begin(bo, address: "\(number)", at: instant(Double(number) * 20)) }
        #expect(throttle.count <= 10_000)
    }
}
