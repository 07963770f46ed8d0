package import Attendance
import BeaconKit

/// What is in the air, for people to look at.
extension LiveStation: RadioSource {
    /// Takes a sighting, whosever it is.
    ///
    /// - Returns: whether it says that somebody is here.
    func hear(_ sighting: Sighting) -> Bool {
        traces.hear(sighting) { isKnown(sighting.identity) }
        countSighting(of: sighting.identity)
        receivers.update(sighting.receiver) { $0.trace.take(sighting.rssi, at: sighting.instant) }
        if checkin != nil, !ownVoice.includes(sighting.identity, at: sighting.instant) {
            checkin?.hear(sighting.identity, at: sighting.instant)
        }
        return isPresence(sighting)
    }

    /// Whether a beacon is somebody's badge, or on an item.
    func isKnown(_ identity: BeaconIdentity) -> Bool {
        watch.holder(of: identity) != nil || itemRegions.item(with: identity) != nil
    }

    /// Once a second of real time, as a demo's second has very many of its own.
    func tidyTraces() {
        guard now >= nextTidying else { return }
        nextTidying = now.adding(microseconds: Int64(1_000_000 * max(1, speed)))
        traces.tidy(at: now)
    }

    package func beacons() -> BeaconList {
        BeaconList(
            now: time.wall(now),
            beacons: traces.lines.compactMap { heardBeacon($0, $1) },
            isIncomplete: traces.overflow != nil
        )
    }

    private func heardBeacon(_ identity: BeaconIdentity, _ line: BeaconTraces.Line) -> HeardBeacon? {
        // What the station itself transmits is no presence, and the engine knows nothing of it.
        let presence = pipeline.engine.presence(of: identity)
        let fading = BeaconFading(
            silence: Double(now.microseconds(since: line.lastHeard)) / 1_000_000,
            interval: presence?.advertisingInterval
        )
        guard fading != .gone else { return nil }
        let place = place(line.receiver)
        return HeardBeacon(
            identity: identity,
            owner: owner(of: identity, heard: line.lastHeard),
            distance: presence?.distance ?? .unknown,
            proximity: presence?.proximity ?? .unknown,
            rssi: presence?.rssi ?? Double(line.lastLevel),
            levels: line.trace.levels(until: now),
            receiver: place?.name,
            room: presence?.room.flatMap { receivers.name(of: $0) } ?? place?.room,
            lastSeen: time.wall(line.lastHeard),
            interval: presence?.advertisingInterval,
            isFading: fading == .fading
        )
    }

    private func owner(of identity: BeaconIdentity, heard: Instant) -> BeaconOwner {
        if ownVoice.includes(identity, at: heard) { return .ownVoice }
        let holder = watch.holder(of: identity).flatMap { stored.roster.people[$0] }.map {
            BeaconOwner.Holder(id: $0.id, number: $0.number, name: $0.details.name)
        }
        if let number = CheckinBeacon.number(in: identity, site: site.broadcastUUID) {
            return .call(number: number, holder)
        }
        if let holder { return .badge(holder) }
        if let item = itemRegions.item(with: identity).flatMap({ stored.items[$0] }) {
            return .item(item.id, name: item.name)
        }
        let isAnswer = CheckinBeacon.answer(in: identity, site: site.broadcastUUID) != nil
        return isAnswer ? .otherStation : .unknown
    }

    package func attendancePolicy() -> AttendancePolicy { policy }

    package func receiverReports() -> [ReceiverReport] {
        receivers.lines.map { line in
            let shown = makeReceiver(line)
            return ReceiverReport(
                id: line.id,
                receiver: shown,
                readings: line.trace.readings(until: now),
                findings: RadioDiagnosis.findings(of: hearing(of: line, shown))
            )
        }
    }

    /// The receiver as `muster doctor` would find it.
    private func hearing(of line: ReceiverTable.Line, _ shown: BoardReceiver) -> RadioDiagnosis.Hearing {
        var hearing = RadioDiagnosis.Hearing(name: line.place.name)
        // A receiver that is no adapter tells nothing of its radio: it listens, or it is silent.
        hearing.condition = shown.condition ?? (shown.health == .deaf ? .silent : .listening)
        hearing.wasDisturbed = shown.condition == .disturbed
        hearing.reports = line.trace.readings(until: now).reduce(0) { $0 + Int(($1?.reportsPerSecond ?? 0) * 10) }
        hearing.lost = line.lost
        hearing.knownBeacons = 0
        for (identity, trace) in traces.lines where trace.isHeard(by: line.place.id) {
            hearing.beacons += 1
            if watch.holder(of: identity) != nil { hearing.knownBeacons? += 1 }
        }
        // The last ten seconds are not in the trace yet.
        hearing.reports = max(hearing.reports, hearing.beacons)
        return hearing
    }
}
