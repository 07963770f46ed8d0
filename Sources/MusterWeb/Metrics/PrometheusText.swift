/// Writes metrics as Prometheus reads them.
///
/// Source: Prometheus, *Exposition formats*, text format 0.0.4.
struct PrometheusText {
    static let contentType = "text/plain; version=0.0.4; charset=utf-8"

    private(set) var text = ""

    init(_ registry: MetricsRegistry) {
        for (label, family) in registry.families().sorted(by: { $0.key < $1.key }) { write(family, label: label) }
    }

    private mutating func write(_ family: MetricsRegistry.Family, label: String) {
        var name = Self.name(label)
        // As the names of counters and of times end by convention.
        if family.kind == .counter, !name.hasSuffix("_total") { name += "_total" }
        if family.kind == .histogram, !name.hasSuffix("_seconds") { name += "_seconds" }
        text += "# TYPE \(name) \(family.kind.rawValue)\n"
        for (dimensions, series) in family.series {
            switch series {
            case let series as CounterSeries: line(name, dimensions, series.value)
            case let series as GaugeSeries: line(name, dimensions, series.value)
            case let series as HistogramSeries: lines(name, dimensions, series.values)
            default: break
            }
        }
    }

    private mutating func lines(
        _ name: String,
        _ dimensions: [MetricsRegistry.Dimension],
        _ values: HistogramSeries.Values
    ) {
        var count = 0
        for (index, part) in values.counts.enumerated() {
            count += part
            let bound = index < HistogramSeries.bounds.count ? "\(HistogramSeries.bounds[index])" : "+Inf"
            line(name + "_bucket", dimensions + [.init(name: "le", value: bound)], Double(count))
        }
        line(name + "_sum", dimensions, values.sum)
        line(name + "_count", dimensions, Double(count))
    }

    private mutating func line(_ name: String, _ dimensions: [MetricsRegistry.Dimension], _ value: Double) {
        text += name
        if !dimensions.isEmpty {
            let labels = dimensions.map { "\(Self.name($0.name))=\"\(Self.escaped($0.value))\"" }
            text += "{" + labels.joined(separator: ",") + "}"
        }
        text += " \(value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)")\n"
    }

    /// What is allowed in names; everything else becomes an underscore.
    private static func name(_ text: String) -> String {
        let name = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name : name
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "\\": escaped += "\\\\"
            case "\"": escaped += "\\\""
            case "\n", "\r\n": escaped += "\\n"
            default: escaped.append(character)
            }
        }
        return escaped
    }
}
