import BeaconKit
import Station
import Testing

@Suite("Slowing guesses down")
struct SignInThrottleTests {
    private func instant(_ seconds: Double) -> Instant { Instant(microseconds: Int64(seconds * 1_000_000)) }

    @Test("five wrong passwords are free, then the wait doubles up to a quarter of an hour")
    func doubling() {
        var throttle = SignInThrottle()
        var now = 0.0
        for _ in 0..<5 {
            #expect(throttle.wait(account: "anna", address: "a", at: instant(now)) == nil)
            throttle.failed(account: "anna", address: "a", at: instant(now))
        }
        for expected in [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900] {
            #expect(throttle.wait(account: "anna", address: "a", at: instant(now)) == expected)
            #expect(throttle.wait(account: "anna", address: "a", at: instant(now + Double(expected) - 0.5)) == 1)
            now += Double(expected)
            #expect(throttle.wait(account: "anna", address: "a", at: instant(now)) == nil)
            throttle.failed(account: "anna", address: "a", at: instant(now))
        }
    }

    @Test("an account is slowed down from everywhere, an address for every account, whatever the case")
    func keys() {
        var throttle = SignInThrottle()
        for _ in 0..<6 { throttle.failed(account: "Anna", address: "a", at: instant(0)) }
        #expect(throttle.wait(account: "ANNA", address: "b", at: instant(0)) != nil)
        #expect(throttle.wait(account: "bo", address: "a", at: instant(0)) != nil)
        #expect(throttle.wait(account: "bo", address: "b", at: instant(0)) == nil)
    }

    @Test("a right password forgets the account's wrong ones, not the address's")
    func success() {
        var throttle = SignInThrottle()
        for _ in 0..<6 { throttle.failed(account: "anna", address: "a", at: instant(0)) }
        throttle.succeeded(account: "anna")
        #expect(throttle.wait(account: "anna", address: "b", at: instant(0)) == nil)
        #expect(throttle.wait(account: "bo", address: "a", at: instant(0)) != nil)
    }

    @Test("an hour without an attempt starts afresh")
    func memory() {
        var throttle = SignInThrottle()
        for _ in 0..<12 { throttle.failed(account: "anna", address: "a", at: instant(0)) }
        throttle.failed(account: "anna", address: "a", at: instant(3_600))
        #expect(throttle.wait(account: "anna", address: "a", at: instant(3_600)) == nil)
    }

    @Test("an attacker with many addresses does not fill the memory")
    func bounded() {
        var throttle = SignInThrottle()
        for number in 0..<10_200 {
            throttle.failed(account: "anna", address: "\(number)", at: instant(Double(number)))
        }
        #expect(throttle.count <= 10_000)
        #expect(throttle.wait(account: "anna", address: "z", at: instant(10_199)) != nil)
    }
}
