import Attendance
import BeaconKit
import Testing

@Suite("Items that go astray")
struct ItemWatchTests {
    @Test(
        "an item that leaves together with its owner is no matter, whoever is heard longer",
        arguments: [-40, -10, 0, 10, 40]
    )
    func together(lead: Int) throws {
        var script = try ItemScript()
        script.bringBoth()
        script.run(100)
        if lead < 0 {
            script.isItemHeard = false
            script.run(-lead)
            script.isOwnerHeard = false
        } else {
            script.isOwnerHeard = false
            script.run(lead)
            script.isItemHeard = false
        }
        script.run(60)
        script.takeItemAway()
        script.ownerGoes()
        script.run(100_000)
        #expect(script.told == [])
    }

    @Test("an item that stays when its owner goes is told as soon as the owner's going is decided")
    func leftBehind() throws {
        var script = try ItemScript()
        script.bringBoth()
        script.run(40)
        script.ownerGoes()
        script.run(10)
        #expect(script.told == ["101 left-behind Lab"])
        #expect(script.alerts[0].person == ItemScript.owner)
        #expect(script.alerts[0].lastSeen == script.now.adding(microseconds: -70_000_000))
        script.ownerComes()
        script.run(1)
        #expect(script.told.last == "111 returned Lab" || script.told.last == "111 returned -")
        #expect(script.alerts.last?.about == script.alerts[0].id)
    }

    @Test(
        "a badge that is seldom heard is given more time, and each sighting begins it anew",
        arguments: [(nil, "101 left-behind Lab"), (5, "101 left-behind Lab"), (10, "120 left-behind Lab")]
            as [(Double?, String)]
    )
    func seldomHeard(interval: Double?, told: String) throws {
        var script = try ItemScript()
        script.ownerInterval = interval
        script.bringBoth()
        script.run(40)
        script.ownerGoes()
        script.run(200)
        #expect(script.told.first == told)

        var heardOnce = try ItemScript()
        heardOnce.ownerInterval = 10
        heardOnce.bringBoth()
        heardOnce.run(40)
        heardOnce.ownerGoes()
        // Once is not enough to count as back, and enough not to be gone.
        heardOnce.isOwnerHeard = true
        heardOnce.run(1)
        heardOnce.isOwnerHeard = false
        heardOnce.run(79)
        #expect(heardOnce.told == [])
        heardOnce.run(1)
        #expect(heardOnce.told == ["181 left-behind Lab"])
    }

    @Test("an item that goes while its owner stays is told")
    func leftAlone() throws {
        var script = try ItemScript()
        script.bringBoth()
        script.run(40)
        script.takeItemAway()
        script.run(10)
        #expect(script.told == ["101 left-alone Lab"])
        script.bringItem()
        script.run(1)
        #expect(script.told == ["101 left-alone Lab", "112 returned Lab"] || script.told.last == "111 returned Lab")
    }

    @Test("an item that goes hours after its owner went without it is another alert")
    func stolenAtNight() throws {
        var script = try ItemScript()
        script.bringBoth()
        script.run(40)
        script.ownerGoes()
        script.run(1)
        script.answer(.seen)
        script.run(7200)
        script.takeItemAway()
        script.run(5)
        #expect(script.told == ["101 left-behind Lab", "7362 left-alone Lab"])
        #expect(script.alerts[0].id != script.alerts[1].id)
    }

    @Test("an item that goes just after its owner's going was told again is another alert", arguments: [1, 300, 800])
    func goesAfterRepetition(seconds: Int) throws {
        var script = try ItemScript()
        script.bringBoth()
        script.run(40)
        script.ownerGoes()
        script.run(1800)
        for _ in 0..<5000 where script.alerts.count < 4 { script.run(1) }
        script.run(seconds)
        script.takeItemAway()
        script.run(5)
        #expect(script.alerts.map(\.kind) == [.leftBehind, .leftBehind, .leftBehind, .leftBehind, .leftAlone])
    }

    @Test("an item that goes some minutes after its owner is the same leaving")
    func fetched() throws {
        var script = try ItemScript()
        script.bringBoth()
        script.run(40)
        script.ownerGoes()
        script.run(100)
        script.takeItemAway()
        script.run(200)
        #expect(script.told == ["101 left-behind Lab"])
    }

    @Test("of an item without an owner every leaving is told")
    func withoutOwner() throws {
        var script = try ItemScript(hasOwner: false)
        script.bringItem()
        script.run(40)
        script.takeItemAway()
        script.run(5)
        script.bringItem()
        script.run(5)
        script.takeItemAway()
        script.run(5)
        #expect(script.told.map { $0.split(separator: " ")[1] } == ["out-of-range", "returned", "out-of-range"])
    }

    @Test("an alert is repeated at rising intervals until it is seen")
    func repeats() throws {
        var script = try ItemScript(hasOwner: false)
        script.bringItem()
        script.run(1)
        script.takeItemAway()
        script.run(600 + 1200 + 2400 + 10)
        #expect(
            script.told == [
                "62 out-of-range Lab", "662 out-of-range+ Lab", "1862 out-of-range+ Lab", "4262 out-of-range+ Lab",
            ]
        )
        #expect(Set(script.alerts.map(\.id)).count == 1)
        script.answer(.seen)
        script.run(200_000)
        #expect(script.told.count == 4)
        script.bringItem()
        script.run(1)
        #expect(script.alerts.last?.kind == .returned)
    }

    @Test("a snoozed alert is told again at its time, if the item is not back by then")
    func snooze() throws {
        var script = try ItemScript(hasOwner: false)
        script.bringItem()
        script.run(1)
        script.takeItemAway()
        script.run(1)
        script.answer(.snoozed(until: script.now.adding(microseconds: 3_600_000_000)))
        script.run(3599)
        #expect(script.told.count == 1)
        script.run(1)
        #expect(script.told.last == "3662 out-of-range+ Lab")
        script.answer(.snoozed(until: script.now.adding(microseconds: 3_600_000_000)))
        script.bringItem()
        script.run(4000)
        #expect(script.alerts.map(\.kind) == [.outOfRange, .outOfRange, .returned])
    }

    @Test("in quiet hours nothing is told; what still holds is told after them, and what does not is not")
    func quiet() throws {
        var script = try ItemScript(hasOwner: false)
        script.bringItem()
        script.run(1)
        script.isQuiet = true
        script.takeItemAway()
        script.run(5000)
        #expect(script.told == [])
        var other = script
        script.isQuiet = false
        script.run(1)
        #expect(script.told == ["5062 out-of-range Lab"])
        other.bringItem()
        other.isQuiet = false
        other.run(100)
        #expect(other.told == [])
    }

    @Test("an item rests in its rooms without its owner, and is told when it is carried out of them")
    func homeRooms() throws {
        var script = try ItemScript(homeRooms: ["Lockers"])
        script.room = "Lockers"
        script.bringBoth()
        script.run(40)
        script.ownerGoes()
        script.run(5000)
        #expect(script.told == [])
        // Rooms flicker.
        script.room = "Hall"
        script.run(10)
        script.room = "Lockers"
        script.run(100)
        #expect(script.told == [])
        script.room = "Hall"
        script.run(30)
        #expect(script.told.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == ["left-behind Hall"])
    }

    @Test("at the edge of hearing for ten minutes there is at most one alert", arguments: [false, true])
    func edge(hasOwner: Bool) throws {
        var script = try ItemScript(hasOwner: hasOwner)
        script.bringBoth()
        script.ownerDistance = 3
        script.run(30)
        let end = script.seconds + 600
        while script.seconds < end {
            script.takeItemAway()
            script.run(7)
            script.bringItem(near: false)
            script.run(9)
        }
        #expect(script.told.count == 1)
        // Surely back after a while, and told.
        script.run(601)
        #expect(script.alerts.last?.kind == .returned)
    }

    @Test("nothing is repeated while no receiver hears")
    func deaf() throws {
        var script = try ItemScript(hasOwner: false)
        script.bringItem()
        script.run(1)
        script.takeItemAway()
        script.run(1)
        script.isHearing = false
        script.run(10_000)
        #expect(script.told.count == 1)
    }

    @Test("a restart tells nothing twice and forgets nothing")
    func restart() throws {
        // The item is out, and that was told.
        var script = try ItemScript()
        script.bringBoth()
        script.run(40)
        script.takeItemAway()
        script.run(1)
        let alert = try #require(script.alerts.first)
        script.restart(open: OpenAlert(id: alert.id, kind: .leftAlone, told: script.now))
        script.run(500)
        #expect(script.told.count == 1)
        script.bringItem()
        script.run(1)
        #expect(script.alerts.last?.about == alert.id)

        // The owner went while it was quiet: told after the quiet hours, though the station was restarted in them.
        var other = try ItemScript()
        other.bringBoth()
        other.run(40)
        other.isQuiet = true
        other.ownerGoes()
        other.run(100)
        other.restart()
        other.run(100)
        #expect(other.told == [])
        other.isQuiet = false
        other.run(1)
        #expect(other.alerts.map(\.kind) == [.leftBehind])

        // Nothing happened at all.
        var third = try ItemScript()
        third.bringBoth()
        third.run(40)
        third.restart()
        third.run(5000)
        #expect(third.told == [])
    }

    @Test("an item that is removed tells nothing any more")
    func removed() throws {
        var script = try ItemScript(hasOwner: false)
        script.bringItem()
        script.run(1)
        script.takeItemAway()
        script.forget()
        script.run(10_000)
        #expect(script.told == [])
    }
}
