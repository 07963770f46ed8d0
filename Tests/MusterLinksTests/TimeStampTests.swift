import Attendance
import BeaconKit
import EndToEndSupport
import Foundation
import MusterLinks
import MusterStorage
import Station
import Testing

/// The real program and a real time-stamp server.
@Suite("Time stamps")
struct TimeStampTests {
    private let folder: TemporaryFolder
    private var data: String { folder["data"] }

    init() throws {
        folder = try TemporaryFolder()
        try Self.record(in: folder["data"], from: 0, count: 5)
    }

    /// Makes a journal with the key that is there, or goes on with one.
    private static func record(in data: String, from: Int64, count: Int64) throws {
        let journal = try SQLiteJournal(folder: data, mode: .create)
        for minute in from..<from + count {
            let time = Instant(microseconds: 1_772_431_200_000_000 + minute * 60_000_000)
            let draft = EntryDraft(.receiverHeard, happened: time, source: .beacon, receiver: "Door", actor: "station")
            _ = try journal.append([draft], recorded: time)
        }
    }

    private func journal(_ arguments: String...) async throws -> EndToEndSupport.Executable.Outcome {
        try await EndToEndSupport.Executable.run(["journal"] + arguments + ["--data-dir", data])
    }

    /// Has the journal's end stamped.
    private func stamp(_ server: TimeStampServer) async throws {
        let outcome = try await journal(
            "stamp",
            "--url",
            server.address,
            "--allow-host",
            "127.0.0.1",
            "--tsa-ca",
            server.authority
        )
        try #require(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("signed by a server of that authority"))
    }

    /// Writes the whole journal anew with the station's own key. What was kept beside it goes with it.
    private func writeAnew() throws {
        for name in ["journal.sqlite", "journal.sqlite-wal", "journal.sqlite-shm"] {
            try? FileManager.default.removeItem(atPath: data + "/" + name)
        }
        try Self.record(in: data, from: 100, count: 9)
    }

    @Test(
        "a stamp of the journal's end fits it, and its signature is checked with the authority that is given and no other"
    )
    func stamped() async throws {
        try await TimeStampServer.with { server in
            try await stamp(server)
            try Self.record(in: data, from: 5, count: 2)
            let checked = try await journal("verify", "--tsa-ca", server.authority)
            #expect(checked.code == 0, "\(checked.output)")
            #expect(
                checked.output.contains(
                    "1 of 1 anchors match; the last at entry 5, which a time-stamp server stamped on"
                )
            )
            #expect(!checked.output.contains("not checked"))
            let unchecked = try await journal("verify")
            #expect(unchecked.code == 0 && unchecked.output.contains("(signature not checked)"))
            #expect(unchecked.output.contains("their signatures were not checked"))
            let foreign = try await journal("verify", "--tsa-ca", server.foreignAuthority)
            #expect(foreign.code == 1 && foreign.output.contains("entry 5 is not signed by a server of that authority"))
            #expect(try await journal("verify", "--tsa-ca", folder["none"]).code == 64)
        }
    }

    @Test("a journal that was written anew with the station's own key does not fit the stamp of the old one")
    func anew() async throws {
        try await TimeStampServer.with { server in
            try await stamp(server)
            let anchors = try await journal("anchors").output
            try anchors.write(toFile: folder["anchors"], atomically: true, encoding: .utf8)
            try writeAnew()
            #expect(try await journal("verify").code == 0)
            let found = try await journal("verify", "--anchor", folder["anchors"], "--tsa-ca", server.authority)
            #expect(found.code == 1)
            #expect(found.output.contains("some of the entries 1 to 5 have changed since then"), "\(found.output)")
            #expect(found.output.contains("NOT GENUINE"))
            // The stamp alone, without what was only written down.
            let stamp = try #require(anchors.split(separator: "\n").first { $0.contains(":stamp:") })
            let alone = try await journal("verify", "--anchor", String(stamp), "--tsa-ca", server.authority)
            #expect(alone.code == 1 && alone.output.contains("a time-stamp server stamped on"), "\(alone.output)")
            // One that was moved to another entry is about something else.
            let moved = stamp.replacing(":5:", with: ":4:", maxReplacements: 1)
            let changed = try await journal("verify", "--anchor", String(moved))
            #expect(changed.code == 1 && changed.output.contains("does not belong to this anchor"), "\(changed.output)")
        }
    }

    @Test("a token with any byte changed is not taken for genuine")
    func forged() async throws {
        try await TimeStampServer.with { server in
            let journal = try SQLiteJournal(folder: data, mode: .existing)
            let asked = TimeStampRequest(
                imprint: Anchor.statementHash(of: try journal.stationID(), try journal.ownHead())
            )
            let token = try await TimeStampClient().stamp(
                asked,
                at: server.address,
                allowedHost: "127.0.0.1",
                authority: nil
            )
            let verifier = TimeStampVerifier(authority: server.authority)
            let stamp = try TimeStamp(token: token)
            #expect(try await verifier.verify(token, stamp) == .genuine)
            for distance in stride(from: 1, through: 200, by: 5) {
                var changed = token
                // Certificates that nobody needs to check this stamp may be in it, so that it is not any byte: the signature
                // is the end.
                let place = token.count - distance
                changed[place] ^= 1 << UInt8(distance % 8)
                guard let read = try? TimeStamp(token: changed) else { continue }
                #expect(try await verifier.verify(changed, read) != .genuine, "byte \(place)")
            }
            for count in 0..<token.count { #expect((try? TimeStamp(token: Array(token.prefix(count)))) == nil) }
            for place in 0..<300 {
                for byte: UInt8 in [0, 1, 0x30, 0x7F, 0x80, 0x84, 0xFF] where token[place] != byte {
                    var changed = token
                    changed[place] = byte
                    _ = try? TimeStamp(token: changed)
                    // A token is no answer of a server, whatever is changed of it.
                    #expect((try? TimeStamp.token(in: changed, to: asked)) == nil, "byte \(place)")
                }
            }
        }
    }

    @Test("an answer to another request, a refusal, something else and no answer are each said, and nothing is kept")
    func refused() async throws {
        try await TimeStampServer.with { server in
            func ask(_ address: String) async throws -> EndToEndSupport.Executable.Outcome {
                try await journal("stamp", "--url", address, "--allow-host", "127.0.0.1")
            }
            let first = try await ask(server.address)
            #expect(first.code == 0 && first.output.contains("not checked. To check it, give --tsa-ca"))
            let replayed = try await ask(server.replaying)
            #expect(replayed.code == 69 && replayed.errors.contains("to another request"))
            try Self.record(in: data, from: 5, count: 1)
            let other = try await ask(server.replaying)
            #expect(other.code == 65 && other.errors.contains("is not for this entry"))
            let refused = try await ask(server.refusing)
            #expect(refused.code == 69 && refused.errors.contains("The time-stamp server refused"), "\(refused.errors)")
            let wrong = try await ask(server.wrong)
            #expect(wrong.code == 65 && wrong.errors.contains("in the format of RFC 3161"))
            let inner = try await journal("stamp", "--url", server.address)
            #expect(inner.code == 69 && inner.errors.contains("inner-address"))
            let foreign = try await journal(
                "stamp",
                "--url",
                server.address,
                "--allow-host",
                "127.0.0.1",
                "--tsa-ca",
                server.foreignAuthority
            )
            #expect(foreign.code == 65 && foreign.errors.contains("was discarded"), "\(foreign.errors)")
            #expect(try await journal("anchors").output.components(separatedBy: ":stamp:").count == 2)
        }
    }

    @Test("a station without a network has a file stamped elsewhere, also when it has gone on meanwhile")
    func offline() async throws {
        try await TimeStampServer.with { server in
            let (query, reply) = (folder["head.tsq"], folder["head.tsr"])
            #expect(try await journal("stamp", "--request", query).code == 0)
            try Self.record(in: data, from: 5, count: 3)
            try OpenSSL.run(
                "/usr/bin/openssl",
                [
                    "ts", "-reply", "-config", server.folder["tsa.cnf"], "-section", "stamping", "-queryfile", query,
                    "-out", reply,
                ]
            )
            let kept = try await journal("stamp", "--request", query, "--reply", reply, "--tsa-ca", server.authority)
            #expect(kept.code == 0 && kept.output.contains("Entry 5 was stamped"), "\(kept.errors)")
            #expect(try await journal("verify", "--tsa-ca", server.authority).output.contains("the last at entry 5"))
            #expect(try await journal("stamp", "--request", folder["other.tsq"]).code == 0)
            let other = try await journal("stamp", "--request", folder["other.tsq"], "--reply", reply)
            #expect(other.code == 65, "\(other.errors)")
            #expect(try await journal("stamp", "--request", reply, "--reply", query).code == 65)
            #expect(try await journal("stamp").code == 64)
            #expect(try await journal("stamp", "--reply", reply, "--url", "http://x").code == 64)
        }
    }
}
