package import BeaconKit
package import Station

/// Which of the wanted transmissions has which of the kernel's instances, and what is to be done so that it stays so.
///
/// A state machine: what the kernel offers and the time go in, one step at a time comes out. Each instance is only lent
/// by the kernel: it is renewed in time, and should this program be killed, the kernel takes it off the air by itself.
package struct AdvertisingPlan: Sendable {
    package enum Step: Hashable, Sendable {
        /// Add an instance, change what it says, or renew it.
        case place(AdvertisingInstance)
        case remove(instance: UInt8)
    }

    private struct Placed {
        let transmission: Transmission
        let since: Instant
    }

    /// How long a transmission outlives this program, in seconds.
    package static let lease = 10
    /// When it is renewed, in microseconds.
    package static let renewal: Int64 = 5_000_000
    /// How long each has its turn where not all can be on the air at once, in microseconds.
    package static let turn: Int64 = 2_000_000

    /// What is to be on the air.
    package var wanted: [Transmission] = [] {
        didSet { if wanted != oldValue { isComplete = false } }
    }
    private var placed: [UInt8: Placed] = [:]
    /// Whether everything wanted was put on the air, as far as there was room.
    private var isComplete = false
    /// How many instances we could have when last asked.
    private var room = 0

    package init() {}

    /// The instances that are ours.
    package var instances: [UInt8] { placed.keys.sorted() }

    /// Whether there is something to do.
    package func isDue(at now: Instant) -> Bool {
        if !isComplete { return !(wanted.isEmpty && placed.isEmpty) }
        if placed.values.contains(where: { now.microseconds(since: $0.since) >= Self.renewal }) { return true }
        return Set(shown(at: now)) != Set(placed.values.map(\.transmission))
    }

    /// What to do next, given what the kernel offers now; `nil` when all is as it should be.
    package mutating func nextStep(_ features: AdvertisingFeatures, at now: Instant) -> Step? {
        let others = features.instances.count { placed[$0] == nil }
        room = max(0, features.maximum - others)
        let shown = shown(at: now)
        let missing = shown.first { one in !placed.values.contains { $0.transmission == one } }
        let leftover = instances.first { number in placed[number].map { !shown.contains($0.transmission) } ?? false }
        let due = instances.first { number in
            placed[number].map { now.microseconds(since: $0.since) >= Self.renewal } ?? false
        }
        let length = lease(shown: shown.count, features)
        if let missing, let number = leftover ?? features.freeInstance {
            return .place(AdvertisingInstance(number: number, transmission: missing, lease: length, turn: 1))
        }
        if let leftover { return .remove(instance: leftover) }
        if let due, let transmission = placed[due]?.transmission {
            return .place(AdvertisingInstance(number: due, transmission: transmission, lease: length, turn: 1))
        }
        isComplete = missing == nil
        return nil
    }

    /// A step was done.
    package mutating func did(_ step: Step, at now: Instant) {
        switch step {
        case .place(let instance): placed[instance.number] = Placed(transmission: instance.transmission, since: now)
        case .remove(let instance): placed[instance] = nil
        }
    }

    /// The kernel took an instance off the air.
    package mutating func lost(instance: UInt8) {
        if placed.removeValue(forKey: instance) != nil { isComplete = false }
    }

    /// Nothing is on the air any more: the adapter is off or gone.
    package mutating func lostAll() {
        placed = [:]
        isComplete = false
    }

    /// Those that are to be on the air now: all, or as many as there is room for, in turns.
    private func shown(at now: Instant) -> ArraySlice<Transmission> {
        guard wanted.count > room, room > 0 else { return wanted.prefix(room) }
        let first = Int(now.microseconds / Self.turn) * room % wanted.count
        return (wanted + wanted)[first..<first + room]
    }

    /// The lease in seconds on the air. Where the kernel sends instances in turns of a second, an instance is on the air
    /// only for its part of the time, and that alone counts.
    private func lease(shown: Int, _ features: AdvertisingFeatures) -> UInt16 {
        features.isExtended ? UInt16(Self.lease) : UInt16(max(2, Self.lease / max(1, shown)))
    }
}
