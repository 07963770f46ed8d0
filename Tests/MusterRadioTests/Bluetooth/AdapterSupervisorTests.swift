import BeaconKit
import MusterRadio
import Station
import Testing

@Suite("An adapter's supervisor")
struct AdapterSupervisorTests {
    private func running() -> SupervisorScript {
        var script = SupervisorScript()
        script.pass(10)
        script.forget()
        return script
    }

    @Test("an adapter that is on is opened and scans")
    func startsOn() {
        var script = SupervisorScript()
        script.pass(1)
        #expect(script.done == ["1 open", "1 startScan"])
        #expect(script.said == ["1 listening"])
        script.pass(1000)
        #expect(script.said == ["1 listening"] && script.done.count == 2)
    }

    @Test("an adapter that is off is switched on, unless it is blocked")
    func startsOff() {
        var script = SupervisorScript(isOn: false)
        script.pass(1)
        #expect(script.done == ["1 open", "1 readBlock", "1 switchOn", "1 startScan"])
        #expect(script.said == ["1 listening"])
    }

    @Test("one that may change nothing says that it is off, and hears when somebody switches it on")
    func mayNotChange() {
        var script = SupervisorScript(isOn: false, mayChange: false)
        script.pass(30)
        #expect(script.said == ["1 off"])
        #expect(!script.done.contains { $0.hasSuffix("switchOn") })
        script.switched(on: true)
        script.pass(2)
        #expect(script.said.last == "31 listening")
    }

    @Test("switched off by another program, it is told after a second and switched on after a while, longer each time")
    func switchedOff() {
        var script = running()
        script.switched(on: false)
        // One that is pulled out is switched off first, which is not told.
        #expect(script.said.isEmpty)
        script.pass(2)
        #expect(script.said == ["11 off"])
        script.pass(1)
        #expect(script.said == ["11 off", "13 listening"])

        script.forget()
        script.switched(on: false)
        script.pass(9)
        #expect(script.said == ["14 off"])
        script.pass(1)
        #expect(script.said == ["14 off", "23 listening"])

        // After a long time all is forgiven.
        script.pass(400)
        script.forget()
        script.switched(on: false)
        script.pass(3)
        #expect(script.said == ["424 off", "426 listening"])
    }

    @Test("switched on by another program, it hears at once")
    func switchedOn() {
        var script = running()
        script.switched(on: false)
        script.pass(1)
        script.switched(on: true)
        #expect(script.said == ["11 off", "11 listening"])
    }

    @Test(
        "blocked, it is looked at every second, and hears within one when it is free",
        arguments: [(RadioSwitch.Block.software, "blocked"), (.hardware, "blocked-by-hardware")]
    )
    func blocked(block: RadioSwitch.Block, code: String) {
        var script = running()
        script.outcomes[.readBlock] = .block(block)
        script.switched(on: false)
        script.pass(60)
        #expect(script.said == ["10 \(code)"])
        #expect(script.done.count == 61 && script.done.allSatisfy { $0.hasSuffix("readBlock") })
        script.outcomes = [:]
        script.pass(1)
        #expect(script.said.last == "71 listening")
    }

    @Test("a block that the kernel only hints at by refusing is called one")
    func blockedMeanwhile() {
        var script = SupervisorScript(isOn: false)
        script.outcomes[.switchOn] = .failed(.failed("switch the adapter on: failed"))
        script.give(.heard(nil))
        script.outcomes[.readBlock] = .block(.software)
        script.pass(5)
        #expect(script.said.last?.hasSuffix("blocked") == true)
    }

    @Test("what fails is tried again after 2 s and every 4 s, for ever, and works within 5 s of the fault's end")
    func failing() {
        var script = SupervisorScript()
        script.outcomes[.open] = .failed(.notPermitted)
        script.pass(400)
        let times = script.done.compactMap { Int($0.prefix { $0 != " " }) }
        #expect(script.said == ["1 not-permitted"])
        #expect(zip(times.dropFirst(), times).map(-) == [2] + [Int](repeating: 4, count: times.count - 2))
        #expect(times.count > 90)
        script.outcomes = [:]
        script.pass(5)
        #expect(script.said.last?.hasSuffix("listening") == true)
    }

    @Test("90 s without a report: off and on; and heard again, it says so")
    func silent() {
        var script = running()
        script.hears = false
        script.pass(89)
        #expect(script.said.isEmpty)
        script.pass(4)
        #expect(script.said == ["100 silent"])
        #expect(script.done == ["100 switchOff", "101 switchOn", "101 startScan"])
        script.hears = true
        script.pass(1)
        #expect(script.said == ["100 silent", "104 listening"])
    }

    @Test("where nothing is in the air, it is switched off and on ever more rarely, and never twice within a minute")
    func alwaysSilent() {
        var script = SupervisorScript()
        script.hears = false
        script.pass(3600)
        let cycles = script.done.filter { $0.hasSuffix("switchOff") }.compactMap { Int($0.prefix { $0 != " " }) }
        #expect(cycles.count >= 5)
        #expect(zip(cycles.dropFirst(), cycles).allSatisfy { $0 - $1 >= 60 })
        #expect(zip(cycles.dropFirst(), cycles).map(-).max() == 720)
        #expect(script.said == ["1 listening", "91 silent"])
    }

    @Test("a silent adapter that is blocked, and free again, is still silent until it hears")
    func silentAndBlocked() {
        var script = running()
        script.hears = false
        script.pass(95)
        script.outcomes[.readBlock] = .block(.software)
        script.switched(on: false)
        script.outcomes = [:]
        script.pass(3)
        #expect(script.said.suffix(2) == ["105 blocked", "106 silent"])
        script.hears = true
        script.pass(2)
        #expect(script.said.last?.hasSuffix("listening") == true)
    }

    @Test("a moment without scan is nothing; a scan that stays off, or holds repeats back, is started anew")
    func disturbed() {
        var script = running()
        script.confirms = false
        script.give(.scan(ScanState(isOn: false, dropsRepeats: false)))
        script.give(.scan(ScanState(isOn: true, dropsRepeats: false)))
        script.pass(10)
        #expect(script.said.isEmpty && script.done.isEmpty)

        script.give(.scan(ScanState(isOn: true, dropsRepeats: true)))
        script.pass(1)
        #expect(script.said == ["21 disturbed"])
        #expect(script.done == ["21 startScan"])
        script.give(.scan(ScanState(isOn: true, dropsRepeats: false)))
        #expect(script.said == ["21 disturbed", "21 listening"])
    }

    @Test("a controller that another program reset is set up anew by switching it off and on, once a minute at most")
    func reset() {
        var script = running()
        script.confirms = false
        let reset = ScanState(isOn: false, dropsRepeats: false, isReset: true)
        script.give(.scan(reset))
        script.pass(5)
        script.give(.scan(ScanState(isOn: true, dropsRepeats: false)))
        #expect(script.done == ["11 switchOff", "12 switchOn", "12 startScan"])
        #expect(script.said == ["11 disturbed", "15 listening"])
        for _ in 0..<100 {
            script.give(.scan(reset))
            script.pass(1)
        }
        let cycles = script.done.filter { $0.hasSuffix("switchOff") }
        #expect(cycles.count == 2)
    }

    @Test("the reset that belongs to switching on is none")
    func ownReset() {
        var script = running()
        script.switched(on: false)
        script.give(.scan(ScanState(isOn: false, dropsRepeats: false, isReset: true)))
        script.switched(on: true)
        script.give(.scan(ScanState(isOn: true, dropsRepeats: false)))
        script.pass(20)
        #expect(!script.done.contains { $0.hasSuffix("switchOff") })
    }

    @Test("two programs don't fight for the scan: it is started anew every 3 s at most")
    func fight() {
        var script = running()
        script.confirms = false
        for _ in 0..<60 {
            script.give(.scan(ScanState(isOn: false, dropsRepeats: false)))
            script.pass(1)
        }
        #expect(script.done.count <= 20 && script.done.count >= 15)
        #expect(script.said == ["11 disturbed"])
    }

    @Test("a monitor that another program took away is set again at once, but every 3 s at most")
    func scanRemoved() {
        var script = running()
        script.give(.scanRemoved)
        script.give(.scanRemoved)
        script.pass(6)
        #expect(script.done == ["10 startScan", "13 startScan"])
    }

    @Test("a channel that broke is opened again")
    func closed() {
        var script = running()
        script.give(.closed)
        script.pass(2)
        #expect(script.done == ["11 open"])
    }

    @Test("sleep is not silence")
    func resumed() {
        var script = running()
        script.hears = false
        script.pass(80)
        script.give(.resumed)
        script.pass(80)
        #expect(script.said.isEmpty)
        script.pass(11)
        #expect(script.said == ["180 silent"])
    }

    @Test("a controller that refuses to scan is never said to listen, is asked every 3 s, and listens when it does")
    func refusing() {
        var script = SupervisorScript()
        script.refusal = 0x0C
        script.pass(300)
        #expect(script.said == ["1 refusing"])
        #expect((90...101).contains(script.done.count { $0.hasSuffix("startScan") }))
        script.refusal = nil
        script.pass(4)
        #expect(script.said.count == 2 && script.said.last?.hasSuffix("listening") == true, "\(script.said)")
    }

    @Test("a controller that owes an answer does not listen, until it says so or is heard")
    func unanswered() {
        var script = running()
        script.confirms = false
        script.hears = false
        script.give(.scanUnanswered)
        #expect(script.said == ["10 not-answering"])
        script.pass(60)
        // Nothing is in the air, and nothing is said: that is no sign of life.
        #expect(script.said == ["10 not-answering"])
        #expect((10...25).contains(script.done.count { $0.hasSuffix("startScan") }))
        script.hears = true
        script.pass(5)
        #expect(script.said.last?.hasSuffix("listening") == true)
    }

    @Test("where the kernel had nothing to command, an adapter listens after 2 s, or as soon as it is heard")
    func unconfirmed() {
        for (hears, second) in [(false, 3), (true, 2)] {
            var script = SupervisorScript()
            script.confirms = false
            script.hears = hears
            script.pass(10)
            #expect(script.said == ["\(second) listening"], "\(hears)")
        }
    }

    @Test("an adapter that is off is neither refusing nor silent to commands")
    func refusedWhileOff() {
        var script = running()
        script.switched(on: false)
        script.give(.scanRefused(0x0C))
        script.give(.scanUnanswered)
        script.pass(1)
        #expect(script.said == ["11 off"])
    }

    @Test("the kernel's word that it is off is taken, and it is switched on again")
    func offMeanwhile() {
        var script = running()
        script.outcomes[.startScan] = .failed(.off)
        script.give(.scanRemoved)
        script.pass(5)
        script.outcomes = [:]
        script.pass(10)
        #expect(script.done.contains { $0.hasSuffix("switchOn") })
        #expect(!script.said.contains { $0.hasSuffix("failed") })
    }
}
