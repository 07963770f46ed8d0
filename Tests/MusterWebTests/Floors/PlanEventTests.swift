import Attendance
import Hummingbird
import MusterWeb
import Station
import Testing

@Suite("Events of a plan", .timeLimit(.minutes(5)))
struct PlanEventTests {
    /// Opens the stream that a plan follows.
    private func follow(
        _ harness: FeedHarness,
        _ use: @escaping @Sendable (EventReader) async throws -> Void
    ) async throws {
        let head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/events?only=plan")
        let response = EventStream(feed: harness.feed)
            .response(to: Request(head: head, body: RequestBody(buffer: ByteBuffer())), in: .english)
        let reader = EventReader()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await response.body.write(reader) }
            try await use(reader)
            group.cancelAll()
            await reader.drain()
        }
    }

    @Test("the whole comes first, then who moved, and nothing of those who did not")
    func moving() async throws {
        let source = InMemoryBoardSource(try Fixtures.board())
        try await withFeed(source) { harness in
            try await follow(harness) { reader in
                let whole = try #require(try await reader.nextChange())
                #expect(whole.name == "board")
                let placed = try #require(whole.data["placed"]?.array)
                // Those who are not here are nowhere.
                #expect(placed.map { $0["places"]?.array?.count } == [1, 1, 0, 0])
                #expect(placed[0]["places"]?.array?.first?["room"]?.string == "Entrance")
                #expect(whole.data["receivers"]?.array?.first?["health"]?.string == "hearing")

                await source.change { $0.people[1].room = "Yard" }
                let moved = try #require(try await reader.nextChange())
                #expect(moved.name == "update")
                #expect(moved.data["placed"]?.array?.count == 1)
                let place = moved.data["placed"]?.array?.first?["places"]?.array?.first
                #expect(place?["room"]?.string == "Yard" && place?["html"]?.string?.contains("Boris Late") == true)
                #expect(moved.data["receivers"]?.array?.isEmpty == true)

                let chances = [RoomChance(room: "Yard", percent: 60), RoomChance(room: "Hall", percent: 40)]
                await source.change { $0.people[1].chances = chances }
                let doubted = try #require(try await reader.nextChange()?.data["placed"]?.array?.first)
                #expect(doubted["places"]?.array?.compactMap { $0["room"]?.string } == ["Yard", "Hall"])

                let gone = await source.board().people[1].id
                await source.change { $0.people.remove(at: 1) }
                let removed = try #require(try await reader.nextChange())
                #expect(removed.data["removed"]?.array?.compactMap(\.string) == [PersonRow.element(gone)])
            }
        }
    }

    @Test("what no plan shows is not told, and a lower viewer is told of no item")
    func silence() async throws {
        let source = InMemoryBoardSource(try Fixtures.board())
        try await withFeed(source) { harness in
            try await follow(harness) { reader in
                let whole = try #require(try await reader.nextChange())
                #expect(whole.data["items"]?.array?.isEmpty == true)
                await source.change { $0.items = [BoardItem(id: ItemID(rawValue: "i"), name: "Drill", room: "Yard")] }
                await source.change { $0.alarms = [.diskFull] }
                await source.change { $0.people[0].room = "Yard" }
                var seen: [Event] = []
                while seen.last?.data["placed"]?.array?.isEmpty != false {
                    seen.append(try #require(try await reader.nextChange()))
                }
                #expect(seen.allSatisfy { ($0.data["items"]?.array ?? []).isEmpty })
            }
        }
    }
}
