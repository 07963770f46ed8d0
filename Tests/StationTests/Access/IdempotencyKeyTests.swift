import Attendance
import Station
import Testing

@Suite("Keys of programs")
struct IdempotencyKeyTests {
    private func request(_ kind: String, _ actor: String, _ key: String, _ content: String) -> (String, [UInt8]) {
        let request = IdempotencyKey.request(for: kind, by: actor, key: key, content: Array(content.utf8))
        return (request.identifier, request.digest)
    }

    @Test("name a request by who sent it, what for and under which key, whatever is in it")
    func identifiers() {
        let first = request("mark", "a", "k", "x")
        #expect(request("mark", "a", "k", "y").0 == first.0)
        #expect(request("shift", "a", "k", "x").0 != first.0)
        #expect(request("mark", "b", "k", "x").0 != first.0)
        #expect(request("mark", "a", "l", "x").0 != first.0)
    }

    @Test("tell by a digest whether it is the same, which nobody can guess without the key")
    func digests() {
        let first = request("mark", "a", "k", "x")
        #expect(first.1.count == 32)
        #expect(request("mark", "a", "k", "x").1 == first.1)
        #expect(request("mark", "a", "k", "y").1 != first.1)
        #expect(request("mark", "a", "l", "x").1 != first.1)
    }
}
