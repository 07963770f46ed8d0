package import BeaconKit
package import Station

/// What is said with an ESPHome Bluetooth proxy, as a value: bytes and time go in, and what is to be done comes out.
package struct ESPHomeConversation {
    package enum Action: Hashable {
        case send([UInt8])
        case news([GatewayNews])
        /// The proxy gives us its advertisements.
        case works
        case end(GatewayTrouble)
    }

    /// How long the device may take to answer, how often it is asked whether it is there, and when it is not, in µs.
    private static let (patience, pingEvery, deadAfter): (Int64, Int64, Int64) = (10_000_000, 20_000_000, 90_000_000)
    private static let client = "Muster"
    /// The bit of a proxy's features for raw advertisements.
    private static let rawBit: UInt64 = 1 << 5
    /// From this version on what a device can do is told by a message of its own.
    private static let capabilitiesVersion: UInt64 = 15

    private enum Message {
        static let hello: UInt64 = 1
        static let helloAnswer: UInt64 = 2
        static let authentication: UInt64 = 3
        static let goodbye: UInt64 = 5
        static let goodbyeAnswer: UInt64 = 6
        static let ping: UInt64 = 7
        static let pong: UInt64 = 8
        static let deviceInfo: UInt64 = 9
        static let deviceInfoAnswer: UInt64 = 10
        static let subscribe: UInt64 = 66
        static let adverts: UInt64 = 93
        static let scanner: UInt64 = 126
    }

    private enum Stage: Equatable { case hello, deviceInfo, subscribed, works, ended }

    private var framing: ESPHomeFraming
    private var stage = Stage.hello
    private var stageSince: Instant
    private var lastHeard: Instant
    private var lastPing: Instant
    private var version: UInt64 = 0

    /// - Parameter key: of the device's encryption; `nil` for none.
    package init(key: [UInt8]?, at now: Instant) {
        framing = ESPHomeFraming(key: key)
        (stageSince, lastHeard, lastPing) = (now, now, now)
    }

    package mutating func begin() -> [Action] {
        attempt { (me: inout Self) throws(ESPHomeFraming.Failure) in
            var hello: [UInt8] = []
            Protobuf.append(field: 1, Self.client, to: &hello)
            Protobuf.append(field: 2, 1, to: &hello)
            Protobuf.append(field: 3, 10, to: &hello)
            return [.send(try me.framing.begin()), .send(try me.framing.send(Message.hello, hello))]
        }
    }

    package mutating func receive(_ bytes: [UInt8], at now: Instant) -> [Action] {
        guard stage != .ended else { return [] }
        lastHeard = now
        return attempt { (me: inout Self) throws(ESPHomeFraming.Failure) in
            var answer: [UInt8] = []
            let messages = try me.framing.receive(bytes, answer: &answer)
            var actions: [Action] = answer.isEmpty ? [] : [.send(answer)]
            for message in messages { actions += try me.handle(message, at: now) }
            return actions
        }
    }

    package mutating func advance(to now: Instant) -> [Action] {
        guard stage != .ended else { return [] }
        let waited = now.microseconds(since: stageSince)
        if stage == .hello || stage == .deviceInfo, waited >= Self.patience {
            return end(.unreachable("The device does not answer"))
        }
        // Older firmware refuses a second subscriber without a word.
        if stage == .subscribed, waited >= Self.patience { return end(.occupied) }
        if now.microseconds(since: lastHeard) >= Self.deadAfter {
            return end(.unreachable("The device has not answered for 90 s"))
        }
        guard stage == .works, now.microseconds(since: lastPing) >= Self.pingEvery else { return [] }
        lastPing = now
        return attempt { (me: inout Self) throws(ESPHomeFraming.Failure) in [.send(try me.framing.send(Message.ping))] }
    }

    private mutating func handle(
        _ message: ESPHomeFraming.Message,
        at now: Instant
    ) throws(ESPHomeFraming.Failure) -> [Action] {
        switch message.type {
        case Message.helloAnswer:
            guard stage == .hello else { return [] }
            Protobuf.read(message.content.span) { field, value, _ in if field == 2 { version = value } }
            enter(.deviceInfo, at: now)
            // Before 2026.1 nothing else is answered until this is sent, also where there is no password.
            return [
                .send(try framing.send(Message.authentication)), .send(try framing.send(Message.deviceInfo)),
            ]
        case Message.deviceInfoAnswer:
            guard stage == .deviceInfo else { return [] }
            var features: UInt64 = 0
            Protobuf.read(message.content.span) { field, value, _ in if field == 15 { features = value } }
            // Newer devices may tell it elsewhere: then what happens after subscribing says enough.
            guard features & Self.rawBit != 0 || version >= Self.capabilitiesVersion else { return end(.noProxy) }
            enter(.subscribed, at: now)
            var raw: [UInt8] = []
            Protobuf.append(field: 1, 1, to: &raw)
            return [.send(try framing.send(Message.subscribe, raw))]
        case Message.adverts:
            return works(at: now) + [.news(Self.adverts(message.content))]
        case Message.scanner:
            var state: UInt64 = 0
            Protobuf.read(message.content.span) { field, value, _ in if field == 1 { state = value } }
            // Idle, starting, running, failed, stopping, stopped.
            return works(at: now) + [.news([.scanning(state == 2)])]
        case Message.ping: return [.send(try framing.send(Message.pong))]
        case Message.goodbye:
            let words = try framing.send(Message.goodbyeAnswer)
            return [.send(words)] + end(.unreachable("The device closed the connection"))
        default: return []
        }
    }

    private mutating func works(at now: Instant) -> [Action] {
        guard stage == .subscribed else { return [] }
        enter(.works, at: now)
        return [.works]
    }

    private static func adverts(_ content: [UInt8]) -> [GatewayNews] {
        var news: [GatewayNews] = []
        let span = content.span
        Protobuf.read(span) { field, _, range in
            guard field == 1, let range, news.count < 256 else { return }
            var advert = GatewayAdvert(address: 0, rssi: 127, data: [])
            Protobuf.read(span.extracting(range)) { field, value, data in
                switch field {
                case 1: advert.address = value & 0xFFFF_FFFF_FFFF
                case 2:
                    let level = Protobuf.zigzag(value)
                    advert.rssi = (-127..<0).contains(level) ? Int8(level) : 127
                case 4:
                    guard let data, data.count <= Wire.longestData else { return }
                    let begin = range.lowerBound + data.lowerBound
                    advert.data = Array(content[begin..<begin + data.count])
                default: break
                }
            }
            news.append(.advert(advert))
        }
        return news
    }

    private mutating func enter(_ stage: Stage, at now: Instant) {
        self.stage = stage
        stageSince = now
    }

    private mutating func end(_ trouble: GatewayTrouble) -> [Action] {
        stage = .ended
        return [.end(trouble)]
    }

    private mutating func attempt(_ body: (inout Self) throws(ESPHomeFraming.Failure) -> [Action]) -> [Action] {
        do {
            return try body(&self)
        } catch {
            switch error {
            case .wrongKey: return end(.wrongKey)
            case .keyNeeded: return end(.keyNeeded)
            case .malformed: return end(.unreachable("What answers there is no ESPHome device"))
            }
        }
    }
}
