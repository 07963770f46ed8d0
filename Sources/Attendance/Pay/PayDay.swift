/// What is to be paid for a day: its work by the clock, and what is credited.
package struct PayDay: Hashable, Sendable {
    /// The day to which the work belongs: that on which its shift starts.
    package let day: LocalDay
    package let spans: [PaySpan]
    package let credits: [PayLine]

    package init(_ day: LocalDay, spans: [PaySpan] = [], credits: [PayLine] = []) {
        self.day = day
        self.spans = spans
        self.credits = credits
    }

    /// The day with nothing but what counts: ``Flexitime/counted``.
    package func within(_ counted: [Interval]) -> PayDay {
        let spans = spans.flatMap { span in
            counted.map { Interval(max($0.start, span.interval.start), min($0.end, span.interval.end)) }
                .filter { !$0.isEmpty }
                .map { PaySpan($0, span.kind) }
        }
        return PayDay(day, spans: spans, credits: credits)
    }
}
