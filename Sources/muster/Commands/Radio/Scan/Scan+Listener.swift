package import ArgumentParser
package import BeaconKit
package import MusterRadio
package import Station

/// What `muster scan` makes of what is heard: keeps it, prints it, and records it.
package actor ScanListener: ReceiverSink {
    /// How things are printed.
    package enum Style: Sendable {
        /// A table in the terminal, drawn anew again and again.
        case screen
        /// A line for each beacon heard, once a second.
        case lines
        /// A JSON object for each sighting.
        case sightings
        /// A JSON object for each beacon heard, once a second.
        case seconds
    }

    /// What is written: a text as it is, or a sighting, of which a line is made beside the radio.
    private enum Line: Sendable {
        case text(String)
        case sighting(Sighting, receiver: String?)
    }

    /// The most lines that wait for their reader: at 5,000 a second, 13 s, and some 5 MB.
    private static let lineLimit = 65_536
    /// A terminal that is too slow for the table gets fewer of them, and not later ones.
    private static let frameLimit = 2

    /// EX_CANTCREAT of `sysexits.h`.
    package static let cannotRecord = ExitCode(73)
    /// How long an adapter may take until it listens, when the command starts.
    private static let patience: Int64 = 5_000_000

    private let regions: [BeaconIdentityCondition]
    private let style: Style
    private var recorder: BtsnoopWriter?
    private var decoder = PacketDecoder()
    private var engine: PresenceEngine
    private var receivers = ScanReceivers()
    private var screen = ScanScreen()
    private var reportsBefore = 0
    private var shownUntil: Instant
    private let giveUpAt: Instant
    private var hasListened = false
    /// Why the command failed.
    package private(set) var failure: ExitCode?
    private let output: OutputQueue<Line>

    package init(regions: [BeaconIdentityCondition], style: Style, recorder: BtsnoopWriter?, start: Instant) {
        self.regions = regions
        self.style = style
        self.recorder = recorder
        output = OutputQueue(limit: style == .screen ? Self.frameLimit : Self.lineLimit) { line in
            switch line {
            case .text(let text): text
            case .sighting(let sighting, let receiver): ScanLine.json(sighting, receiver: receiver) + "\n"
            }
        }
        engine = PresenceEngine(configuration: .init(individual: nil, forgetAfter: .seconds(60)))
        engine.advance(to: start) { _ in }
        shownUntil = start
        giveUpAt = start.adding(microseconds: Self.patience)
    }

    package func attach(_ adapter: Adapter) -> ReceiverID { receivers.attach(adapter) }

    package func ingest(_ batch: ReportBatch) {
        batch.forEach { packet, receiver, instant in
            recorder?.append(packet: packet, adapter: receivers.adapter(receiver)?.index ?? 0, at: instant)
            decoder.decode(packet: packet, receiver: receiver, at: instant) { sighting in
                guard regions.isEmpty || regions.contains(where: { $0.isSatisfied(by: sighting.identity) }) else {
                    return engine.receiverHeard(receiver, at: instant) { _ in }
                }
                engine.ingest(sighting) { _ in }
                if style == .sightings { output.add(.sighting(sighting, receiver: receivers.name(receiver))) }
            } otherReport: { receiver, instant in
                engine.receiverHeard(receiver, at: instant) { _ in }
            }
        }
        recorder?.flush()
    }

    package func update(_ condition: RadioCondition, of receiver: ReceiverID?) {
        if condition == .listening, receiver != nil { hasListened = true }
        let isNews = receivers.update(condition, of: receiver)
        if style != .screen, isNews { Notice.print(condition, of: receivers.name(receiver)) }
    }

    package func lost(_ packets: Int, by receiver: ReceiverID) {
        receivers.lose(packets, by: receiver)
        if style != .screen {
            Notice.print("\(receivers.name(receiver) ?? "Bluetooth"): \(packets) packets came too fast and were lost.")
        }
    }

    /// Shows what there is again and again, until the reader or the radio is gone for good.
    package func show(_ clock: SteadyClock) async throws {
        if style == .screen { output.add(.text(ScanScreen.start), isNecessary: true) }
        // Whatever ends this, the terminal is left as it was.
        defer { if style == .screen { output.add(.text(ScanScreen.end), isNecessary: true) } }
        while !Task.isCancelled {
            try? await Task.sleep(for: style == .screen ? .milliseconds(500) : .seconds(1))
            show(at: clock.now())
            endIfNotRecorded()
            if failure != nil || !output.hasReader { return }
        }
    }

    /// Puts the recording in order, and says what was heard.
    package func end() async {
        let unwritten = await output.finish()
        do throws(RecordingError) {
            try await recorder?.close()
        } catch {
            Notice.print("muster: \(error)")
            failure = failure ?? Self.cannotRecord
        }
        recorder = nil
        // Whoever asked for a second of listening and got none has to be told, too.
        if failure == nil, !hasListened {
            let condition = receivers.obstacle?.0 ?? .starting
            if condition == .starting { Notice.print(condition, of: nil) }
            failure = condition.exitCode
        }
        if failure == nil { Notice.print(receivers.summary(decoder.counts)) }
        if style != .screen, unwritten > 0 {
            Notice.print("\(unwritten) lines were dropped because their reader is too slow. The recording is complete.")
        }
    }

    private func show(at now: Instant) {
        engine.advance(to: now) { _ in }
        var presences: [BeaconPresence] = []
        engine.forEachPresence { presences.append($0) }
        presences.sort { $0.identity < $1.identity }
        switch style {
        case .screen:
            let rows = presences.compactMap { ScanRow($0, at: now) }
            let rate = decoder.counts.reports - reportsBefore
            write(screen.frame(rows: rows, status: receivers.status(beacons: rows.count, reports: rate * 2)))
        case .lines, .seconds:
            for presence in presences where presence.lastSeen > shownUntil {
                let name = receivers.name(presence.receiver)
                write((style == .lines ? ScanLine.text(presence) : ScanLine.json(presence, receiver: name)) + "\n")
            }
        case .sightings: break
        }
        reportsBefore = decoder.counts.reports
        shownUntil = now
        giveUpIfPointless(at: now)
    }

    /// Ends the command if no adapter can be used. Once one was, it is waited for.
    private func giveUpIfPointless(at now: Instant) {
        guard !hasListened, let (condition, name) = receivers.obstacle else { return }
        guard condition.isFinal || now >= giveUpAt else { return }
        if style == .screen { Notice.print(condition, of: name) }
        failure = condition.exitCode
    }

    private func endIfNotRecorded() {
        guard let error = recorder?.failure else { return }
        Notice.print("muster: \(error)")
        failure = Self.cannotRecord
        recorder = nil
    }

    private func write(_ text: String) {
        output.add(.text(text))
    }
}
