import Attendance
import BeaconKit
import Hummingbird
import Station

/// What is different on the pages that take lists: of people, of punches.
struct ImportWords: Sendable {
    let title: String
    let lead: String
    /// Where the list is sent.
    let address: String
    /// Where one goes who leaves it.
    let back: String
    let tooLarge: String
    /// What is said of a file in another encoding; `{n}` stands for it.
    let readAs: String
    /// The field that says how another system writes; `nil` where only one way is read.
    var profile: Profile?
    /// The box that lets a list change what is there; `nil` where lists only add.
    var update: Update?

    struct Update: Sendable {
        let label: String
        let isTicked: Bool
    }

    struct Profile: Sendable {
        let label: String
        let hint: String
        let example: String
        /// A saved one to begin with.
        var saved: String?
    }
}

struct ImportView: Sendable {
    let t: PeopleTexts
    let words: ImportWords
    let assets: String
    let csrfToken: String
    let list: String
    /// How the list is written, as somebody typed it.
    let profile: String
    let hasProfile: Bool
    let check: String
    /// How a file is read that is no UTF-8: as the spreadsheets of the reader's language write.
    let utf8Fallback: String
    let preview: PreviewView?
    let notice: Notice?
}

extension Pages {
    /// Bytes of the largest list that is taken, also as a form sends it: ten thousand people, or a month of punches of a
    /// thousand, with room to spare.
    static let listLimit = 8 * 1024 * 1024

    /// A page that takes a list, with what was found in it.
    func importing(
        _ words: ImportWords,
        for incoming: IncomingRequest,
        preview: PreviewView? = nil,
        notice: Notice? = nil
    )
        -> Response
    {
        let texts = incoming.texts.people
        let view = ImportView(
            t: texts,
            words: words,
            assets: assets.base,
            csrfToken: incoming.csrfToken,
            // HTML drops a line break at the beginning.
            list: "\n" + incoming.form["list"],
            profile: "\n" + (words.profile?.saved ?? incoming.form["profile"]),
            hasProfile: !incoming.form["profile"].isEmpty || words.profile?.saved != nil,
            check: preview == nil ? texts.check : texts.checkAgain,
            utf8Fallback: incoming.language.catalogue["language.legacyEncoding"],
            preview: preview,
            notice: notice
        )
        return page(
            words.title,
            content: templates.render(view, .importing),
            for: incoming,
            status: preview?.hasProblems == true ? .unprocessableContent : .ok,
            notice: notice
        )
    }
}

/// What would be added, and what is wrong.
struct PreviewView: Sendable {
    struct Problem: Sendable {
        let line: String
        let text: String
    }

    struct Row: Sendable {
        let cells: [String]
    }

    /// A page is for reading: of more it says how many.
    static let most = 200

    let problems: [Problem]
    let problemCount: String
    let moreProblems: String?
    let hasProblems: Bool
    let headings: [String]
    let rows: [Row]
    let wouldAdd: String
    let moreRows: String?
    /// What the button says that does it; `nil` where there is nothing to do.
    let addAll: String?
    /// What is passed over.
    let notes: [String]

    /// - Parameters:
    ///   - problems: by line, with the reason in the reader's language.
    ///   - rows: the first ones of what would be added.
    ///   - count: how many would be.
    init(
        _ problems: [(line: Int, reason: String)],
        headings: [String],
        rows: [[String]],
        count: Int,
        wouldAdd: String,
        addAll: String,
        notes: [String],
        _ t: PeopleTexts
    ) {
        self.problems = problems.prefix(Self.most).map { Problem(line: t.line($0.line), text: $0.reason) }
        problemCount = t.problems(problems.count)
        moreProblems = problems.count > Self.most ? t.more(problems.count - Self.most) : nil
        hasProblems = !problems.isEmpty
        self.headings = headings
        self.rows = rows.map { Row(cells: $0) }
        self.wouldAdd = wouldAdd
        moreRows = count > rows.count ? t.more(count - rows.count) : nil
        self.addAll = problems.isEmpty && count > 0 ? addAll : nil
        self.notes = notes
    }

    /// - Parameter roster: whom the list may change; `nil` where it only adds.
    init(
        _ sheet: PeopleSheet,
        _ found: [PeopleSheet.Problem],
        hasPhotos: Bool,
        updating roster: Roster?,
        texts: Texts
    ) {
        let t = texts.people
        let faulty = Set(found.map(\.line))
        let good = sheet.people.filter { !faulty.contains($0.line) }
        if let roster {
            self.init(changing: good, of: sheet, found, in: roster, hasPhotos: hasPhotos, t)
            return
        }
        self.init(
            found.map { ($0.line, t.reason($0.reason)) },
            headings: [t.number, t.name, t.department, t.position, t.badge],
            rows: good.prefix(Self.most).map { row in
                let details = row.person.details
                return [
                    "\(row.person.number)", details.name, details.department, details.position,
                    row.person.badge?.description ?? "",
                ]
            },
            count: good.count,
            wouldAdd: t.wouldAdd(good.count),
            addAll: t.addAll(good.count),
            notes: hasPhotos ? [t.photosIgnored] : [],
            t
        )
    }

    /// What would be changed of those who are there, and who would be added.
    private init(
        changing good: [PeopleSheet.Row],
        of sheet: PeopleSheet,
        _ found: [PeopleSheet.Problem],
        in roster: Roster,
        hasPhotos: Bool,
        _ t: PeopleTexts
    ) {
        let outcomes = good.map { ($0, sheet.outcome(of: $0, in: roster)) }
        let relevant = outcomes.filter { $0.1 != .unchanged }
        let added = outcomes.count { $0.1 == .added }
        func cell(_ old: String?, _ new: String) -> String {
            guard let old, old != new else { return new }
            return "\(old.isEmpty ? "—" : old) → \(new.isEmpty ? "—" : new)"
        }
        self.init(
            found.map { ($0.line, t.reason($0.reason)) },
            headings: [t.number, t.change, t.name, t.department, t.position, t.badge],
            rows: relevant.prefix(Self.most).map { row, outcome in
                let details = row.person.details
                var old: PersonDetails?
                if case .changed(let person) = outcome { old = person.details }
                return [
                    "\(row.person.number)", old == nil ? t.changeAdded : t.changeChanged,
                    cell(old?.name, details.name), cell(old?.department, details.department),
                    cell(old?.position, details.position), row.person.badge?.description ?? "",
                ]
            },
            count: relevant.count,
            wouldAdd: t.wouldUpdate(added, relevant.count - added, outcomes.count - relevant.count),
            addAll: t.updateAll(relevant.count),
            notes: hasPhotos ? [t.photosIgnored] : [],
            t
        )
    }
}
