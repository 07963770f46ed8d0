package import Attendance
package import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the page of retention says.
package struct RetentionTexts: Sendable, Decodable {
    let texts: TextTable

    package let retention, hint, undecided, days, forever, save, saved, goingTitle, confirm, clockTitle: String
    package let confirmClock, past, nothingPast: String

    package func kind(_ kind: RetentionKind) -> String { texts["kind.\(kind.rawValue)"] }
    package func kindHint(_ kind: RetentionKind) -> String { texts["kindHint.\(kind.rawValue)"] }
    package func proposed(_ days: Int) -> String { texts["proposed", ["days": days]] }

    /// What would go: of what kind, how many, before which day, and since when at the latest.
    package func going(_ forecast: RetentionForecast, _ before: String, _ oldest: String?) -> String {
        let kind = kind(forecast.kind)
        guard let oldest else { return texts["going", ["kind": kind, "count": forecast.count, "before": before]] }
        return texts["goingSince", ["kind": kind, "count": forecast.count, "before": before, "oldest": oldest]]
    }

    package func doubt(_ cause: ClockDoubt.Cause) -> String {
        switch cause {
        case .jumped(let seconds): texts["doubt.jumped", ["seconds": Int(exactly: seconds.rounded()) ?? 0]]
        case .gap(let days): texts["doubt.gap", ["days": days]]
        case .behind: texts["doubt.behind"]
        }
    }

    package func clockHint(_ present: String, _ until: String) -> String {
        texts["clockHint", ["present": present, "until": until]]
    }

    package func gone(_ kind: RetentionKind, _ count: Int, _ before: String) -> String {
        texts["going", ["kind": self.kind(kind), "count": count, "before": before]]
    }

    package func notNumber(_ typed: String) -> String { texts["notNumber", ["typed": typed]] }

    package func reason(_ error: RetentionError) -> String {
        switch error {
        case .outOfRange(let kind, let range):
            texts["outOfRange", ["kind": self.kind(kind), "low": range.lowerBound, "high": range.upperBound]]
        case .signaturesOutlast(let days): texts["signaturesOutlast", ["days": days]]
        case .notClosed(let day): texts["notClosed", ["day": day]]
        case .changedMeanwhile: texts["changedMeanwhile"]
        }
    }
}
