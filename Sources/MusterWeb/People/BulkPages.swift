import Attendance
import Foundation
import Hummingbird
import Station

/// Changes to several people that are selected in the list.
struct BulkPages: Sendable {
    /// The most people that are changed at once.
    private static let most = 500
    /// The most of whom an address can say how they were.
    private static let mostUndone = 40

    let controller: PeopleController

    var routes: [Route] {
        [
            .post("/people/bulk/department", .permission(.editPeople)) { incoming in
                try await act(incoming) { ids in
                    let department = incoming.form.trimmed("to")
                    let old = try await controller.change(incoming) { commands, now in
                        try commands.move(to: Dictionary(uniqueKeysWithValues: ids.map { ($0, department) }), at: now)
                    }
                    return "/people?bulk=moved&count=\(old.count)&\(Self.undoing(old))"
                }
            },
            .post("/people/bulk/departments", .permission(.editPeople)) { incoming in
                let old = Self.departments(incoming.form["was"])
                return try await refusable(incoming) {
                    let changed = try await controller.change(incoming) { commands, now in
                        try commands.move(to: old, at: now)
                    }
                    return "/people?bulk=moved&count=\(changed.count)"
                }
            },
            .post("/people/bulk/archive", .permission(.editPeople)) { incoming in
                try await act(incoming) { ids in
                    let done = try await controller.change(incoming) { try $0.archive(ids, at: $1) }
                    let back =
                        done.count <= Self.mostUndone ? "&who=" + done.map(\.rawValue).joined(separator: ",") : ""
                    return "/people?bulk=archived&count=\(done.count)\(back)"
                }
            },
            .post("/people/bulk/restore", .permission(.editPeople)) { incoming in
                try await act(incoming) { ids in
                    let done = try await controller.change(incoming) { try $0.restore(ids, at: $1) }
                    return "/people?bulk=restored&count=\(done.count)"
                }
            },
        ]
    }

    private func act(_ incoming: IncomingRequest, _ change: (Set<PersonID>) async throws -> String) async throws
        -> Response
    {
        let sent = incoming.form.all("person") + incoming.form["people"].split(separator: ",").map(String.init)
        let ids = Set(sent.prefix(Self.most).map { PersonID(rawValue: $0) })
        guard !ids.isEmpty else { return .redirect(to: "/people?bulk=nobody", type: .normal) }
        return try await refusable(incoming) { try await change(ids) }
    }

    private func refusable(_ incoming: IncomingRequest, _ change: () async throws -> String) async throws -> Response {
        do {
            return .redirect(to: try await change(), type: .normal)
        } catch let error as RosterError {
            let notice = Notice(refused: incoming.texts.people.reason(error))
            return try await PeoplePages(controller: controller).page(incoming, notice: notice)
        }
    }

    // MARK: The way back

    private static func undoing(_ old: [PersonID: String]) -> String {
        guard !old.isEmpty, old.count <= mostUndone else { return "" }
        let pairs = old.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue)=\($0.value)" }
        return "was=" + pairs.joined(separator: "\n").percentEncoded
    }

    private static func departments(_ text: String) -> [PersonID: String] {
        var departments: [PersonID: String] = [:]
        for line in text.split(whereSeparator: \.isNewline).prefix(mostUndone) {
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if parts.count == 2 { departments[PersonID(rawValue: parts[0])] = parts[1] }
        }
        return departments
    }

    /// What an address says was done; `nil` for nothing.
    static func notice(_ incoming: IncomingRequest) -> Notice? {
        let t = incoming.texts.people
        let count = incoming.query("count").flatMap { Int($0) } ?? 0
        let mayEdit = incoming.principal.may(.editPeople)
        switch incoming.query("bulk") {
        case "nobody": return Notice(refused: t.bulkNobody)
        case "moved":
            let was = incoming.decodedQuery("was") ?? ""
            let undo =
                was.isEmpty || !mayEdit ? nil : Undo("/people/bulk/departments", ["was": was], for: incoming)
            return Notice(done: t.bulkMoved(count), undo: undo)
        case "archived":
            let who = incoming.decodedQuery("who") ?? ""
            let undo = who.isEmpty || !mayEdit ? nil : Undo("/people/bulk/restore", ["people": who], for: incoming)
            return Notice(done: t.bulkArchived(count), undo: undo)
        case "restored": return Notice(done: t.bulkRestored(count))
        default: return nil
        }
    }
}
