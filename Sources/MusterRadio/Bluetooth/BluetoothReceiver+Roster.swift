import BeaconKit
import Station

extension BluetoothReceiver {
    /// Who is there: the adapters that are wanted and present, each with its session.
    struct Roster {
        enum Input: Sendable {
            case event(ManagementEvent)
            /// The session of the adapter with this number has said something.
            case said(UInt16)
            case tick
        }

        private struct Member {
            let receiver: ReceiverID
            let adapter: Adapter
            let inputs: AsyncStream<AdapterSession.Input>.Continuation
            let voice: SessionConditions
        }

        /// Ticks between two looks at all adapters.
        private static let lookEvery = 10
        /// Inputs that wait for a session, which may be busy switching its adapter on.
        private static let inputLimit = 128

        private var selection: AdapterSelection
        private let mayChange: Bool
        private let clock: @Sendable () -> Instant
        private let sink: any ReceiverSink
        private let tell: @Sendable (Input) -> Void
        private var management: ManagementChannel?
        private var members: [UInt16: Member] = [:]
        /// Adapters that were chosen by name and can't be used, which was told.
        private var unusable: Set<Adapter> = []
        /// What was last said of the radio as a whole.
        private var condition: RadioCondition?
        private var ticks = 0

        init(
            selection: AdapterSelection,
            mayChange: Bool,
            clock: @escaping @Sendable () -> Instant,
            sink: any ReceiverSink,
            tell: @escaping @Sendable (Input) -> Void
        ) {
            self.selection = selection
            self.mayChange = mayChange
            self.clock = clock
            self.sink = sink
            self.tell = tell
        }

        mutating func handle(_ input: Input, sessions: inout DiscardingTaskGroup) async {
            switch input {
            case .tick:
                if ticks.isMultiple(of: Self.lookEvery) || members.isEmpty { await look(&sessions) }
                ticks += 1
                for member in members.values {
                    // Should what was said have been announced in vain, it is not lost.
                    await pass(member)
                    member.inputs.yield(.tick)
                }
            case .said(let index):
                if let member = members[index] { await pass(member) }
            case .event(let event):
                await handle(event, sessions: &sessions)
            }
        }

        /// Passes on what a session said.
        private func pass(_ member: Member) async {
            for condition in member.voice.drain() { await sink.update(condition, of: member.receiver) }
        }

        func finish() async {
            for member in members.values { member.inputs.finish() }
        }

        private mutating func handle(_ event: ManagementEvent, sessions: inout DiscardingTaskGroup) async {
            let inputs = members[event.adapter]?.inputs
            switch event.kind {
            case .added: await look(&sessions)
            case .removed:
                await remove(event.adapter)
                await look(&sessions)
            case .settings(let settings): inputs?.yield(.settings(settings))
            case .discovering(let isOn): inputs?.yield(.discovering(isOn))
            case .monitorRemoved(let handle): inputs?.yield(.monitorRemoved(handle: handle))
            case .resumed: inputs?.yield(.resumed)
            case .advertisingRemoved: break
            }
        }

        /// Compares who is there with who was there.
        private mutating func look(_ sessions: inout DiscardingTaskGroup) async {
            do throws(BluetoothError) {
                let management = try open()
                let entries = try await AdapterDirectory(management).entries()
                for (index, member) in members where !entries.contains(where: { $0.adapter == member.adapter }) {
                    await remove(index)
                }
                unusable.formIntersection(entries.map(\.adapter))
                for entry in entries where entry.isLowEnergy || !selection.isAll {
                    guard selection.includes(entry.adapter) else { continue }
                    if let member = members[entry.adapter.index] {
                        member.inputs.yield(.settings(entry.info.settings))
                    } else {
                        await add(entry, management, &sessions)
                    }
                }
                let condition = wholeCondition(entries)
                await say(condition)
            } catch {
                management = nil
                await say(error.condition)
            }
        }

        private mutating func open() throws(BluetoothError) -> ManagementChannel {
            if let management { return management }
            let tell = tell
            let opened = try ManagementChannel { tell(.event($0)) }
            management = opened
            return opened
        }

        private mutating func add(
            _ entry: AdapterDirectory.Entry,
            _ management: ManagementChannel,
            _ sessions: inout DiscardingTaskGroup
        ) async {
            guard entry.isLowEnergy || unusable.insert(entry.adapter).inserted else { return }
            let receiver = await sink.attach(entry.adapter)
            guard entry.isLowEnergy else { return await sink.update(.notLowEnergy, of: receiver) }
            await sink.update(.starting, of: receiver)
            let (inputs, continuation) = AsyncStream.makeStream(
                of: AdapterSession.Input.self,
                bufferingPolicy: .bufferingNewest(Self.inputLimit)
            )
            let index = entry.adapter.index
            let voice = SessionConditions()
            members[index] = Member(
                receiver: receiver,
                adapter: entry.adapter,
                inputs: continuation,
                voice: voice
            )
            let tell = tell
            let session = AdapterSession(
                adapter: entry.adapter,
                receiver: receiver,
                settings: entry.info.settings,
                mayChange: mayChange,
                management: management,
                sink: sink,
                clock: clock,
                inputs: inputs,
                tell: { continuation.yield($0) },
                say: {
                    voice.say($0)
                    tell(.said(index))
                }
            )
            sessions.addTask { await session.run() }
        }

        private mutating func remove(_ index: UInt16) async {
            guard let member = members.removeValue(forKey: index) else { return }
            member.inputs.finish()
            await sink.update(.absent, of: member.receiver)
        }

        /// Why nothing can be heard at all, which adapters are missing, or that all is well.
        private mutating func wholeCondition(_ entries: [AdapterDirectory.Entry]) -> RadioCondition {
            if members.isEmpty { return AdapterDirectory.obstacle(among: entries, to: selection) }
            let missing = selection.missing(among: entries.map(\.adapter))
            return missing.isEmpty ? .listening : .incomplete(missing: missing.joined(separator: ", "))
        }

        private mutating func say(_ condition: RadioCondition) async {
            guard condition != self.condition else { return }
            let isNews = condition != .listening || self.condition != nil
            self.condition = condition
            if isNews { await sink.update(condition, of: nil) }
        }
    }
}
