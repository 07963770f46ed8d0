import Attendance
import BeaconKit
import Station

struct ImportView: Sendable {
    let t: PeopleTexts
    let assets: String
    let proof: String
    let list: String
    let check: String
    /// How a file is read that is no UTF-8: as the spreadsheets of the reader's language write.
    let utf8Fallback: String
    /// What is said then; `{n}` stands for the encoding.
    let readAs: String
    let preview: PreviewView?
    let notice: Notice?
}

/// What would be added, and what is wrong.
struct PreviewView: Sendable {
    struct Problem: Sendable {
        let line: String
        let text: String
    }

    struct Row: Sendable {
        let line: Int
        let number: Int
        let name: String
        let department: String
        let position: String
        let badge: String
    }

    /// A page is for reading: of more it says how many.
    private static let most = 200

    let problems: [Problem]
    let problemCount: String
    let moreProblems: String?
    let hasProblems: Bool
    let rows: [Row]
    let wouldAdd: String
    let moreRows: String?
    let addAll: String
    let hasPhotos: Bool

    init(_ sheet: PeopleSheet, _ found: [PeopleSheet.Problem], hasPhotos: Bool, texts: Texts) {
        let t = texts.people
        problems = found.prefix(Self.most).map { Problem(line: t.line($0.line), text: t.reason($0.reason)) }
        problemCount = t.problems(found.count)
        moreProblems = found.count > Self.most ? t.more(found.count - Self.most) : nil
        hasProblems = !found.isEmpty
        let faulty = Set(found.map(\.line))
        let good = sheet.people.filter { !faulty.contains($0.line) }
        rows = good.prefix(Self.most).map { row in
            Row(
                line: row.line,
                number: row.person.number.rawValue,
                name: row.person.details.name,
                department: row.person.details.department,
                position: row.person.details.position,
                badge: row.person.badge?.description ?? ""
            )
        }
        wouldAdd = t.wouldAdd(good.count)
        moreRows = good.count > Self.most ? t.more(good.count - Self.most) : nil
        addAll = t.addAll(good.count)
        self.hasPhotos = hasPhotos
    }
}
