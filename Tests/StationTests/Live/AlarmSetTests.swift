import Attendance
import BeaconKit
import Station
import Testing

@Suite("What is wrong with the station")
struct AlarmSetTests {
    private var alarms = AlarmSet()

    private func at(_ minutes: Int64) -> Instant { Instant(microseconds: minutes * 60_000_000) }

    @Test("a failure to record is told once, replaced by another, and over when something was recorded")
    mutating func recording() {
        let full = StoreError(.diskFull, "The disk is full.")
        let busy = StoreError(.busy, "Busy.")
        let news = [alarms.recordingFailed(full), alarms.recordingFailed(full)]
        #expect(news == [true, false])
        #expect(alarms.all == [.diskFull] && alarms.stopRecording)
        let isNews = alarms.recordingFailed(busy)
        #expect(isNews && alarms.all == [.storage("\(busy)")] && alarms.stopRecording)
        alarms.recordingWorks()
        #expect(alarms.all.isEmpty && !alarms.stopRecording)
    }

    @Test("a clock that was set is told of for an hour, and anew when it is set again")
    mutating func clock() {
        alarms.clockJumped(seconds: 90, at: at(0))
        alarms.advance(to: at(59))
        alarms.clockJumped(seconds: -30, at: at(59))
        #expect(alarms.all == [.clockJumped(seconds: -30)])
        alarms.advance(to: at(118))
        #expect(!alarms.all.isEmpty)
        alarms.advance(to: at(119))
        #expect(alarms.all.isEmpty)
    }

    @Test("of each kind there is one, in the order in which they came, and each ends for itself")
    mutating func kinds() {
        alarms.radio(.absent)
        alarms.otherStation(true)
        let damage = [alarms.inspected(damage: "page 7"), alarms.inspected(damage: "page 7")]
        let silence = [alarms.transmitter(.notPermitted), alarms.transmitter(.notPermitted)]
        #expect(damage == [true, false] && silence == [true, false])
        alarms.radio(.off)
        #expect(alarms.all == [.otherStation, .damaged("page 7"), .notAnswering(.notPermitted), .radio(.off)])
        #expect(!alarms.stopRecording)
        alarms.radio(.listening)
        alarms.otherStation(false)
        let over = [alarms.inspected(damage: nil), alarms.transmitter(nil), alarms.inspected(damage: nil)]
        #expect(over == [true, true, false])
        #expect(alarms.all.isEmpty)
    }
}
