/// The regions, found by what they ask of an identity.
///
/// A beacon is matched once, when it is first heard, by three look-ups; so ten thousand regions cost a sighting no
/// more than ten.
struct RegionTable {
    private struct Group: Hashable {
        let uuid: BeaconUUID
        let major: UInt16
    }

    private var regions: [Region?] = []
    private var free: [UInt32] = []
    private var places: [RegionID: UInt32] = [:]
    private var byUUID: [BeaconUUID: [UInt32]] = [:]
    private var byMajor: [Group: [UInt32]] = [:]
    private var byIdentity: [BeaconIdentity: [UInt32]] = [:]

    /// Where the region of this name is.
    func place(of id: RegionID) -> UInt32? { places[id] }

    /// Changes a region in place.
    mutating func update(_ place: UInt32, _ body: (inout Region) -> Void) {
        guard var region = regions[Int(place)] else { return }
        body(&region)
        regions[Int(place)] = region
    }

    /// The region at a place; `nil` if it is gone.
    subscript(place: UInt32) -> Region? { regions[Int(place)] }

    /// Adds a region. One without a condition matches nothing here.
    mutating func insert(_ region: Region) -> UInt32 {
        let place: UInt32
        if let reused = free.popLast() {
            place = reused
            regions[Int(place)] = region
        } else {
            place = UInt32(regions.count)
            regions.append(region)
        }
        if let id = region.id { places[id] = place }
        guard let condition = region.condition else { return place }
        switch (condition.major, condition.minor) {
        case (let major?, let minor?):
            byIdentity[BeaconIdentity(uuid: condition.uuid, major: major, minor: minor), default: []].append(place)
        case (let major?, nil):
            byMajor[Group(uuid: condition.uuid, major: major), default: []].append(place)
        default:
            byUUID[condition.uuid, default: []].append(place)
        }
        return place
    }

    /// Removes a region.
    mutating func remove(_ place: UInt32) {
        guard let region = regions[Int(place)] else { return }
        regions[Int(place)] = nil
        free.append(place)
        if let id = region.id { places[id] = nil }
        guard let condition = region.condition else { return }
        switch (condition.major, condition.minor) {
        case (let major?, let minor?):
            let key = BeaconIdentity(uuid: condition.uuid, major: major, minor: minor)
            byIdentity[key] = Self.without(place, byIdentity[key])
        case (let major?, nil):
            let key = Group(uuid: condition.uuid, major: major)
            byMajor[key] = Self.without(place, byMajor[key])
        default:
            byUUID[condition.uuid] = Self.without(place, byUUID[condition.uuid])
        }
    }

    /// Calls `body` with the place of every region whose condition the identity satisfies.
    func forEachMatch(_ identity: BeaconIdentity, _ body: (UInt32) -> Void) {
        for place in byUUID[identity.uuid] ?? [] { body(place) }
        for place in byMajor[Group(uuid: identity.uuid, major: identity.major)] ?? [] { body(place) }
        for place in byIdentity[identity] ?? [] { body(place) }
    }

    private static func without(_ place: UInt32, _ list: [UInt32]?) -> [UInt32]? {
        let rest = (list ?? []).filter { $0 != place }
        return rest.isEmpty ? nil : rest
    }
}
