import EndToEndSupport
import Foundation
import Subprocess
import Testing

/// Real stations that share their rosters and journals.
@Suite("Stations that share")
struct SharingTests {
    @Test("who checks in at either of two stations is on both boards, once; days apart and a kill lose nothing")
    func bothBoards() async throws {
        let (a, b) = (try await TestStation("Front"), try await TestStation("Back"))
        try await a.run { _ in
            try await b.run { _ in
                try await a.pair(with: b)
                try await a.muster("people", "add", "7", "Mei Lin")
                try await b.muster("people", "add", "8", "Ben Ito")
                try await a.share(with: b)
                try await b.share(with: a)
                try await eventually { try await [a.people(), b.people()] == [[7, 8], [7, 8]] }
                try await a.muster("punch", "8", "in")
                try await b.muster("punch", "7", "in")
                try await eventually { try await [a.onSite(), b.onSite()] == [[7, 8], [7, 8]] }
            }
            // Alone for a while.
            for number in 9...40 { try await a.muster("people", "add", "\(number)", "Person \(number)") }
            try await a.muster("punch", "7", "out")
        }
        for round in 0..<6 {
            try await a.run(ending: round % 2 == 0 ? nil : .terminate) { front in
                try await b.run(ending: round % 2 == 0 ? .terminate : nil) { back in
                    try await ContinuousClock().sleep(for: .milliseconds(Int.random(in: 0...400)))
                    try (round % 2 == 0 ? front : back).send(.kill)
                }
            }
        }
        try await a.run { _ in
            try await b.run { _ in
                let all = Array(7...40)
                try await eventually { try await [a.people(), b.people()] == [all, all] }
                try await eventually { try await [a.onSite(), b.onSite()] == [[8], [8]] }
            }
        }
        for station in [a, b] {
            let verified = try await station.muster("journal", "verify")
            #expect(verified.code == 0, "\(verified.output)\(verified.errors)")
        }
    }

    @Test("what a station gives counts nowhere until somebody there takes it over; an erasure waits for a person there")
    func taking() async throws {
        let (a, b) = (try await TestStation("Front"), try await TestStation("Back"))
        try await a.run { _ in
            try await b.run { _ in
                try await a.pair(with: b)
                try await a.must("people", "add", "7", "Mei Lin")
                try await a.must("stations", "share", "Back", "--people", "all", "--punches", "all", "--items")
                // Who takes over what comes later passes all that came before it.
                try await b.must("stations", "take", "Front", "--items")
                try await a.addItem("Ladder")
                try await eventually { try await b.items() == ["Ladder"] }
                #expect(try await b.people() == [])
                try await b.must("stations", "take", "Front", "--people", "all")
                try await eventually { try await b.people() == [7] }
                try await a.must("punch", "7", "in")
                try await a.must("people", "erase", "7", "--yes")
                try await eventually { try await b.list("conflicts", "list").first?["kind"] as? String == "erasure" }
                // Punches were not wanted; who was removed there is off the roster, and still known by name.
                #expect(try await b.onSite() == [])
                #expect(try await b.list("conflicts", "list").first?["name"] as? String == "Mei Lin")
                #expect(try await b.entries(of: "person-erased") == 0)
                let id = try #require(try await b.list("conflicts", "list").first?["id"] as? String)
                try await b.must("conflicts", "resolve", id, "2")
                #expect(try await b.entries(of: "person-erased") == 1)
            }
        }
    }

    @Test("who is not paired any more receives nothing, and one who is shared nothing with does not either")
    func ended() async throws {
        let (a, b) = (try await TestStation("Front"), try await TestStation("Back"))
        try await a.run { _ in
            try await b.run { _ in
                try await a.pair(with: b)
                try await a.muster("people", "add", "7", "Mei Lin")
                try await a.share(with: b)
                try await eventually { try await b.people() == [7] }
                try await a.muster("stations", "unpair", "Back")
                try await a.muster("people", "add", "8", "Ben Ito")
                try await a.pair(with: b)
                // Whatever is wanted there, only what is given here comes, with all that was before it.
                try await b.must("stations", "take", "Front", "--people", "all", "--items")
                try await a.must("stations", "share", "Back", "--items")
                try await a.addItem("Ladder")
                try await eventually { try await b.items() == ["Ladder"] }
                #expect(try await b.people() == [7])
                let scopes = try await a.list("stations", "sharing")
                #expect((scopes.first?["giving"] as? [String: Any])?["people"] as? String == "none")
            }
        }
    }
}

extension TestStation {
    /// Adds an item that is nobody's.
    fileprivate func addItem(_ name: String) async throws {
        try await must("items", "add", name, "F7826DA6-4FA2-4E98-8024-BC5B71E0893E:2:1")
    }

    /// The names of all items, those of other stations among them.
    fileprivate func items() async throws -> [String] {
        try await list("items", "list").compactMap { $0["name"] as? String }
    }
}
