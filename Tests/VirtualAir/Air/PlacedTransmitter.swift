/// A plain transmitter in an air.
struct PlacedTransmitter: Sendable {
    let id: NodeID
    let transmitter: PlainTransmitter
    var random: SeededGenerator
    /// When the next advertisement is due, in microseconds.
    var next: Int64
    /// How many it has sent.
    var count = 0

    /// - Returns: The advertisement that is due.
    mutating func send() -> Advertisement {
        let advertisement = transmitter.advertisements[count % transmitter.advertisements.count]
        count += 1
        next += transmitter.interval + Int64.random(in: 0...transmitter.delay, using: &random)
        return advertisement
    }
}
