import Attendance
import EndToEndSupport
import Foundation
import MusterStorage
import Station
import Testing

/// Two real stations that are paired and share nothing.
@Suite("Chains that others have signed")
struct AnchorTests {
    /// Waits until a station has what the other signed of its present end.
    private func isSigned(_ station: TestStation) async throws {
        let journal = try SQLiteJournal(folder: station.folder.path, mode: .existing)
        let own = try journal.stationID()
        try await eventually {
            let head = try journal.ownHead()
            return try journal.keptAnchors(of: own).contains { $0.anchor.head == head }
        }
    }

    @Test("a journal that was written anew with its own key is found by each kind of anchor, and is an alarm at both")
    func rewritten() async throws {
        let a = try await TestStation("Front")
        let b = try await TestStation("Back")
        var signed = Head(sequence: 0, hash: [])
        try await a.run { _ in
            try await b.run { _ in
                try await a.must("people", "add", "7", "Ada")
                try await a.must("punch", "7", "in")
                try await a.pair(with: b)
                try await isSigned(a)
                try await isSigned(b)
                signed = try SQLiteJournal(folder: a.folder.path, mode: .readOnly).ownHead()
            }
        }
        let untouched = try await a.muster("journal", "verify")
        #expect(
            untouched.code == 0
                && untouched.output.contains("anchors match; the last at entry \(signed.sequence), which Back")
        )

        // A code from paper, and a backup's file.
        let line = try #require(untouched.output.split(separator: "\n").last).uppercased()
        try await a.must("backup", a.folder["copy"])
        #expect(
            try await a.muster("journal", "verify", "--anchor", line, "--anchor", a.folder["copy.anchor"]).code == 0
        )

        let first = try Rewriting.change(a.folder, kind: "punch")
        let kept = try await a.muster("journal", "verify")
        #expect(kept.code == 1, "\(kept.output)")
        #expect(
            kept.output.contains("The chain does not match the anchor that Back countersigned on"),
            "\(kept.output)"
        )
        #expect(first <= signed.sequence && kept.output.contains("entries 1 to \(signed.sequence) have changed"))

        // Without what is kept beside it, it is genuine in itself.
        try Rewriting.forgetAnchors(a.folder)
        let bare = try await a.muster("journal", "verify")
        #expect(bare.code == 0, "\(bare.output)")
        for anchor in [line, a.folder["copy.anchor"]] {
            let found = try await a.muster("journal", "verify", "--anchor", anchor)
            #expect(found.code == 1 && found.output.contains("have changed since then"), "\(found.output)")
        }
        // What the other has given.
        let given = try await b.muster("journal", "anchors", "--given").output
        try given.write(toFile: a.folder["given"], atomically: true, encoding: .utf8)
        let found = try await a.muster("journal", "verify", "--anchor", a.folder["given"])
        #expect(found.code == 1 && found.output.contains("Back countersigned"), "\(given)\(found.output)")

        try await a.run { one in
            try await b.run { two in
                for (station, reading) in [(a, one), (b, two)] {
                    let journal = try SQLiteJournal(folder: station.folder.path, mode: .existing)
                    try await eventually { try !journal.peerTroubles().isEmpty }
                    let warned = await reading.errors.first {
                        $0.contains("a journal differs from what was countersigned")
                    }
                    #expect(warned != nil)
                }
                let told = await two.errors.first { $0.contains("a journal was changed") }
                #expect(told != nil)
            }
        }
        // The other has brought the proof back.
        let proved = try await a.muster("journal", "verify")
        #expect(proved.code == 1 && proved.output.contains("Back countersigned on"), "\(proved.output)")
        #expect(try await b.muster("journal", "verify").code == 0)
    }

    @Test("who is not paired learns nothing of a chain, and what a paired one sends amiss is refused")
    func strangers() async throws {
        let a = try await TestStation("Front")
        try await a.run { _ in
            let stranger = try await Stranger()
            #expect(try await stranger.ask(a, .get, "anchor?at=0").status == 403)
            try await stranger.pair(with: a)
            #expect(try await stranger.ask(a, .get, "anchor?at=0").status == 200)
            for at in ["", "x", "99999999999999999999"] {
                #expect(try await stranger.ask(a, .get, "anchor?at=\(at)").status == 400, "\(at)")
            }
            for at in [Int64.min, -1, Int64.max] {
                #expect(try await stranger.ask(a, .get, "anchor?at=\(at)").status == 200)
            }
            for body in ["", "{}", String(repeating: "[", count: 3000), String(repeating: "x", count: 5000)] {
                #expect(try await stranger.ask(a, .post, "anchor", body: Array(body.utf8)).status == 400)
            }
            let empty = #"{"offer":{"countersigned":-1},"verdict":{"contradiction":"muster-anchor:1:"}}"#
            let answer = try await stranger.ask(a, .post, "anchor", body: Array(empty.utf8))
            #expect(answer.status == 200 && String(decoding: answer.body, as: UTF8.self) == "{}")
        }
        #expect(try await a.muster("journal", "anchors", "--given").output.isEmpty)
    }
}
