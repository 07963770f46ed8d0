package import Attendance
import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the inbox and the timesheets say.
package struct SheetTexts: Sendable, Decodable {
    let texts: TextTable

    package let inboxHint, least, keys, keyNext, keyPrevious, keyOpen, nothing, requested, seen, seenHint: String
    package let seenDone, keySeen, noneSeen, sheetsHint, span, spanDay, spanWeek, spanMonth, spanPeriod: String
    package let spanRange, on, person, personHint, totals, chart, chartHint, asTable, number, name, status: String
    package let firstIn, lastOut, exceptions, everybody, byDepartment, people, noDepartment, table: String
    package let hour, presence, presenceHint, nobodyFound, exportPDF, exportCSV, exportXLSX, exportBundle,
        exportPunches, exportHint: String

    package func severityChoice(_ severity: Exception.Severity) -> String {
        switch severity {
        case .notice: texts["severityChoice.notice"]
        case .warning: texts["severityChoice.warning"]
        case .mustFix: texts["severityChoice.mustFix"]
        }
    }

    package func count(_ count: Int) -> String { texts["count", ["count": count]] }
    package func moreLines(_ count: Int) -> String { texts["moreLines", ["count": count]] }
    package func withWhom(_ what: String, _ name: String) -> String { texts["withWhom", ["what": what, "name": name]] }
    package func seenLabel(_ line: String) -> String { texts["seenLabel", ["line": line]] }

    package func seenBy(_ name: String, _ moment: String) -> String {
        texts["seenBy", ["name": name, "moment": moment]]
    }

    package func range(_ from: String, _ to: String) -> String { texts.catalogue.range(from, to) }
    package func week(_ day: String) -> String { texts["week", ["day": day]] }
}
