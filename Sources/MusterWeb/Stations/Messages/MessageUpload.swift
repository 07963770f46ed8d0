import BeaconKit
import Hummingbird
import Station

/// Takes a file that is to be sent, piece by piece: it is never in memory as a whole.
struct MessageUpload: Sendable {
    let manager: MessageManager
    /// The wall clock.
    let now: @Sendable () -> Instant

    /// Receives the body of a request that names a station and a file in its address.
    ///
    /// - Throws: ``PeerError``; a 400 if it says otherwise than by 0 or 1 whether it is for the wall.
    func receive(_ incoming: IncomingRequest) async throws -> Message {
        let peer = try manager.peer(incoming.decodedQuery("to") ?? "")
        let isForWall: Bool
        switch incoming.query("wall") {
        case nil, "0": isForWall = false
        case "1": isForWall = true
        default: throw Refusal(.badRequest, "problems.oneOf", ["name": "wall", "allowed": "0, 1"])
        }
        var draft = try manager.begin()
        do {
            for try await bytes in incoming.request.body {
                try draft.append(Array(bytes.readableBytesView))
                guard draft.size <= manager.rules.largestFile else {
                    throw PeerError.tooLarge(limit: manager.rules.largestFile)
                }
            }
        } catch {
            draft.discard()
            throw error
        }
        return try manager.send(
            draft,
            nil,
            name: incoming.decodedQuery("name") ?? "",
            to: peer,
            isForWall: isForWall,
            at: now()
        )
    }
}
