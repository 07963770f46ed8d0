import Attendance
package import BeaconKit
import Logging

/// Radios that come and go, what is on the air, and what is heard there.
extension StationEngine {
    /// An adapter is there.
    package mutating func attach(_ adapter: Adapter) -> ReceiverID {
        let (receiver, effects) = receivers.attach(
            adapter,
            site: known.site.name,
            placements: known.stored.receivers
        )
        carry(effects)
        return receiver
    }

    /// A gateway is a receiver from now on.
    package mutating func attach(_ gateway: Gateway) -> ReceiverID {
        let (receiver, effects) = receivers.attach(
            gateway,
            site: known.site.name,
            placements: known.stored.receivers
        )
        carry(effects)
        return receiver
    }

    package mutating func detach(_ gateway: Gateway) { carry(receivers.detach(gateway)) }

    /// Takes the condition of a receiver's radio; without a receiver, that of the radio as a whole.
    package mutating func update(_ condition: RadioCondition, of receiver: ReceiverID?) {
        carry(receivers.update(condition, of: receiver, at: time))
    }

    package mutating func lost(_ packets: Int, by receiver: ReceiverID) {
        carry(receivers.lost(packets, by: receiver, at: time))
    }

    /// Takes how the transmitter is doing.
    package mutating func update(_ state: TransmitterState) {
        switch transmitter.update(state, at: time.now) {
        case .works?:
            guard alarms.transmitter(nil) else { return }
            log(.notice, "check-in by number works again")
        case .fails(let condition)?:
            guard alarms.transmitter(condition) else { return }
            log(.warning, "check-in by number does not work", ["reason": condition.words().title])
        case nil: break
        }
    }

    /// Lets other stations hear that this one is near, from now on.
    package mutating func announce() { responder.announce() }

    /// What is to be on the air.
    ///
    /// - Parameter instant: the present in steady time.
    package mutating func transmissions(at instant: Instant) -> [Transmission] {
        let (site, wall) = (known.site, time.wall)
        // An answer comes first, as most adapters transmit few beacons at a time.
        let answers = responder.transmissions(
            at: instant,
            minute: CheckinProof.minute(at: time.wall(instant)),
            site: site.broadcastUUID
        ) { number in
            tracker.owners.holder(of: CheckinBeacon.call(number, site: site.broadcastUUID))
        } standing: { number in
            let call = CheckinBeacon.call(number, site: site.broadcastUUID)
            guard let person = tracker.owners.holder(of: call) else { return .unknown }
            if known.present.isWaiting(for: person), alarms.stopRecording { return .unrecordable }
            guard let latest = known.latestStay(of: person, at: wall), latest.isOpen else { return .out }
            return .onSite(since: MinuteOfDay(latest.arrived, site: site))
        }
        let wanted = answers + broadcasts.transmissions
        responder.speak(wanted, at: instant)
        return wanted
    }

    /// Tells somebody who may be calling that the journal has them.
    mutating func answer(_ person: PersonID, with stay: LatestStay) {
        let site = known.site
        let isLate = known.isLate(person, at: time.wall)
        responder.answer(person, with: stay, isLate: isLate, site: site) { number in
            tracker.owners.holder(of: CheckinBeacon.call(number, site: site.broadcastUUID))
        }
    }

    // MARK: What people transmit

    /// Starts a beacon, or changes the one of the same id.
    ///
    /// - Throws: ``BroadcastError``.
    package mutating func start(_ broadcast: Broadcast) throws(BroadcastError) {
        let holder = tracker.owners.holder(of: broadcast.identity).flatMap { known.stored.roster.people[$0] }
        try broadcasts.start(broadcast, site: known.site.broadcastUUID, holder: holder?.details.name)
    }

    /// - Returns: whether there was such a one.
    package mutating func stopBroadcast(_ id: String) -> Bool { broadcasts.stop(id) }

    package mutating func startCheckin(_ number: UInt16, site: BeaconUUID) {
        broadcasts.startCheckin(number, site: site, own: known.site, at: time)
    }

    package mutating func stopCheckin() { broadcasts.stopCheckin() }

    package var broadcastState: BroadcastState {
        broadcasts.state(transmitter.radio(isWanted: !broadcasts.transmissions.isEmpty))
    }

    // MARK: Calibration

    /// - Throws: ``CalibrationError`` where too many are under way.
    package mutating func beginCalibration() throws(CalibrationError) -> Int {
        guard let id = calibrations.begin(at: time.now) else { throw CalibrationError(obstacle: .busy) }
        return id
    }

    package mutating func endCalibration(_ id: Int) -> (CalibrationTable, names: [ReceiverID: String]) {
        let names = receivers.table.lines.map { ($0.place.id, $0.place.name) }
        return (calibrations.end(id), Dictionary(names) { first, _ in first })
    }

    // MARK: What is in the air

    /// The beacons that are heard now.
    package var beacons: BeaconList {
        signals.list(
            at: time,
            presence: { tracker.presence(of: $0) },
            owner: { owner(of: $0, heard: $1) },
            place: { receivers.place(of: $0) },
            room: { receivers.name(of: $0) }
        )
    }

    private func owner(of identity: BeaconIdentity, heard: Instant) -> BeaconOwner {
        if responder.isOwn(identity, at: heard) { return .ownSignal }
        let holder = tracker.owners.holder(of: identity).flatMap { known.stored.roster.people[$0] }.map {
            BeaconOwner.Holder(id: $0.id, number: $0.number, name: $0.details.name)
        }
        if let number = CheckinBeacon.number(in: identity, site: known.site.broadcastUUID) {
            return .call(number: number, holder)
        }
        if let holder { return .badge(holder) }
        if let item = tracker.owners.item(with: identity).flatMap({ known.stored.items[$0] }) {
            return .item(item.id, name: item.name)
        }
        let isAnswer = CheckinBeacon.answer(in: identity, site: known.site.broadcastUUID) != nil
        return isAnswer ? .otherStation : .unknown
    }

    /// The receivers, in the order in which they came.
    package var receiverReports: [ReceiverReport] {
        receivers.reports(at: time) { receiver in
            tracker.hearing(of: receiver)
        } beacons: { receiver in
            let count = signals.count(heardBy: receiver) { tracker.owners.holder(of: $0) != nil }
            return (count.all, count.kind)
        }
    }
}
