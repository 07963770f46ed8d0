import CoreMetrics
import Synchronization

/// What a metric is, in Prometheus's words.
enum MetricKind: String {
    case counter, gauge, histogram
}

/// The values of one metric with one set of dimensions.
protocol MetricSeries: AnyObject, Sendable {
    var kind: MetricKind { get }
}

/// Only grows.
final class CounterSeries: MetricSeries, CounterHandler, FloatingPointCounterHandler {
    private let sum = Mutex(0.0)

    var kind: MetricKind { .counter }
    var value: Double { sum.withLock(\.self) }

    func increment(by amount: Int64) { increment(by: Double(amount)) }
    func increment(by amount: Double) { sum.withLock { $0 += max(0, amount) } }
    func reset() { sum.withLock { $0 = 0 } }
}

/// Goes up and down.
final class GaugeSeries: MetricSeries, MeterHandler, RecorderHandler {
    private let last = Mutex(0.0)

    var kind: MetricKind { .gauge }
    var value: Double { last.withLock(\.self) }

    func set(_ value: Int64) { set(Double(value)) }
    func set(_ value: Double) { last.withLock { $0 = value } }
    func increment(by amount: Double) { last.withLock { $0 += amount } }
    func decrement(by amount: Double) { last.withLock { $0 -= amount } }
    func record(_ value: Int64) { set(Double(value)) }
    func record(_ value: Double) { set(value) }
}

/// How often values were how large. Times are in seconds.
final class HistogramSeries: MetricSeries, TimerHandler, RecorderHandler {
    struct Values {
        /// How many values are at most ``HistogramSeries/bounds``, each for itself; the last is for all that are more.
        var counts = [Int](repeating: 0, count: HistogramSeries.bounds.count + 1)
        var sum = 0.0
    }

    /// The usual bounds of Prometheus's client libraries, in s: made for answers of a web server.
    static let bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

    private let state = Mutex(Values())

    var kind: MetricKind { .histogram }
    var values: Values { state.withLock(\.self) }

    func record(_ value: Double) {
        state.withLock { state in
            state.counts[Self.bounds.firstIndex { value <= $0 } ?? Self.bounds.count] += 1
            state.sum += value
        }
    }

    func record(_ value: Int64) { record(Double(value)) }
    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }
}
