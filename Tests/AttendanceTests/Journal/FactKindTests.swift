import Attendance
import FactExamples
import Foundation
import Testing

@Suite("Kinds of facts")
struct FactKindTests {
    @Test("every kind has a word of its own and an example")
    func words() throws {
        let kinds = Fact.all.map { $0.kind }
        #expect(Set(kinds).count == kinds.count)
        #expect(try Set(FactExamples.all().map(\.0.kind)) == Set(kinds))
    }

    @Test("every kind that has a file can be read")
    func complete() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/Attendance").standardizedFileURL
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var written: [String] = []
        for case let file as URL in files where file.pathExtension == "swift" {
            written += try String(contentsOf: file, encoding: .utf8).matches(of: /static let kind = "(.+)"/)
                .map { String($0.1) }
        }
        #expect(written.sorted() == Fact.all.map { $0.kind }.sorted())
    }

    @Test("a fact is the one that its content says it is")
    func content() throws {
        for (fact, _, _) in try FactExamples.all() { #expect(fact.content.fact == fact) }
    }

    /// Whoever keeps a copy of something reads it anew after these.
    @Test(
        "what changes something is known",
        arguments: [
            (
                Fact.Subjects.people,
                [
                    "person-added", "person-edited", "person-removed", "person-archived", "person-restored",
                    "person-erased",
                ]
            ),
            (.badges, ["badge-assigned", "badge-revoked"]), (.site, ["site"]),
            (
                .planning,
                [
                    "site", "shift-defined", "shift-removed", "schedule-assigned", "schedule-ended", "holiday-set",
                    "holiday-removed",
                    "leave-granted", "leave-withdrawn", "policy-adopted", "pay-rules-set", "account-rules-set",
                    "contract-set", "contract-ended", "hours-booked", "laws-chosen", "outside-time-decided",
                    "payroll-setup-set", "import-profile-set",
                ]
            ),
            (.periods, ["period-closed", "period-reopened"]), (.shared, ["sharing-received"]),
            (
                .doubts,
                ["receiver-deaf", "receiver-heard", "clock-jumped", "station-started", "station-stopped"]
            ),
            (.clock, ["clock-jumped", "station-started", "clock-confirmed"]),
        ]
    )
    func changes(subject: Fact.Subjects, kinds: [String]) {
        #expect(Fact.kinds(changing: subject).sorted() == kinds.sorted())
    }

    @Test(
        "what loses its content after a while is known",
        arguments: [
            (RetentionKind.presence, ["alert-raised", "alert-answered", "door-opened"]),
            (
                .attendance,
                [
                    "punch", "correction-requested", "correction-made", "correction-approved", "correction-refused",
                    "leave-granted", "leave-withdrawn", "exception-acknowledged", "law-finding-acknowledged",
                    "sheet-confirmed", "sheet-countersigned", "leave-requested", "leave-refused",
                    "leave-request-withdrawn", "leave-request-reopened", "acknowledgement-withdrawn",
                ]
            ),
            (.rollCalls, ["roll-call-started", "roll-call-marked", "roll-call-closed"]),
            (
                .visitors,
                [
                    "visitor-expected", "visitor-edited", "visitor-signed-in", "visitor-signed-out", "visitor-removed",
                ]
            ),
            (.signatures, []), (.messages, []), (.recordAccess, []),
        ]
    )
    func retention(kind: RetentionKind, entries: [String]) {
        #expect(kind.entries.sorted() == entries.sorted())
    }
}
