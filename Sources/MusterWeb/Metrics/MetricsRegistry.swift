package import CoreMetrics
import Synchronization

/// Collects what is recorded through swift-metrics, for programs as Prometheus to read.
///
/// A metric is named by its label and dimensions: asking for it twice gives the same one.
package final class MetricsRegistry: MetricsFactory {
    private struct Key: Hashable {
        let label: String
        let dimensions: [Dimension]
    }

    /// A name and a value that tell one series of a metric from another.
    struct Dimension: Hashable {
        let name: String
        let value: String
    }

    /// All series of one metric.
    struct Family {
        let kind: MetricKind
        var series: [(dimensions: [Dimension], series: any MetricSeries)] = []
    }

    private struct State {
        var series: [Key: any MetricSeries] = [:]
    }

    private let state = Mutex(State())

    package init() {}

    package func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        find(label, dimensions) { CounterSeries() }
    }

    package func makeFloatingPointCounter(
        label: String,
        dimensions: [(String, String)]
    ) -> any FloatingPointCounterHandler {
        find(label, dimensions) { CounterSeries() }
    }

    package func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        find(label, dimensions) { GaugeSeries() }
    }

    package func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        aggregate ? find(label, dimensions) { HistogramSeries() } : find(label, dimensions) { GaugeSeries() }
    }

    package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        find(label, dimensions) { HistogramSeries() }
    }

    package func destroyCounter(_ handler: any CounterHandler) { forget(handler) }
    package func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) { forget(handler) }
    package func destroyMeter(_ handler: any MeterHandler) { forget(handler) }
    package func destroyRecorder(_ handler: any RecorderHandler) { forget(handler) }
    package func destroyTimer(_ handler: any TimerHandler) { forget(handler) }

    /// What was recorded, by label. Series of one label that are of different kinds stand under the first one's.
    func families() -> [String: Family] {
        let all = state.withLock(\.series)
        let sorted = all.sorted { one, other in
            one.key.dimensions.lexicographicallyPrecedes(other.key.dimensions) {
                ($0.name, $0.value) < ($1.name, $1.value)
            }
        }
        var families: [String: Family] = [:]
        for (key, series) in sorted {
            var family = families[key.label] ?? Family(kind: series.kind)
            guard family.kind == series.kind else { continue }
            family.series.append((key.dimensions, series))
            families[key.label] = family
        }
        return families
    }

    private func find<Series: MetricSeries>(
        _ label: String,
        _ dimensions: [(String, String)],
        _ make: () -> Series
    ) -> Series {
        let key = Key(
            label: label,
            dimensions: dimensions.map { Dimension(name: $0.0, value: $0.1) }.sorted { $0.name < $1.name }
        )
        return state.withLock { state in
            if let known = state.series[key] as? Series { return known }
            let series = make()
            state.series[key] = series
            return series
        }
    }

    private func forget(_ handler: AnyObject) {
        state.withLock { state in state.series = state.series.filter { $0.value !== handler } }
    }
}
