import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Station

/// What stations ask each other, under `/peer/v1`.
struct PeerRoutes: Sendable {
    /// Bytes of the largest document of a stranger.
    private static let smallBody = 4096
    /// Bytes of the largest document of a paired station.
    private static let largeBody = 8 << 20

    let host: PeerHost
    /// Roster and journal; `nil` where they are not shared.
    let sharing: (any SharingPeer)?
    /// What stations say of each other's chains.
    let anchors: AnchorManager
    /// What receivers hear; `nil` where this station hears nothing.
    let hearing: HearingHost?
    /// The wall clock.
    let now: @Sendable () -> Instant

    func router() -> Router<PeerContext> {
        let router = Router(context: PeerContext.self)
        router.addMiddleware { PeerProblems() }
        let group = router.group("/peer/v1")
        group.post("pairing") { request, context in
            let greeting: PairingGreeting = try await document(request, context)
            let peer = try await context.peer()
            return try Self.answer(try await host.greet(greeting, from: peer, host: context.host, at: now()))
        }
        group.put("pairing") { request, context in
            let stand: PairingStand = try await document(request, context)
            return try Self.answer(try await host.compare(stand, from: try await context.peer(), at: now()))
        }
        group.delete("pairing") { _, context in
            guard await host.admits(address: context.host, at: now()) else { throw PeerRefusal.tooOften }
            try await host.leave(try await context.peer(), at: now())
            return Response(status: .noContent)
        }
        group.put("messages/:id") { request, context in
            let peer = try await caller(request, context)
            let offer: MessageOffer = try await Self.decode(request, limit: Self.smallBody)
            return try Self.answer(try await host.offer(offer, try Self.id(context), from: peer, at: now()))
        }
        group.patch("messages/:id") { request, context in
            let peer = try await caller(request, context)
            guard let offset = request.uri.queryParameters["offset"].flatMap({ Int64($0) }), offset >= 0 else {
                throw PeerRefusal.badRequest
            }
            return try Self.answer(try await receive(request.body, try Self.id(context), at: offset, from: peer))
        }
        group.post("receipts") { request, context in
            let peer = try await caller(request, context)
            let notice: ReadNotice = try await Self.decode(request, limit: Self.largeBody)
            try await host.receive(notice, from: peer, at: now())
            return Response(status: .noContent)
        }
        group.post("sharing") { request, context in
            let peer = try await caller(request, context)
            guard let sharing else { throw PeerRefusal.notFound }
            let body = try await request.body.collect(upTo: Self.largeBody)
            let answer = try await sharing.answer(Array(body.readableBytesView), from: peer.id)
            return Response(status: .ok, body: .init(byteBuffer: ByteBuffer(bytes: answer)))
        }
        group.post("hearing") { request, context in
            let peer = try await caller(request, context)
            guard let hearing else { throw PeerRefusal.notFound }
            guard let body = try? await request.body.collect(upTo: HearingBatch.largest) else {
                throw PeerRefusal.badRequest
            }
            let bytes = Array(body.readableBytesView)
            return try Self.answer(try await hearing.receive(bytes, from: peer, host: context.host))
        }
        group.get("anchor") { request, context in
            let peer = try await caller(request, context)
            guard let place = request.uri.queryParameters["at"].flatMap({ Int64($0) }) else {
                throw PeerRefusal.badRequest
            }
            return try Self.answer(try anchors.offer(to: peer.id, at: place))
        }
        group.post("anchor") { request, context in
            let peer = try await caller(request, context)
            let meeting: AnchorMeeting = try await Self.decode(request, limit: Self.smallBody)
            try anchors.receive(meeting.verdict, from: peer.id, at: now())
            return try Self.answer(try anchors.judge(meeting.offer, of: peer.id, at: now()))
        }
        return router
    }

    /// Receives what comes of a message, and writes it as it comes.
    private func receive(
        _ body: RequestBody,
        _ id: MessageID,
        at offset: Int64,
        from peer: Peer
    ) async throws -> MessageProgress {
        let message = try await host.begin(id, at: offset, from: peer)
        guard message.state == .arriving else { return MessageProgress(offset: message.size, isReceived: true) }
        do {
            var place = offset
            for try await bytes in body {
                place = try await host.write(Array(bytes.readableBytesView), at: place, of: message, at: now())
            }
        } catch {
            await host.breakOff(message)
            throw error
        }
        return try await host.finish(message, at: now())
    }

    /// The paired station that asks.
    private func caller(_ request: Request, _ context: PeerContext) async throws -> Peer {
        let port = HTTPField.Name("muster-port").flatMap { request.headers[$0] }.flatMap { Int($0) }
        return try await host.recognise(try await context.peer(), host: context.host, port: port, at: now())
    }

    /// A document that strangers may send.
    private func document<Value: Decodable>(_ request: Request, _ context: PeerContext) async throws -> Value {
        guard await host.admits(address: context.host, at: now()) else { throw PeerRefusal.tooOften }
        return try await Self.decode(request, limit: Self.smallBody)
    }

    private static func decode<Value: Decodable>(_ request: Request, limit: Int) async throws -> Value {
        guard let body = try? await request.body.collect(upTo: limit),
            let value = try? JSONDecoder().decode(Value.self, from: Data(body.readableBytesView))
        else { throw PeerRefusal.badRequest }
        return value
    }

    private static func id(_ context: PeerContext) throws -> MessageID {
        guard let id = context.parameters.get("id").flatMap(MessageID.init(rawValue:)) else {
            throw PeerRefusal.badRequest
        }
        return id
    }

    static func answer(_ value: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
        Response(
            status: status,
            headers: [.contentType: "application/json"],
            body: .init(byteBuffer: ByteBuffer(bytes: try JSONEncoder().encode(value)))
        )
    }
}
