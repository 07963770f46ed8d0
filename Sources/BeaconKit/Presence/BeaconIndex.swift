/// Finds a beacon's number by its identity: open addressing with linear probing.
///
/// An entry is four bytes: the beacon's number plus one in the low bits, as many as the table's size needs, and bits of
/// the hash above them, so that a probe seldom touches the wrong beacon. The hash is seeded, because whoever is near
/// enough to transmit chooses the identities.
struct BeaconIndex {
    private var entries: [UInt32] = [UInt32](repeating: 0, count: 16)
    private var bits: UInt64 = 4
    private var count = 0
    private let seed: UInt64

    init(seed: UInt64) {
        self.seed = Self.mixed(seed &+ 0x9E37_79B9_7F4A_7C15)
    }

    /// The seeded hash of an identity.
    func hash(_ identity: BeaconIdentity) -> UInt64 {
        var hash = Self.mixed(identity.uuid.high &+ seed)
        hash = Self.mixed((hash ^ identity.uuid.low) &+ seed)
        return Self.mixed(hash ^ (UInt64(identity.major) << 16 | UInt64(identity.minor)))
    }

    /// The finalizer of MurmurHash3 as David Stafford improved it (variant 13): every bit of input reaches every bit of
    /// output.
    private static func mixed(_ value: UInt64) -> UInt64 {
        var value = value
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }

    /// The number of the beacon with this identity and hash.
    @inline(__always)
    func find(_ identity: BeaconIdentity, hash: UInt64, in beacons: Slab<TrackedBeacon>) -> UInt32? {
        let mask = entries.count - 1
        let low = UInt32(truncatingIfNeeded: mask)
        let tag = tag(hash)
        var place = Int(truncatingIfNeeded: hash) & mask
        while true {
            let entry = entries[place]
            if entry == 0 { return nil }
            if entry & ~low == tag {
                let number = (entry & low) - 1
                if beacons[number].identity == identity { return number }
            }
            place = (place + 1) & mask
        }
    }

    /// The number of the beacon that an identity with this hash most likely has: a look at one entry only.
    @inline(__always)
    func guess(hash: UInt64) -> UInt32? {
        let mask = entries.count - 1
        let entry = entries[Int(truncatingIfNeeded: hash) & mask]
        return entry == 0 ? nil : (entry & UInt32(truncatingIfNeeded: mask)) - 1
    }

    /// Adds a beacon that is not there yet.
    mutating func insert(_ number: UInt32, hash: UInt64, in beacons: Slab<TrackedBeacon>) {
        count += 1
        // Three quarters at most: linear probing stays short, and a number plus one fits below the tag.
        if count * 4 > entries.count * 3 { grow(in: beacons) }
        put(number, hash: hash)
    }

    /// Removes a beacon that is there, and closes the gap so that no probe ends early.
    mutating func remove(_ number: UInt32, hash: UInt64, in beacons: Slab<TrackedBeacon>) {
        let mask = entries.count - 1
        let low = UInt32(truncatingIfNeeded: mask)
        var hole = Int(truncatingIfNeeded: hash) & mask
        while entries[hole] & low != number + 1 {
            if entries[hole] == 0 { return }
            hole = (hole + 1) & mask
        }
        var place = (hole + 1) & mask
        while entries[place] != 0 {
            let home = Int(truncatingIfNeeded: self.hash(beacons[(entries[place] & low) - 1].identity)) & mask
            if (place - home) & mask >= (place - hole) & mask {
                entries[hole] = entries[place]
                hole = place
            }
            place = (place + 1) & mask
        }
        entries[hole] = 0
        count -= 1
    }

    private func tag(_ hash: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: hash >> 32) << UInt32(bits)
    }

    private mutating func put(_ number: UInt32, hash: UInt64) {
        let mask = entries.count - 1
        var place = Int(truncatingIfNeeded: hash) & mask
        while entries[place] != 0 { place = (place + 1) & mask }
        entries[place] = tag(hash) | (number + 1)
    }

    private mutating func grow(in beacons: Slab<TrackedBeacon>) {
        let old = entries
        let low = UInt32(old.count - 1)
        entries = [UInt32](repeating: 0, count: old.count * 2)
        bits += 1
        for entry in old where entry != 0 {
            let number = (entry & low) - 1
            put(number, hash: hash(beacons[number].identity))
        }
    }
}
