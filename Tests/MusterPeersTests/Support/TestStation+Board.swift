import EndToEndSupport
import Foundation
import Testing

extension TestStation {
    /// The numbers on the board.
    func people() async throws -> [Int] { try await board().map(\.0).sorted() }

    /// The numbers of those who are on site: late ones on a working day after nine.
    func onSite() async throws -> [Int] {
        try await board().filter { ["on site", "late"].contains($0.1) }.map(\.0).sorted()
    }

    /// The numbers and states of all on the board.
    func board() async throws -> [(Int, String)] {
        let outcome = try await muster("board", "--json")
        #expect(outcome.code == 0, "\(outcome.errors)")
        let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        let people = (document as? [String: Any])?["people"] as? [[String: Any]] ?? document as? [[String: Any]] ?? []
        return people.compactMap { person in
            (person["number"] as? Int).map { ($0, person["status"] as? String ?? "") }
        }
    }
}
