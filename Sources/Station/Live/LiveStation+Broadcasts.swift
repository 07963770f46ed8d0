import Attendance
package import BeaconKit

/// What people have the station transmit, besides its own answers. It ends with the station.
extension LiveStation: Broadcaster {
    /// The most beacons at once: more would take such long turns that none is heard.
    package static let mostBroadcasts = 8
    /// How long another station's answer is waited for.
    private static let checkinTimeout = Duration.seconds(30)

    package func broadcastState() -> BroadcastState {
        BroadcastState(broadcasts: broadcasts, radio: broadcastRadio, checkin: checkin.map(shown))
    }

    package func start(_ broadcast: Broadcast) throws {
        let identity = broadcast.identity
        let isOurs = [site.broadcastUUID, CheckinBeacon.replyUUID(of: site.broadcastUUID)].contains(identity.uuid)
        if isOurs { throw BroadcastError.isCheckin }
        if let holder = watch.holder(of: identity).flatMap({ stored.roster.people[$0] }) {
            throw BroadcastError.isBadge(holder: holder.details.name)
        }
        if let other = broadcasts.first(where: { $0.identity == identity && $0.id != broadcast.id }) {
            throw BroadcastError.alreadyOnAir(other.name)
        }
        if let place = broadcasts.firstIndex(where: { $0.id == broadcast.id }) {
            broadcasts[place] = broadcast
            return
        }
        guard broadcasts.count < Self.mostBroadcasts else { throw BroadcastError.tooMany(Self.mostBroadcasts) }
        broadcasts.append(broadcast)
    }

    package func stopBroadcast(_ id: String) -> Bool {
        let count = broadcasts.count
        broadcasts.removeAll { $0.id == id }
        return broadcasts.count < count
    }

    package func startCheckin(_ number: UInt16, site: BeaconUUID) {
        checkin = CheckinExchange(
            site: site,
            number: number,
            start: now,
            timeout: Self.checkinTimeout,
            // In steady time as all that is heard; the clock on the wall may have been set since the start.
            offset: self.site.offset(at: time.wall(now)) + Int(time.wall(now).microseconds(since: now) / 1_000_000)
        )
        checkinVerdict = nil
    }

    package func stopCheckin() {
        checkin = nil
        checkinVerdict = nil
    }

    /// Looks whether the check-in has come to its end. What was found stays to be read.
    func followCheckin() {
        guard checkinVerdict == nil, checkin != nil else { return }
        let isDeaf = radio.isDeaf ? radio.condition : nil
        checkin?.note(transmitterCondition ?? isDeaf, at: now)
        checkinVerdict = checkin?.verdict(at: now)
    }

    /// What people want on the air now.
    var wantedBroadcasts: [Transmission] {
        let call = checkinVerdict == nil ? checkin?.transmission : nil
        return broadcasts.map(\.transmission) + (call.map { [$0] } ?? [])
    }

    /// Whether an answer is the one that somebody waits for here.
    func isAwaited(_ identity: BeaconIdentity) -> Bool {
        guard let checkin else { return false }
        return CheckinBeacon.answer(in: identity, site: checkin.site)?.number == checkin.number
    }

    private var transmitterCondition: RadioCondition? {
        if !hasTransmitter { return .absent }
        if case .unable(let condition) = transmitterState { return condition }
        return nil
    }

    private var broadcastRadio: BroadcastState.Radio {
        guard hasTransmitter else { return .none }
        guard !wantedBroadcasts.isEmpty else { return .idle }
        return switch transmitterState {
        case .idle: .starting
        case .transmitting(let adapter): .transmitting(adapter.name)
        case .unable(let condition): .unable(condition)
        }
    }

    private func shown(_ exchange: CheckinExchange) -> BroadcastState.Checkin {
        BroadcastState.Checkin(
            number: exchange.number,
            site: exchange.site,
            isToComeNearer: exchange.isToComeNearer,
            verdict: checkinVerdict
        )
    }
}
