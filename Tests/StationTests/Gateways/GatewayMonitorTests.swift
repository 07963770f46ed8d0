import BeaconKit
import Station
import Testing

/// A gateway's health by what it says of itself, in scripted time.
struct GatewayMonitorTests {
    private var monitor = GatewayMonitor()

    private func second(_ seconds: Double) -> Instant { Instant(microseconds: Int64(seconds * 1_000_000)) }

    private mutating func take(_ news: GatewayNews, at seconds: Double) -> Bool {
        monitor.ingest(news, at: second(seconds))
    }

    private mutating func hear(_ outcome: GatewayIntake.Outcome = .beacon, lag: Int64? = nil, at seconds: Double) {
        monitor.record(outcome, lag: lag, at: second(seconds))
    }

    private func condition(at seconds: Double) -> RadioCondition { monitor.condition(at: second(seconds)) }

    @Test("a lost connection is told after 15 s, what cannot get better by itself at once")
    mutating func connection() {
        monitor.connected()
        #expect(condition(at: 0) == .listening)
        monitor.disconnected(.unreachable("gone"), at: second(1))
        #expect(condition(at: 15) != .gateway(.unreachable("gone")))
        #expect(condition(at: 16) == .gateway(.unreachable("gone")))
        monitor.connected()
        #expect(condition(at: 17) == .listening)
        monitor.disconnected(.wrongKey, at: second(18))
        #expect(condition(at: 18) == .gateway(.wrongKey))
        // Another machine that restarts calls again within seconds.
        monitor.connected()
        monitor.disconnected(.notCalling, at: second(20))
        #expect(condition(at: 34) == .starting)
        #expect(condition(at: 35) == .gateway(.notCalling))
    }

    @Test("deaf but online: its own counter stands still, whatever its connection does")
    mutating func deaf() {
        monitor.connected()
        for seconds in stride(from: 0.0, through: 45, by: 15) {
            let isAlive = take(.counter(Int64(seconds)), at: seconds)
            #expect(isAlive == (seconds > 0))
        }
        for seconds in stride(from: 60.0, through: 90, by: 15) { _ = take(.counter(45), at: seconds) }
        #expect(condition(at: 90) == .listening)
        _ = take(.counter(45), at: 105)
        #expect(condition(at: 105) == .gateway(.deaf))
        hear(at: 106)
        #expect(condition(at: 106) == .listening)
    }

    @Test("what its broker says of it is given 5 s, and what it hears refutes it")
    mutating func offline() {
        monitor.connected()
        _ = take(.online(false), at: 0)
        #expect(condition(at: 4) == .listening)
        #expect(condition(at: 5) == .gateway(.offline))
        hear(at: 6)
        #expect(condition(at: 6) == .listening)
        _ = take(.scanning(false), at: 10)
        #expect(condition(at: 24) == .listening)
        #expect(condition(at: 25) == .gateway(.notScanning))
    }

    @Test("two of one name take turns; one that got a new address does not")
    mutating func duplicate() {
        monitor.connected()
        _ = take(.instance("10.0.0.1"), at: 0)
        _ = take(.instance("10.0.0.2"), at: 15)
        #expect(condition(at: 15) == .listening)
        for turn in 2...4 {
            _ = take(.instance(turn.isMultiple(of: 2) ? "10.0.0.1" : "10.0.0.2"), at: 15 * Double(turn))
        }
        #expect(condition(at: 60) == .gateway(.duplicate))
        #expect(condition(at: 700) == .listening)
    }

    @Test("four losses in ten minutes are flapping, until ten minutes after")
    mutating func flapping() {
        for minute in 0..<4 {
            monitor.connected()
            monitor.disconnected(.unreachable(""), at: second(Double(minute) * 60))
        }
        monitor.connected()
        #expect(condition(at: 200) == .gateway(.flapping))
        #expect(condition(at: 600) == .listening)
    }

    @Test("Ruuvi's own tags alone are a wrong filter; one beacon, and it is right")
    mutating func filtered() {
        monitor.connected()
        for number in 0..<50 { hear(.other(company: 0x0499), at: Double(number)) }
        #expect(condition(at: 60) == .gateway(.filtered))
        hear(at: 61)
        #expect(condition(at: 61) == .listening)
    }

    @Test("a flood is told while it lasts; and what comes late for half a minute")
    mutating func floodedAndLate() {
        monitor.connected()
        for number in 0..<1_000 { hear(.dropped, at: Double(number) / 1_000) }
        #expect(condition(at: 2) == .gateway(.flooding))
        #expect(condition(at: 32) == .listening)
        for number in 0...30 { hear(lag: 20_000_000, at: 100 + Double(number)) }
        #expect(condition(at: 130) == .gateway(.late(20)))
        hear(lag: 0, at: 131)
        #expect(condition(at: 131) == .listening)
    }
}
