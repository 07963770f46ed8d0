import Attendance
package import BeaconKit
import Logging

/// Those who check in by number are answered.
extension LiveStation {
    /// What is to be on the air: ask a few times a second, and give it to a ``Transmitter``.
    ///
    /// - Parameter instant: the present in steady time.
    package func transmissions(at instant: Instant) -> [Transmission] {
        let answers = acknowledger.answers(at: instant) {
            standing(of: $0)
        } hasKey: {
            key(of: $0) != nil
        }
        let minute = CheckinProof.minute(at: time.wall(instant))
        let identities = answers.flatMap { number, answer, isProven in
            let reply = CheckinBeacon.reply(answer, to: number, site: site.broadcastUUID)
            guard isProven, let key = key(of: number) else { return [reply] }
            return [
                reply, CheckinProof.beacon(answer, to: number, site: site.broadcastUUID, minute: minute, key: key),
            ]
        }
        // An answer comes first, as most adapters transmit few beacons at a time.
        let own = announces && answers.isEmpty ? [CheckinBeacon.station(of: site.broadcastUUID)] : []
        let wanted =
            own.map { Transmission(frame: BeaconFrame(identity: $0, measuredPower: CheckinBeacon.measuredPower)) }
            + wantedBroadcasts
        ownVoice.speak(identities + wanted.map(\.frame.identity), at: instant)
        return identities.map {
            Transmission(frame: BeaconFrame(identity: $0, measuredPower: CheckinBeacon.measuredPower))
        } + wanted
    }

    /// Lets other stations hear that this one is near, from now on.
    package func announce() { announces = true }

    /// Takes how the transmitter is doing.
    package func note(_ state: TransmitterState) {
        transmitterState = state
        switch state {
        // Nothing to transmit says nothing of whether one could, nor does the first moment.
        case .idle, .unable(.starting): break
        case .transmitting:
            transmitterFault = nil
            guard alarms.transmitter(nil) else { return }
            logger.notice("check-in by number works again")
        case .unable(let condition):
            let since = transmitterFault?.since ?? now
            transmitterFault = (condition, since)
            // A radio that is busy for a moment answers at the next.
            guard now.microseconds(since: since) >= Self.transmitterPatience, alarms.transmitter(condition) else {
                return
            }
            logger.warning(
                "check-in by number does not work",
                metadata: ["reason": "\(condition.words().title)"]
            )
        }
    }

    /// How long nothing can be transmitted until that is told, in µs.
    private static let transmitterPatience: Int64 = 5_000_000

    /// Whether a sighting says that somebody is here. What the station itself transmits does not, nor another station's
    /// answers.
    func isPresence(_ sighting: Sighting) -> Bool {
        let identity = sighting.identity
        if ownVoice.includes(identity, at: sighting.instant) { return false }
        if let number = CheckinBeacon.number(in: identity, site: site.broadcastUUID) {
            acknowledger.hear(number, isKnown: watch.holder(of: identity) != nil, at: sighting.instant)
            return true
        }
        if CheckinBeacon.answer(in: identity, site: site.broadcastUUID) != nil, watch.holder(of: identity) == nil {
            // Who checks in at another station under this site's UUID wants it to answer.
            if !isAwaited(identity) { noteOtherStation(at: sighting.instant) }
            return false
        }
        return true
    }

    /// Tells those who are calling that the journal has them.
    func answer(_ person: PersonID, with stay: LatestStay) {
        for number in Array(acknowledger.numbers) where holder(of: number) == person {
            let time = MinuteOfDay(stay.entered, site: site)
            let answer: Answer =
                stay.entered > stay.arrived
                ? .backAgain(at: time) : isLate(person) ? .checkedInLate(at: time) : .checkedIn(at: time)
            acknowledger.record(answer, for: number)
        }
    }

    /// Looks whether the other station's answers were long ago.
    func forgetOtherStation() {
        if otherStation.ends(at: now) { alarms.otherStation(false) }
    }

    private func noteOtherStation(at instant: Instant) {
        guard otherStation.hear(at: instant) else { return }
        alarms.otherStation(true)
        logger.warning(
            "another station answers for this site, or somebody is imitating it",
            metadata: ["uuid": "\(site.broadcastUUID)"]
        )
    }

    private func holder(of number: UInt16) -> PersonID? {
        watch.holder(of: CheckinBeacon.call(number, site: site.broadcastUUID))
    }

    /// What the device that calls with a number shares with the station; `nil` where it has no key.
    private func key(of number: UInt16) -> CheckinKey? {
        checkinKeys.isEmpty ? nil : holder(of: number).flatMap { checkinKeys[$0] }
    }

    private func standing(of number: UInt16) -> NumberStanding {
        guard let person = holder(of: number) else { return .unknown }
        if present.isWaiting(for: person), alarms.stopRecording { return .unrecordable }
        guard let latest = latestStay(of: person), latest.isOpen else { return .out }
        return .onSite(since: MinuteOfDay(latest.arrived, site: site))
    }

    private func isLate(_ id: PersonID) -> Bool {
        guard let person = stored.roster.people[id] else { return false }
        return present.standing(of: person, at: time.wall(now)).minutesLate != nil
    }
}
