/// How long tests wait for something that has to come. It only ends a test that would wait for ever, and measures nothing: on a
/// machine that builds and tests at once everything takes ten times as long.
package let patience = Duration.seconds(300)

extension Duration {
    /// In whole nanoseconds, as NIO counts time.
    var nanoseconds: Int64 { Int64(self / .nanoseconds(1)) }
}
