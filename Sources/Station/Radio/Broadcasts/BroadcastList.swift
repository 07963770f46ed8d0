package import Attendance
package import BeaconKit

/// What people have the station transmit, besides its own answers: beacons, and one check-in at another station. It
/// ends with the station.
package struct BroadcastList: Sendable {
    /// The most beacons at once: more would take such long turns that none is heard.
    package static let most = 8
    /// How long another station's answer is waited for.
    private static let checkinTimeout = Duration.seconds(30)

    /// In the order in which they were started.
    package private(set) var broadcasts: [Broadcast] = []
    /// The latest check-in at another station, and how it ended.
    private var checkin: CheckinExchange?
    private var verdict: CheckinExchange.Verdict?

    package init() {}

    /// Starts a beacon, or changes the one of the same id.
    ///
    /// - Parameters:
    ///   - site: the UUID under which this site's numbers are broadcast.
    ///   - holder: what the one is called whose badge it is; `nil` if it is nobody's.
    /// - Throws: ``BroadcastError``.
    package mutating func start(_ broadcast: Broadcast, site: BeaconUUID, holder: String?) throws(BroadcastError) {
        let identity = broadcast.identity
        let isOurs = [site, CheckinBeacon.replyUUID(of: site)].contains(identity.uuid)
        if isOurs { throw .isCheckin }
        if let holder { throw .isBadge(holder: holder) }
        if let other = broadcasts.first(where: { $0.identity == identity && $0.id != broadcast.id }) {
            throw .alreadyOnAir(other.name)
        }
        if let place = broadcasts.firstIndex(where: { $0.id == broadcast.id }) {
            broadcasts[place] = broadcast
            return
        }
        guard broadcasts.count < Self.most else { throw .tooMany(Self.most) }
        broadcasts.append(broadcast)
    }

    /// - Returns: whether there was such a one.
    package mutating func stop(_ id: String) -> Bool {
        let count = broadcasts.count
        broadcasts.removeAll { $0.id == id }
        return broadcasts.count < count
    }

    /// Broadcasts a number, and waits for another station's answer. It ends the one before.
    ///
    /// - Parameter own: the site of this station.
    package mutating func startCheckin(_ number: UInt16, site: BeaconUUID, own: Site, at time: StationTime) {
        checkin = CheckinExchange(
            site: site,
            number: number,
            start: time.now,
            timeout: Self.checkinTimeout,
            // In steady time as all that is heard; the clock on the wall may have been set since the start.
            offset: own.offset(at: time.wall) + Int(time.wall.microseconds(since: time.now) / 1_000_000)
        )
        verdict = nil
    }

    package mutating func stopCheckin() {
        checkin = nil
        verdict = nil
    }

    /// Something was heard that is no beacon.
    package mutating func hearOther() { checkin?.hearOther() }

    /// A beacon was heard that the station does not transmit itself.
    ///
    /// - Parameter isOwn: whether it does.
    package mutating func hear(_ sighting: Sighting, isOwn: @autoclosure () -> Bool) {
        if checkin != nil, !isOwn() { checkin?.hear(sighting.identity, at: sighting.instant) }
    }

    /// Whether an answer is the one that somebody waits for here.
    package func awaits(_ identity: BeaconIdentity) -> Bool {
        guard let checkin else { return false }
        return CheckinBeacon.answer(in: identity, site: checkin.site)?.number == checkin.number
    }

    /// Looks whether the check-in has come to its end. What was found stays to be read.
    ///
    /// - Parameter condition: why it cannot go on; `nil` if it can.
    package mutating func advance(to now: Instant, condition: RadioCondition?) {
        guard verdict == nil, checkin != nil else { return }
        checkin?.update(condition, at: now)
        verdict = checkin?.verdict(at: now)
    }

    /// What is to be on the air now.
    package var transmissions: [Transmission] {
        let call = verdict == nil ? checkin?.transmission : nil
        return broadcasts.map(\.transmission) + (call.map { [$0] } ?? [])
    }

    package func state(_ radio: BroadcastState.Radio) -> BroadcastState {
        BroadcastState(
            broadcasts: broadcasts,
            radio: radio,
            checkin: checkin.map { exchange in
                BroadcastState.Checkin(
                    number: exchange.number,
                    site: exchange.site,
                    isToComeNearer: exchange.isToComeNearer,
                    verdict: verdict
                )
            }
        )
    }
}
