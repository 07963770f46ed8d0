import BeaconKit
import Station
import Testing

@Suite("How the transmitter is doing")
struct TransmitterMonitorTests {
    private static let adapter = Adapter(index: 0, address: "00:1A:7D:DA:71:13")

    /// Seconds, what the transmitter says then, and what of that is told.
    struct Step: Sendable {
        let second: Double
        let state: TransmitterState
        let news: TransmitterMonitor.News?

        init(_ second: Double, _ state: TransmitterState, _ news: TransmitterMonitor.News?) {
            self.second = second
            self.state = state
            self.news = news
        }
    }

    @Test(
        "a failure is told after five seconds, and every success",
        arguments: [
            [
                Step(0, .unable(.absent), nil), Step(4.9, .unable(.absent), nil),
                Step(5, .unable(.absent), .fails(.absent)),
            ],
            // What passes is not told.
            [
                Step(0, .unable(.notAnswering), nil), Step(3, .transmitting(adapter), .works),
                Step(6, .unable(.notAnswering), nil), Step(10.9, .unable(.notAnswering), nil),
            ],
            // Another cause is no new beginning.
            [Step(0, .unable(.off), nil), Step(4, .unable(.absent), nil), Step(6, .unable(.off), .fails(.off))],
            // Neither the first moment nor having nothing to transmit says anything.
            [Step(0, .unable(.starting), nil), Step(9, .unable(.starting), nil), Step(10, .idle, nil)],
            [Step(0, .unable(.off), nil), Step(3, .idle, nil), Step(6, .unable(.off), .fails(.off))],
        ]
    )
    func news(steps: [Step]) {
        var monitor = TransmitterMonitor(exists: true)
        for step in steps {
            let news = monitor.update(step.state, at: StationTime.after(step.second).now)
            #expect(news == step.news, "after \(step.second) s")
        }
    }

    @Test(
        "people who transmit are told how it goes",
        arguments: [
            (true, TransmitterState.idle, false, BroadcastState.Radio.idle),
            (true, .idle, true, .starting),
            (true, .transmitting(adapter), true, .transmitting("hci0")),
            (true, .transmitting(adapter), false, .idle),
            (true, .unable(.off), true, .unable(.off)),
            (false, .idle, true, .none),
        ]
    )
    func radio(exists: Bool, state: TransmitterState, isWanted: Bool, expected: BroadcastState.Radio) {
        var monitor = TransmitterMonitor(exists: exists)
        _ = monitor.update(state, at: StationScript.start)
        #expect(monitor.radio(isWanted: isWanted) == expected)
    }

    @Test("a station without a transmitter cannot transmit because there is none")
    func none() {
        #expect(TransmitterMonitor(exists: false).condition == .absent)
        #expect(TransmitterMonitor(exists: true).condition == nil)
    }
}
