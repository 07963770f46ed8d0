import BeaconKit
import TestSupport
import Testing

@Suite("Calibration at 1 m")
struct PowerCalibrationTests {
    /// Readings as they are: two of three channels near −62 dBm, the third 16 dB below.
    private func readings(_ count: Int, seed: UInt64 = 1) -> [Int8] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            Int8.random(in: -63 ... -61, using: &random) - (Int.random(in: 0..<3, using: &random) == 0 ? 16 : 0)
        }
    }

    private func calibrate(_ readings: [Int8], every interval: Double = 0.2) -> PowerCalibration.Result? {
        var calibration = PowerCalibration()
        for (index, rssi) in readings.enumerated() {
            calibration.ingest(rssi, at: Air.instant(Double(index) * interval))
        }
        return calibration.result
    }

    @Test("the power is the upper quartile: a channel that is faded away takes nothing from it")
    func quartile() throws {
        let result = try #require(calibrate(readings(100)))
        #expect((-62 ... -61).contains(result.power))
        #expect(result.readings == 100)
        #expect(result.isGood)
        #expect((1...2).contains(result.uncertainty))
    }

    @Test("a beacon that claims the power that was measured is shown at 1 m", arguments: 1...8)
    func sameStatistic(seed: UInt64) throws {
        let readings = readings(100, seed: seed)
        let result = try #require(calibrate(readings))
        var script = Script()
        for (index, rssi) in readings.enumerated() {
            script.hear(1, at: Double(index) * 0.2, rssi: rssi, power: result.power)
        }
        let presence = try #require(script.engine.presence(of: Air.identity(1)))
        let meters = try #require(presence.distance.meters)
        #expect((0.85...1.2).contains(meters))
        let level = try #require(presence.rssi)
        #expect(abs(level - Double(result.power)) <= 1)
    }

    @Test("too few readings are not good, and none give nothing")
    func few() throws {
        let result = try #require(calibrate(readings(19)))
        #expect(!result.isGood)
        #expect(calibrate([]) == nil)
        #expect(calibrate([127, 0, 20]) == nil)
    }

    @Test("a beacon that was moved meanwhile is not steady, and the uncertainty says how much")
    func moved() throws {
        let result = try #require(calibrate(readings(50) + readings(50).map { $0 - 10 }))
        #expect(!result.isGood)
        #expect((9...11).contains(result.range))
        #expect(result.uncertainty >= 5)
    }
}
