/// How long tests wait for something that has to come. It only ends a test that would wait for ever, and measures nothing: on a
/// machine that builds and tests at once everything takes ten times as long.
package let patience = Duration.seconds(300)

/// Asks again and again until something is so.
///
/// - Returns: whether it ever was, within ``patience``.
package func comesTrue(_ isSo: () async throws -> Bool) async throws -> Bool {
    let end = ContinuousClock.now + patience
    while ContinuousClock.now < end {
        if try await isSo() { return true }
        try await ContinuousClock().sleep(for: .milliseconds(50))
    }
    return false
}

extension Duration {
    /// In whole nanoseconds, as NIO counts time.
    var nanoseconds: Int64 { Int64(self / .nanoseconds(1)) }
}
