import EndToEndSupport
import Foundation
import MusterPeers
import Station
import Testing

/// Real stations, paired by the command line.
@Suite("Stations that are paired")
struct PairingTests {
    @Test("two people who type the code of the other side make two stations trust each other, and each can end it")
    func pairing() async throws {
        let (a, b) = (try await TestStation("Front"), try await TestStation("Back"))
        try await a.run { _ in
            try await b.run { _ in
                try await a.pair(with: b)
                #expect(try await a.entries(of: "station-paired") == 1)
                #expect(try await b.entries(of: "station-paired") == 1)
                try await b.muster("stations", "unpair", "Front")
                try await eventually { try await a.list("stations", "list").isEmpty }
                #expect(try await a.entries(of: "station-unpaired") == 1)
            }
        }
        #expect(try await a.muster("journal", "verify").code == 0)
    }

    @Test("a man in the middle with a key of his own is found out: the codes differ, and neither side trusts")
    func manInTheMiddle() async throws {
        let (a, b, man) = (try await TestStation("Front"), try await TestStation("Back"), try await TestStation("Back"))
        try await a.run { _ in
            try await b.run { _ in
                try await man.run { _ in
                    // The front believes that it calls the back, and the back that the front calls.
                    let first = try await a.call(man)
                    let second = try await man.call(b)
                    #expect(try await b.code() == second)
                    #expect(first != second)
                    let confirmed = try await a.muster("stations", "confirm", second)
                    #expect(
                        confirmed.code == 65 && confirmed.errors.contains("somebody is intercepting the connection")
                    )
                    try await a.muster("stations", "cancel")
                    #expect(try await a.entries(of: "station-paired") == 0)
                    #expect(try await b.entries(of: "station-paired") == 0)
                }
            }
        }
    }

    @Test("whoever answers with another key at a paired station's address is told nothing, and is logged")
    func otherKey() async throws {
        let (a, b) = (try await TestStation("Front"), try await TestStation("Back"))
        let man = try await TestStation("Back", port: b.port)
        try await a.run { station in
            try await b.run { _ in
                try await a.pair(with: b)
                try await a.share(with: b)
            }
            try await a.must("people", "add", "7", "Mei Lin")
            try await a.must("send", "Back", "--text", "The key lies under the mat")
            try await man.run { _ in
                // It is tried again and again.
                #expect(await station.errors.has(3) { $0.contains("answered with another station's key") })
                let inbox = try await man.inbox()
                #expect(inbox.isEmpty)
                #expect(try await man.people().isEmpty)
                #expect(try await man.entries(of: "station-paired") == 0)
            }
            #expect(try await a.list("inbox", "list", "--sent").map { $0["state"] as? String } == ["waiting"])
            try await b.run { _ in
                try await eventually { try await b.people() == [7] }
                try await eventually { try await b.inbox().count == 1 }
            }
        }
    }

    @Test("an address where nobody answers is said to be one")
    func nobody() async throws {
        let a = try await TestStation("Front")
        try await a.run { _ in
            let outcome = try await a.muster("stations", "pair", "127.0.0.1:1")
            #expect(outcome.code == 1 && outcome.errors.contains("could not be reached"))
        }
    }

    @Test("a stranger gets nothing, is logged, and leaves nothing behind")
    func stranger() async throws {
        let a = try await TestStation("Front")
        try await a.run { station in
            let stranger = try await Stranger()
            for (method, path) in Stranger.questions {
                let reply = try await stranger.ask(a, method, path)
                #expect(reply.status == 403, "\(method) \(path)")
                #expect(String(decoding: reply.body, as: UTF8.self).contains("not-paired"))
            }
            #expect(await station.errors.first { $0.contains("an unpaired station was refused") } != nil)
            #expect(try await stranger.floods(a) > 0)
        }
        #expect(a.contents.isEmpty)
        #expect(try await a.muster("journal", "verify").code == 0)
    }

    @Test("who has no certificate, or one of another kind, is not even heard")
    func noCertificate() async throws {
        let a = try await TestStation("Front")
        try await a.run { _ in
            for arguments in [[], ["--tls-max", "1.2"]] {
                let status = try await Stranger.curl(arguments + ["-k", "https://\(a.address)/peer/v1/pairing"])
                #expect(status != 0)
            }
        }
    }
}
