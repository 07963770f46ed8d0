import BeaconKit
import Station

/// One adapter at work, from when it is there until it is gone: does what its supervisor says.
struct AdapterSession {
    /// What a session is told from outside.
    enum Input: Sendable {
        case settings(AdapterSettings)
        case discovering(Bool)
        case monitorRemoved(handle: UInt16)
        case scan(ScanWatch.Finding)
        case closed
        case resumed
        /// Time has passed.
        case tick
    }

    let adapter: Adapter
    let receiver: ReceiverID
    let settings: AdapterSettings
    let mayChange: Bool
    let management: ManagementChannel
    let sink: any ReceiverSink
    let clock: @Sendable () -> Instant
    let inputs: AsyncStream<Input>
    /// Tells the session itself what happens on the raw channel.
    let tell: @Sendable (Input) -> Void
    /// Says how the adapter is doing.
    let say: @Sendable (RadioCondition) -> Void

    /// Runs until the inputs end or the task is cancelled, and takes back what it set up.
    func run() async {
        let (buffers, opened) = AsyncStream.makeStream(of: ReportBuffer.self)
        await withDiscardingTaskGroup { group in
            group.addTask { await listen(to: buffers) }
            await supervise(opened)
            group.cancelAll()
        }
    }

    private func supervise(_ opened: AsyncStream<ReportBuffer>.Continuation) async {
        var work = Work(session: self, opened: opened)
        await work.step(.settings(settings))
        for await input in inputs { await work.handle(input) }
        await work.finish()
        opened.finish()
    }

    /// Hands on what is heard on the channel that is open, one after the other. It does not hold the channel, which closes
    /// when the session lets go of it.
    private func listen(to buffers: AsyncStream<ReportBuffer>) async {
        for await heard in buffers {
            while let batch = await heard.next() { await sink.ingest(batch) }
            tell(.closed)
        }
    }

    /// What a session is in the middle of.
    private struct Work {
        private let session: AdapterSession
        private let opened: AsyncStream<ReportBuffer>.Continuation
        private var supervisor: AdapterSupervisor
        private var scan: AdapterScan
        private var channel: AdapterChannel?
        private var isSearching = false

        /// - Parameter opened: gets what is heard on each channel that was opened.
        init(session: AdapterSession, opened: AsyncStream<ReportBuffer>.Continuation) {
            self.session = session
            self.opened = opened
            supervisor = AdapterSupervisor(
                settings: session.settings,
                mayChange: session.mayChange,
                at: session.clock()
            )
            scan = AdapterScan(adapter: session.adapter.index, management: session.management)
        }

        mutating func handle(_ input: Input) async {
            switch input {
            case .settings(let settings): await step(.settings(settings))
            case .discovering(let isOn): isSearching = isOn
            case .monitorRemoved(let handle):
                if scan.isOurs(handle) { await step(.scanRemoved) }
            case .scan(.scan(let state)): await step(.scan(state))
            case .scan(.refused(let status)): await step(.scanRefused(status))
            case .closed:
                channel = nil
                await step(.closed)
            case .resumed: await step(.resumed)
            case .tick:
                await reportLost()
                if channel?.isUnanswered(at: session.clock()) == true { await step(.scanUnanswered) }
                await step(.heard(channel?.lastHeard))
            }
        }

        /// Lets the supervisor decide, and does what it says until nothing is left to do.
        mutating func step(_ event: AdapterSupervisor.Event) async {
            var events = [event]
            while let event = events.popLast() {
                for step in supervisor.handle(event, at: session.clock()) {
                    switch step {
                    case .say(let condition):
                        session.say(condition)
                    case .perform(let action):
                        events.append(.ended(action, await perform(action)))
                        if action == .startScan, scan.isUnseen {
                            events.insert(.scan(ScanState(isOn: true, dropsRepeats: false)), at: 0)
                        }
                    }
                }
            }
        }

        mutating func finish() async {
            await reportLost()
            await scan.stop(on: channel)
            await reportLost()
            channel = nil
        }

        private func reportLost() async {
            guard let lost = channel?.drainLost(), lost > 0 else { return }
            await session.sink.lost(lost, by: session.receiver)
        }

        private mutating func perform(
            _ action: AdapterSupervisor.Action
        ) async -> AdapterSupervisor.Outcome {
            do throws(BluetoothError) {
                switch action {
                case .open: try open()
                case .readBlock: return .block(RadioSwitch.block(of: session.adapter.name))
                case .switchOn:
                    _ = try await send(.setLowEnergy(true))
                    _ = try await send(.setPowered(true))
                case .switchOff: _ = try await send(.setPowered(false))
                case .startScan:
                    guard let channel else { return .failed(.starting) }
                    try await scan.start(on: channel, isSearching: isSearching)
                }
                return .done
            } catch {
                // Another program is switching it just now. What comes of that is not known yet.
                if action == .switchOn, error.cause == .refused(.busy) { return .failed(.starting) }
                return .failed(error.condition)
            }
        }

        private func send(_ command: ManagementCommand) async throws(BluetoothError) -> [UInt8] {
            try await session.management.send(command, to: session.adapter.index)
        }

        private mutating func open() throws(BluetoothError) {
            let tell = session.tell
            let channel = try AdapterChannel(
                adapter: session.adapter.index,
                receiver: session.receiver,
                clock: session.clock,
                onScan: { tell(.scan($0)) }
            )
            self.channel = channel
            opened.yield(channel.heard)
        }
    }
}
