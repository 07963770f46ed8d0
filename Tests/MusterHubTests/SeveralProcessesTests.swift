import Attendance
import BeaconKit
import EndToEndSupport
import enum EndToEndSupport.Executable
import Foundation
import MusterHub
import MusterStorage
import Station
import Subprocess
import Synchronization
import Testing

/// A hub's pages from two real processes behind a real proxy.
@Suite(
    "A hub’s pages from several processes",
    .serialized,
    .enabled(if: PostgresCluster.isPossible && Proxy.isPossible, "needs PostgreSQL 15 and nginx")
)
struct SeveralProcessesTests {
    /// A browser's stream of events, which it opens again and goes on from its last event whenever it breaks.
    private final class Follower: Sendable {
        struct State {
            var ids: [String] = []
            /// Which process each of its connections was with.
            var servers: [String] = []
            var isOver = false
        }

        let state = Mutex(State())

        func follow(_ address: String, cookie: String) async {
            while !state.withLock(\.isOver), !Task.isCancelled {
                var headers = [("Cookie", cookie)]
                if let last = state.withLock(\.ids.last) { headers.append(("Last-Event-ID", last)) }
                try? await Web.lines(
                    address,
                    headers: headers,
                    head: { status, server in
                        if status == 200, let server { state.withLock { $0.servers.append(server) } }
                    },
                    take: { line in
                        state.withLock { state in
                            if line.hasPrefix("id: ") { state.ids.append(String(line.dropFirst(4))) }
                            return !state.isOver
                        }
                    }
                )
                try? await Task.sleep(for: .milliseconds(20))
            }
        }
    }

    /// Browsers that ask for one page after the other.
    private final class Load: Sendable {
        private let isOver = Mutex(false)
        /// How many were right, the statuses of the others, and how many connections broke.
        let counts = Mutex((answers: 0, others: [UInt](), broken: 0))

        func end() { isOver.withLock { $0 = true } }

        func ask(_ address: String, cookie: String) async {
            while !isOver.withLock({ $0 }) {
                guard let answer = try? await Web.get(address, headers: [("Cookie", cookie)]) else {
                    counts.withLock { $0.broken += 1 }
                    continue
                }
                let isRight = answer.status == 200 && answer.text.contains("Front")
                counts.withLock { if isRight { $0.answers += 1 } else { $0.others.append(answer.status) } }
            }
        }
    }

    private static func web(_ database: String, _ body: (RunningStation, _ server: String) async throws -> Void)
        async throws
    {
        try await Executable.withStation(
            ["hub", "web", "--database", database, "--port", "0", "--behind-proxy"]
        ) { process in
            let address = try await process.address()
            try await body(process, String(address.dropFirst("http://".count)))
        }
    }

    /// Somebody signed in, in the test's own process.
    private static func cookie(_ access: AccessControl, _ name: String, sites: SiteSight) async throws -> String {
        let now = Instant(microseconds: Int64(Date().timeIntervalSince1970 * 1e6))
        let password = "purple tide on Sunday"
        try await access.add(name: name, role: .supervisor, sites: sites, password: password, by: "test", at: now)
        let secret = try await access.signIn(name: name, password: password, address: "a", browser: "b", at: now)
        return "muster=\(secret.text)"
    }

    @Test("one is killed under load, and nobody notices but by a reconnect that goes on from its last event")
    func killed() async throws {
        try await PostgresCluster.with { cluster in
            let database = try await cluster.database()
            let address = try PostgresAddress(database)
            _ = try await HubSetup(address).prepare()
            let hub = try SimulatedStation.hub()
            let station = try SimulatedStation("Front", hub: hub)
            let chains = HubChains(address)
            try await station.tell(chains, as: hub)
            let access = AccessControl(store: HubAccess(address), cost: .least)
            let cookie = try await Self.cookie(access, "Ines", sites: .all)
            let sites = HubSites(address)
            try await Self.web(database) { first, one in
                try await Self.web(database) { second, other in
                    try await Proxy.with([one, other]) { proxy in
                        let follower = Follower()
                        let load = Load()
                        try await withThrowingTaskGroup(of: Void.self) { group in
                            group.addTask { await follower.follow(proxy + "/sites/events", cookie: cookie) }
                            for _ in 0..<4 {
                                group.addTask { await load.ask(proxy + "/sites", cookie: cookie) }
                            }
                            func told(_ word: String) async throws -> Bool {
                                try await comesTrue { follower.state.withLock { $0.ids.last == word } }
                            }
                            try station.punch(1, .in)
                            try await station.tell(chains, as: hub)
                            let before = try await sites.version(of: nil, seenBy: .all)
                            #expect(try await told(before))
                            let servedBy = follower.state.withLock(\.servers.first)
                            let server = try #require(servedBy)
                            try (server == one ? first : second).send(.kill)
                            // While nobody serves that browser, somebody else comes.
                            try station.punch(2, .in)
                            try await station.tell(chains, as: hub)
                            let after = try await sites.version(of: nil, seenBy: .all)
                            #expect(before != after)
                            #expect(try await told(after))
                            let answers = load.counts.withLock(\.answers)
                            _ = try await comesTrue { load.counts.withLock(\.answers) > answers + 50 }
                            load.end()
                            follower.state.withLock { $0.isOver = true }
                            // The stream's next sign of life ends the follower.
                            try await group.waitForAll()
                            let (ids, servers) = follower.state.withLock { ($0.ids, $0.servers) }
                            #expect(Set(ids).count == ids.count, "told twice: \(ids)")
                            #expect(servers.last == (server == one ? other : one), "\(servers)")
                            let (all, wrong, broken) = load.counts.withLock { $0 }
                            #expect(all > 50 && wrong.isEmpty, "\(wrong)")
                            // What was on its way from the killed process: at most one for each of the four.
                            #expect(broken <= 4)
                        }
                        // Signed out in one process is signed out in all.
                        let id = try #require(try await access.accounts().first { $0.name == "Ines" }?.id)
                        try await access.signOutEverywhere(id)
                        let page = try await Web.get(proxy + "/sites", headers: [("Cookie", cookie)])
                        #expect(!page.text.contains("Front"))
                    }
                }
            }
        }
    }

    @Test("whoever is of one site sees nothing of the other, on any page")
    func walls() async throws {
        try await PostgresCluster.with { cluster in
            let database = try await cluster.database()
            let address = try PostgresAddress(database)
            _ = try await HubSetup(address).prepare()
            let hub = try SimulatedStation.hub()
            for name in ["Anvil", "Bellows"] {
                let station = try SimulatedStation(name, hub: hub)
                try station.punch(1, .in)
                try await station.tell(HubChains(address), as: hub)
            }
            let access = AccessControl(store: HubAccess(address), cost: .least)
            let cookie = try await Self.cookie(access, "Ines", sites: .some([1]))
            try await Self.web(database) { _, server in
                func get(_ path: String) async throws -> Web.Answer {
                    try await Web.get("http://\(server)\(path)", headers: [("Cookie", cookie)])
                }
                let list = try await get("/sites").text
                #expect(list.contains("Anvil") && !list.contains("Bellows"))
                #expect(try await get("/sites/1").text.contains("Person 1"))
                let people = try await get("/sites/people?q=person").text
                #expect(people.contains("Anvil") && people.contains("Person 3") && !people.contains("Bellows"))
                #expect(people.components(separatedBy: "<li class=\"row\">").count == 4)
                let searches: [(String, [String])] = [
                    ("q=1&on=site", ["Person 1"]), ("q=%25", []), ("q=person_1", []), ("q=on+2", ["Person 2"]),
                ]
                for (query, names) in searches {
                    let text = try await get("/sites/people?\(query)").text
                    let shown = (1...3).map { "Person \($0)" }.filter { text.contains($0) }
                    #expect(shown == names, "\(query)")
                }
                for path in ["/sites/2", "/sites/3", "/sites/0", "/sites/x", "/accounts"] {
                    let answer = try await get(path)
                    #expect(answer.status == (path == "/accounts" ? 403 : 404), "\(path): \(answer.status)")
                    #expect(!answer.text.contains("Bellows") && !answer.text.contains("Person "), "\(path)")
                }
            }
        }
    }

    @Test("what must happen once happens once, and the journal says of accounts what was done to them")
    func once() async throws {
        try await PostgresCluster.with { cluster in
            let address = try PostgresAddress(try await cluster.database())
            _ = try await HubSetup(address).prepare()
            let now = SimulatedStation.start
            let journal = try SQLiteJournal()
            let store = HubAccess(address)
            // What was kept in the hub's folder at first is taken over, once.
            let before = AccessControl(store: journal, cost: .least)
            try await before.add(name: "Boss", role: .admin, password: "purple tide on Sunday", by: "test", at: now)
            try AccountMove.run(from: journal, to: store)
            try AccountMove.run(from: journal, to: store)
            let access = AccessControl(store: store, cost: .least)
            _ = try await access.signIn(
                name: "boss",
                password: "purple tide on Sunday",
                address: "a",
                browser: "b",
                at: now
            )
            // Attempts are counted for all processes together, and across their restarts.
            for number in 0..<5 {
                let process = AccessControl(store: HubAccess(address), cost: .least)
                await #expect(throws: AccessError.wrongPassword, "attempt \(number)") {
                    try await process.signIn(name: "boss", password: "wrong", address: "x", browser: "b", at: now)
                }
            }
            await #expect(throws: AccessError.tooManyAttempts(seconds: 2)) {
                try await AccessControl(store: HubAccess(address), cost: .least)
                    .signIn(name: "boss", password: "wrong", address: "x", browser: "b", at: now)
            }
            // A name that ends with a zero and more is another name, or each would have attempts of its own.
            #expect(try store.account(named: "boss") != nil && store.account(named: "boss\0x") == nil)
            let head = try journal.state().head
            let ines = try await access.add(
                name: "Ines",
                role: .supervisor,
                sites: .some([1, 4]),
                password: "purple tide on Sunday",
                by: "test",
                at: now
            )
            await #expect(throws: AccessError.nameTaken("Ines")) {
                try await access.add(name: "ines", role: .staff, password: "purple tide on Sunday", by: "test", at: now)
            }
            let boss = try #require(try await access.accounts().first { $0.role == .admin }?.id)
            await #expect(throws: AccessError.lastAdministrator) { try await access.remove(boss, by: "test", at: now) }
            let changes = (AccountChanges(address), AccountChanges(address))
            async let one = changes.0.record(in: journal, at: now)
            async let other = changes.1.record(in: journal, at: now)
            #expect(try await one + other == 1)
            let entries = try journal.entries(after: head, limit: 10)
            guard entries.count == 1, case .accountSet(let set) = entries[0].fact else {
                Issue.record("\(entries)")
                return
            }
            #expect(set.account == ines.id && set.sites == "1,4")
            #expect(try journal.actorNames()[ines.id.actor] == "Ines")
            // Whose person is erased has no account any more, and no name.
            let person = PersonID(rawValue: "gone")
            let gone = try await access.add(
                name: "Gone",
                role: .staff,
                person: person,
                password: "purple tide on Sunday",
                by: "test",
                at: now
            )
            let erased = ErasedAccounts(address)
            #expect(try erased.remove(by: journal, at: now) == 1)
            #expect(try erased.remove(by: journal, at: now) == 0)
            #expect(try await access.accounts().map(\.name) == ["Boss", "Ines"])
            #expect(try store.actorNames()[gone.id.actor] == nil)
            _ = try await changes.0.record(in: journal, at: now)
            // While one process cleans up, another leaves it alone.
            let chores = HubChores(address)
            let later = now.adding(microseconds: Credential.sessionRest)
            let lock = "BEGIN; SELECT pg_advisory_xact_lock(7781884373); SELECT pg_sleep(3)"
            async let holding = cluster.sql(lock)
            let held = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'"
            #expect(try await comesTrue { try await cluster.sql(held) == "1" })
            #expect(try await chores.clean(keeping: .undecided, at: later) == nil)
            _ = try await holding
            // The one session, and what was counted of the address that guessed.
            #expect(try await chores.clean(keeping: .undecided, at: later) == 4)
            #expect(try await access.credentials().isEmpty)
        }
    }
}
