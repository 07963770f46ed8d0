import Attendance
import BeaconKit
import NIOCore
import Station
import Testing
import MusterWeb

@Suite("Events", .timeLimit(.minutes(5)))
struct EventTests {
    @Test("a browser of which nothing is known gets the whole board first")
    func first() async throws {
        let source = InMemoryBoardSource(try Fixtures.board())
        try await withFeed(source) { harness in
            try await harness.browse { reader in
                let event = try #require(try await reader.next())
                #expect(event.name == "board")
                #expect(event.id?.step == 0)
                #expect(event.data["html"]?.string?.contains("Ada Chen") == true)
                #expect(event.data["now"]?.number == Double(Fixtures.now.microseconds / 1000))
                #expect(event.data["offset"]?.number == 28_800)
            }
        }
    }

    @Test("a change sends the changed lines, the counts and the summary, and nothing else")
    func update() async throws {
        let source = InMemoryBoardSource(try Fixtures.board())
        let arrived = try Fixtures.person(9, "Dan Expected", arrived: 600, lastSeen: Fixtures.now)
        try await withFeed(source) { harness in
            let page = await harness.feed.state()
            try await harness.browse(after: page.id) { reader in
                do {
                    let event = try await reader.next()
                    #expect(event?.name == "time")
                }
                await source.change { $0.people[3] = arrived }
                let event = try #require(try await reader.nextChange())
                #expect(event.name == "update")
                let people = event.data["people"]?.array
                #expect(people?.count == 1)
                #expect(people?.first?["section"]?.string == "late")
                #expect(people?.first?["id"]?.string == PersonRow.element(arrived.id))
                #expect(event.data["counts"]?["expected"]?.number == 0)
                #expect(event.data["counts"]?["late"]?.number == 2)
                #expect(event.data["parts"]?["summary"]?.string?.contains("On site now") == true)
                #expect(event.data["parts"]?["receivers"] == nil)
            }
        }
    }

    @Test("the line in an update is the very line of the page")
    func oneTruth() async throws {
        let source = InMemoryBoardSource(try Fixtures.board())
        try await withFeed(source) { harness in
            let page = await harness.feed.state()
            try await harness.browse(lang: "zh", after: page.id) { reader in
                await source.change { $0.people[0].room = "二楼" }
                let line = try await reader.nextChange()?.data["people"]?.array?.first?["html"]?.string
                let whole = await harness.feed.frame(after: nil, language: .chinese)
                let snapshot = try #require(try Event(block: String(buffer: whole.bytes)))
                #expect(snapshot.data["html"]?.string?.contains(try #require(line)) == true)
            }
        }
    }

    @Test("a browser that comes back gets what it missed, in one event")
    func resume() async throws {
        let source = InMemoryBoardSource(try Fixtures.board())
        try await withFeed(source) { harness in
            let before = await harness.feed.state().id
            for room in 1...3 {
                await source.change { $0.people[0].room = "Room \(room)" }
                await source.change { $0.people[1].lastSeen = Fixtures.now.adding(microseconds: Int64(room)) }
            }
            await harness.published(step: 1)
            while await harness.feed.state().board.revision < 13 { await Task.yield() }
            try await harness.browse(lastEventID: before) { reader in
                let event = try #require(try await reader.next())
                #expect(event.name == "update")
                #expect(event.data["people"]?.array?.count == 1)
                #expect(event.data["people"]?.array?.first?["html"]?.string?.contains("Room 3") == true)
                #expect(event.data["heard"]?[PersonRow.element(try Fixtures.board().people[1].id)] != nil)
                #expect(event.id == (await harness.feed.state().id))
            }
        }
    }

    @Test("Last-Event-ID counts more than the address, which a reconnecting browser repeats")
    func precedence() async throws {
        let source = InMemoryBoardSource(try Fixtures.board())
        try await withFeed(source) { harness in
            let old = await harness.feed.state().id
            await source.change { $0.people[0].room = "Canteen" }
            await harness.published(step: 1)
            let new = await harness.feed.state().id
            try await harness.browse(after: old, lastEventID: new) { reader in
                do {
                    let event = try await reader.next()
                    #expect(event?.name == "time")
                }
            }
        }
    }

    @Test("a browser that was away for too long, or knew another run, gets the whole board")
    func beyond() async throws {
        let source = InMemoryBoardSource(try Fixtures.board())
        try await withFeed(source, changesKept: 2) { harness in
            let before = await harness.feed.state().id
            for step in 1...4 {
                await source.change { $0.people[0].room = "Room \(step)" }
                await harness.published(step: step)
            }
            let now = await harness.feed.state().id
            for id in [before, EventID(run: "another", step: now.step), EventID(run: now.run, step: .max)] {
                try await harness.browse(lastEventID: id) { reader in
                    do {
                        let event = try await reader.next()
                        #expect(event?.name == "board")
                    }
                }
            }
        }
    }

    @Test("a receiver gone deaf rewrites the banner and the receivers")
    func deaf() async throws {
        let source = InMemoryBoardSource(try Fixtures.board())
        try await withFeed(source) { harness in
            let page = await harness.feed.state()
            try await harness.browse(after: page.id) { reader in
                await source.change { $0.receivers[0].health = .deaf }
                let event = try #require(try await reader.nextChange())
                #expect(event.data["parts"]?["banners"]?.string?.contains("Receiver deaf: hall (Entrance)") == true)
                #expect(event.data["parts"]?["receivers"]?.string?.contains("deaf") == true)
                #expect(event.data["people"]?.array?.isEmpty == true)
            }
        }
    }

    @Test("a roll call is told on every board, and on other pages without anything else")
    func rollCall() async throws {
        let source = InMemoryBoardSource(try Fixtures.board())
        let call = RunningRollCall(id: RollCallID(rawValue: "fire"), isDrill: false, began: Fixtures.now)
        let words = "Emergency roll call since 10:00"
        try await withFeed(source) { harness in
            let page = await harness.feed.state()
            try await harness.browse(after: page.id) { board in
                try await harness.browse(only: .rollCall) { other in
                    let first = try #require(try await other.next())
                    #expect(first.name == "update" && first.data["parts"]?["running-roll-call"]?.string == "")
                    await source.change { $0.people[0].room = "Workshop" }
                    await source.change { $0.rollCall = call }
                    while true {
                        let event = try #require(try await board.nextChange())
                        guard let html = event.data["parts"]?["running-roll-call"]?.string else { continue }
                        #expect(html.contains(words) && html.contains("/roll-call/fire"))
                        break
                    }
                    let told = try #require(try await other.nextChange())
                    #expect(told.data["parts"]?["running-roll-call"]?.string?.contains(words) == true)
                    #expect(told.data["people"]?.array?.isEmpty == true && told.data["parts"]?["summary"] == nil)
                    await source.change { $0.rollCall = nil }
                    let over = try #require(try await other.nextChange())
                    #expect(over.data["parts"]?["running-roll-call"]?.string == "")
                }
            }
        }
    }

    @Test("a removed person is named, and the first person of all brings the whole board")
    func removed() async throws {
        let source = InMemoryBoardSource(try Fixtures.board())
        let people = try Fixtures.board().people
        try await withFeed(source) { harness in
            let page = await harness.feed.state()
            try await harness.browse(after: page.id) { reader in
                await source.change { $0.people.removeFirst() }
                let event = try #require(try await reader.nextChange())
                #expect(event.data["removed"]?.array == [.string(PersonRow.element(people[0].id))])
                await source.change { $0.people = [] }
                do {
                    let event = try await reader.nextChange()
                    #expect(event?.name == "board")
                }
            }
        }
    }

    @Test("three hundred browsers in two languages all end at the newest board")
    func many() async throws {
        let source = InMemoryBoardSource(try Fixtures.board())
        try await withFeed(source) { harness in
            let page = await harness.feed.state()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<300 {
                    group.addTask {
                        try await harness.browse(lang: number.isMultiple(of: 2) ? "en" : "zh", after: page.id) {
                            reader in
                            while let event = try await reader.next() {
                                let html = event.data["people"]?.array?.first?["html"]?.string
                                if html?.contains("Room 20") == true { return }
                            }
                            Issue.record("The stream ended early.")
                        }
                    }
                }
                while await harness.feed.subscriberCount < 300 { await Task.yield() }
                for room in 1...20 { await source.change { $0.people[0].room = "Room \(room)" } }
                try await group.waitForAll()
            }
            #expect(await harness.feed.subscriberCount == 0)
        }
    }

    @Test("a browser that does not read holds up nobody, and then gets all at once")
    func slow() async throws {
        let source = InMemoryBoardSource(try Fixtures.board())
        try await withFeed(source) { harness in
            let page = await harness.feed.state()
            try await harness.browse(after: page.id) { sleeper in
                try await harness.browse(after: page.id) { reader in
                    for room in 1...50 {
                        await source.change { $0.people[0].room = "Room \(room)" }
                        await harness.published(step: room)
                    }
                    var event = try await reader.nextChange()
                    while event?.id?.step != 50 { event = try await reader.nextChange() }
                }
                // What was on the wire when it fell asleep, then one event for the rest.
                var events = 0
                while let event = try await sleeper.nextChange() {
                    events += 1
                    if event.id?.step == 50 { break }
                }
                #expect(events <= 2)
            }
        }
    }

    @Test("updates that a slow feed missed are found by comparing")
    func missedUpdates() async throws {
        let source = InMemoryBoardSource(try Fixtures.board())
        try await withFeed(source) { harness in
            let page = await harness.feed.state()
            try await harness.browse(after: page.id) { reader in
                await source.changeUnseen { $0.people[1].room = "Canteen" }
                await source.change { $0.people[0].room = "Canteen" }
                do {
                    let event = try await reader.nextChange()
                    #expect(event?.data["people"]?.array?.count == 2)
                }
            }
        }
    }

    @Test("nothing new for four seconds sends the time, also when the demo's time runs faster")
    func heartbeat() async throws {
        var board = try Fixtures.board()
        board.speed = 60
        let source = InMemoryBoardSource(board)
        try await withFeed(source) { harness in
            let page = await harness.feed.state()
            try await harness.browse(after: page.id) { reader in
                do {
                    let event = try await reader.next()
                    #expect(event?.name == "time")
                }
                await source.change { $0.now = $0.now.adding(microseconds: 240_000_000) }
                do {
                    let event = try await reader.next()
                    #expect(event?.name == "time")
                }
            }
        }
    }
}
