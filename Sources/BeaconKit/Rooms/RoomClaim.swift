/// What one receiver says about where a beacon is: its level now, and the evidence for its room.
struct RoomClaim {
    /// The level of the last readings, in dBm.
    private(set) var level = RoomRule.unheard
    /// The usual time between readings, in seconds.
    private(set) var interval: Float = 0.5
    /// How much louder than in the beacon's own room it usually is here, in dB.
    private var usual = -RoomRule.largestDifference
    /// The evidence that the beacon is here and not in its own room, in dB·s.
    private(set) var evidence = RoomRule.floor

    /// Ingests a reading.
    ///
    /// - Parameters:
    ///   - rssi: The signal strength, in dBm.
    ///   - silence: Microseconds since the reading before; 0 for the first.
    @inline(__always)
    mutating func ingest(_ rssi: Int8, after silence: Int64) {
        let gap = Float(silence) / 1_000_000
        let reading = Float(rssi)
        if gap > RoomRule.mixing || reading > level {
            level = reading
        } else {
            level += RoomRule.descent * (reading - level)
        }
        if gap > 0, gap < 15 { interval += 0.1 * (min(gap, 5) - interval) }
    }

    /// The level after a silence, in microseconds: it sinks when readings stay out.
    @inline(__always)
    func level(after silence: Int64) -> Float {
        let missing = Float(silence) / 1_000_000 - RoomRule.patience - RoomRule.patientIntervals * interval
        return missing <= 0 ? level : max(RoomRule.unheard, level - RoomRule.sinking * missing)
    }

    /// Weighs a level against that of the beacon's own room.
    ///
    /// - Parameters:
    ///   - difference: How much louder it is here, in dB.
    ///   - step: What has passed.
    /// - Returns: The evidence now.
    @inline(__always)
    mutating func weigh(_ difference: Float, over step: RoomRule.Step) -> Float {
        let bounded = min(max(difference, -RoomRule.largestDifference), RoomRule.largestDifference)
        usual += step.share * (bounded - usual)
        let margin = min(max(usual + RoomRule.margin, RoomRule.marginRange.lowerBound), step.largestMargin)
        evidence = max(evidence + (bounded - margin) * step.length, step.floor)
        return evidence
    }

    /// Begins anew after the beacon moved to a room in which it is that much weaker or louder than here, in dB.
    mutating func restart(difference: Float) {
        usual = max(-RoomRule.largestDifference, min(0, difference))
        evidence = RoomRule.afterMove
    }
}
