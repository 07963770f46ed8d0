import BeaconKit
import MusterRadio
import Station
import Testing

@Suite("The plan of what is on the air")
struct AdvertisingPlanTests {
    private static func beacon(_ minor: UInt16) -> Transmission {
        let identity = BeaconIdentity(uuid: BeaconUUID(high: 1, low: 2), major: 1, minor: minor)
        return Transmission(frame: BeaconFrame(identity: identity, measuredPower: -59))
    }

    /// The kernel's side: who has which instance.
    private struct Kernel {
        var isExtended = true
        var maximum = 5
        var others: Set<UInt8> = []
        var ours: [UInt8: UInt16] = [:]
        var leases: [UInt8: UInt16] = [:]
        var now = Instant(microseconds: 0)
        var steps: [String] = []

        /// Does what is due, as the transmitter does.
        mutating func synchronise(_ plan: inout AdvertisingPlan) {
            guard plan.isDue(at: now) else { return }
            while true {
                let listed = (others.union(ours.keys)).sorted()
                let features = AdvertisingFeatures(isExtended: isExtended, maximum: maximum, instances: listed)
                guard let step = plan.nextStep(features, at: now) else { return }
                switch step {
                case .place(let instance):
                    ours[instance.number] = instance.transmission.frame.identity.minor
                    leases[instance.number] = instance.lease
                    steps.append("place \(instance.transmission.frame.identity.minor)")
                case .remove(let instance):
                    steps.append("remove \(ours[instance] ?? 0)")
                    ours[instance] = nil
                }
                plan.did(step, at: now)
            }
        }

        mutating func pass(_ seconds: Int64, _ plan: inout AdvertisingPlan) {
            for _ in 0..<seconds {
                now = now.adding(microseconds: 1_000_000)
                synchronise(&plan)
            }
        }
    }

    @Test("what is wanted is placed once, and what isn't is removed")
    func placesAndRemoves() {
        var kernel = Kernel()
        var plan = AdvertisingPlan()
        kernel.synchronise(&plan)
        #expect(kernel.steps.isEmpty)
        plan.wanted = [Self.beacon(1), Self.beacon(2)]
        kernel.synchronise(&plan)
        kernel.synchronise(&plan)
        #expect(kernel.steps == ["place 1", "place 2"])
        plan.wanted = [Self.beacon(2)]
        kernel.synchronise(&plan)
        #expect(kernel.steps.last == "remove 1")
        plan.wanted = []
        kernel.synchronise(&plan)
        #expect(kernel.ours.isEmpty && !plan.isDue(at: kernel.now))
    }

    @Test("a change takes over the instance, so that there is no gap")
    func changes() {
        var kernel = Kernel()
        var plan = AdvertisingPlan()
        plan.wanted = [Self.beacon(1)]
        kernel.synchronise(&plan)
        plan.wanted = [Self.beacon(9)]
        kernel.synchronise(&plan)
        #expect(kernel.steps == ["place 1", "place 9"])
        #expect(kernel.ours == [1: 9])
    }

    @Test("others' instances are left alone")
    func leavesOthersAlone() {
        var kernel = Kernel()
        kernel.others = [1, 3]
        var plan = AdvertisingPlan()
        plan.wanted = [Self.beacon(1), Self.beacon(2)]
        kernel.synchronise(&plan)
        #expect(kernel.ours == [2: 1, 4: 2])
        plan.wanted = []
        kernel.synchronise(&plan)
        #expect(kernel.others == [1, 3])
    }

    @Test("a lease is renewed when half of it is over")
    func renews() {
        var kernel = Kernel()
        var plan = AdvertisingPlan()
        plan.wanted = [Self.beacon(1)]
        kernel.synchronise(&plan)
        kernel.pass(4, &plan)
        #expect(kernel.steps.count == 1)
        kernel.pass(1, &plan)
        #expect(kernel.steps == ["place 1", "place 1"])
        kernel.pass(20, &plan)
        #expect(kernel.steps.count == 6)
    }

    @Test(
        "where instances share the air in turns, a lease counts only their part",
        arguments: [(true, 1, 10), (true, 4, 10), (false, 1, 10), (false, 2, 5), (false, 4, 2), (false, 5, 2)]
    )
    func leases(isExtended: Bool, count: UInt16, expected: UInt16) {
        var kernel = Kernel()
        kernel.isExtended = isExtended
        var plan = AdvertisingPlan()
        plan.wanted = (1...count).map(Self.beacon)
        kernel.synchronise(&plan)
        #expect(kernel.leases.count == Int(count))
        #expect(kernel.leases.values.allSatisfy { $0 == expected })
    }

    @Test("what the kernel took away is placed again")
    func lost() {
        var kernel = Kernel()
        var plan = AdvertisingPlan()
        plan.wanted = [Self.beacon(1), Self.beacon(2)]
        kernel.synchronise(&plan)
        kernel.ours[2] = nil
        plan.lost(instance: 2)
        plan.lost(instance: 7)
        kernel.synchronise(&plan)
        #expect(kernel.steps == ["place 1", "place 2", "place 2"])
        kernel.ours = [:]
        plan.lostAll()
        kernel.synchronise(&plan)
        #expect(kernel.ours.count == 2)
    }

    @Test("what finds no room takes turns, each as often as the others", arguments: [1, 2, 3])
    func turns(room: Int) {
        var kernel = Kernel()
        kernel.maximum = room
        var plan = AdvertisingPlan()
        plan.wanted = (1...5).map(Self.beacon)
        var seconds: [UInt16: Int] = [:]
        for _ in 0..<100 {
            kernel.pass(1, &plan)
            #expect(kernel.ours.count == room)
            for minor in kernel.ours.values { seconds[minor, default: 0] += 1 }
        }
        #expect(seconds.count == 5)
        let average = 100 * room / 5
        #expect(seconds.values.allSatisfy { abs($0 - average) <= 4 }, "\(seconds)")
    }

    @Test("without any room nothing is placed, and with room again it is")
    func noRoom() {
        var kernel = Kernel()
        kernel.others = [1, 2, 3, 4, 5]
        var plan = AdvertisingPlan()
        plan.wanted = [Self.beacon(1)]
        kernel.synchronise(&plan)
        #expect(kernel.steps.isEmpty && plan.instances.isEmpty && plan.isDue(at: kernel.now))
        kernel.others = [1]
        kernel.synchronise(&plan)
        #expect(kernel.ours == [2: 1])
    }
}
