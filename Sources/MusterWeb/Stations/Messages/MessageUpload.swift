import BeaconKit
import Hummingbird
import Station

/// Takes a file that is to be sent, piece by piece: it is never in memory as a whole.
struct MessageUpload: Sendable {
    let desk: MessageDesk
    /// The wall clock.
    let now: @Sendable () -> Instant

    /// Takes the body of a request that names a station and a file in its address.
    ///
    /// - Throws: ``PeerError``; a 400 if it says otherwise than by 0 or 1 whether it is for the wall.
    func take(_ visit: Visit) async throws -> Message {
        let peer = try desk.peer(visit.decodedQuery("to") ?? "")
        let isForWall: Bool
        switch visit.query("wall") {
        case nil, "0": isForWall = false
        case "1": isForWall = true
        default: throw Refusal(.badRequest, "problems.oneOf", ["name": "wall", "allowed": "0, 1"])
        }
        var draft = try desk.begin()
        do {
            for try await bytes in visit.request.body {
                try draft.append(Array(bytes.readableBytesView))
                guard draft.size <= desk.rules.largestFile else {
                    throw PeerError.tooLarge(limit: desk.rules.largestFile)
                }
            }
        } catch {
            draft.discard()
            throw error
        }
        return try desk.send(
            draft,
            nil,
            name: visit.decodedQuery("name") ?? "",
            to: peer,
            isForWall: isForWall,
            at: now()
        )
    }
}
