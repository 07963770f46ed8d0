/// The frames of ESPHome's API: bytes in, messages out, and the other way; with encryption or without.
struct ESPHomeFraming {
    /// A message by the number of its type.
    struct Message: Hashable {
        let type: UInt64
        let content: [UInt8]
    }

    enum Failure: Error, Hashable {
        /// The other side does not have the key, or speaks without encryption.
        case wrongKey
        /// The other side speaks with encryption only.
        case keyNeeded
        /// What comes is no ESPHome.
        case malformed
    }

    private enum Stage { case hello, handshake, open }

    /// The longest frame that is taken, in bytes, and the longest number.
    private static let (longest, longestNumber) = (65_535, 4)
    private static let prologue = Array("NoiseAPIInit".utf8) + [0, 0]

    private var waiting: [UInt8] = []
    private var noise: NoiseSession?
    private var stage: Stage
    /// What can only be sent when the handshake is done.
    private var queued: [Message] = []

    /// - Parameter key: 32 bytes; `nil` for no encryption.
    init(key: [UInt8]?) {
        noise = key.map { NoiseSession(key: $0, prologue: Self.prologue) }
        stage = key == nil ? .open : .hello
    }

    /// What is sent before anything else.
    mutating func begin() throws(Failure) -> [UInt8] {
        guard noise != nil else { return [] }
        guard let first = try? noise?.begin() else { throw .wrongKey }
        return [1, 0, 0] + Self.frame([0] + first)
    }

    /// The bytes of a message; none while the handshake is under way: then it is sent after it.
    mutating func send(_ type: UInt64, _ content: [UInt8] = []) throws(Failure) -> [UInt8] {
        guard stage == .open else {
            queued.append(Message(type: type, content: content))
            return []
        }
        guard noise != nil else {
            var bytes: [UInt8] = [0]
            Protobuf.append(UInt64(content.count), to: &bytes)
            Protobuf.append(type, to: &bytes)
            return bytes + content
        }
        let header = [UInt8(truncatingIfNeeded: type >> 8), UInt8(truncatingIfNeeded: type)]
        let length = [UInt8(truncatingIfNeeded: content.count >> 8), UInt8(truncatingIfNeeded: content.count)]
        guard let sealed = try? noise?.seal(header + length + content) else { throw .malformed }
        return Self.frame(sealed)
    }

    /// Receives what came.
    ///
    /// - Parameter answer: gets what is to be sent because of it.
    mutating func receive(_ bytes: [UInt8], answer: inout [UInt8]) throws(Failure) -> [Message] {
        waiting += bytes
        var messages: [Message] = []
        var place = 0
        defer { waiting.removeFirst(min(place, waiting.count)) }
        while place < waiting.count {
            let begin = place
            guard let message = try noise == nil ? plain(&place) : sealed(&place, answer: &answer) else {
                // A frame that is not whole yet, or one that carries no message.
                if place == begin { break }
                continue
            }
            messages.append(message)
        }
        return messages
    }

    private func plain(_ place: inout Int) throws(Failure) -> Message? {
        guard waiting[place] == 0 else { throw waiting[place] == 1 ? .keyNeeded : .malformed }
        var reading = place + 1
        guard let length = try number(&reading), let type = try number(&reading) else { return nil }
        guard length <= Self.longest else { throw .malformed }
        guard waiting.count - reading >= Int(length) else { return nil }
        place = reading + Int(length)
        return Message(type: type, content: Array(waiting[reading..<place]))
    }

    private func number(_ place: inout Int) throws(Failure) -> UInt64? {
        var value: UInt64 = 0
        for shift in 0..<Self.longestNumber {
            guard place < waiting.count else { return nil }
            let byte = waiting[place]
            place += 1
            value |= UInt64(byte & 0x7F) << UInt64(7 * shift)
            if byte < 0x80 { return value }
        }
        throw .malformed
    }

    private mutating func sealed(_ place: inout Int, answer: inout [UInt8]) throws(Failure) -> Message? {
        // A device without encryption answers in its own way.
        guard waiting[place] == 1 else { throw waiting[place] == 0 ? .wrongKey : .malformed }
        guard waiting.count - place >= 3 else { return nil }
        let length = Int(waiting[place + 1]) << 8 | Int(waiting[place + 2])
        guard waiting.count - place >= 3 + length else { return nil }
        let content = waiting[place + 3..<place + 3 + length]
        place += 3 + length
        switch stage {
        case .hello:
            guard content.first == 1 else { throw .malformed }
            stage = .handshake
            return nil
        case .handshake:
            // Anything but 0 is followed by the reason in words.
            guard content.first == 0, (try? noise?.finish(content.dropFirst())) != nil else { throw .wrongKey }
            stage = .open
            for message in queued { answer += try send(message.type, message.content) }
            queued = []
            return nil
        case .open:
            guard let opened = try? noise?.open(content), opened.count >= 4 else { throw .malformed }
            // The length that is told inside is not needed, and not to be trusted.
            return Message(type: UInt64(opened[0]) << 8 | UInt64(opened[1]), content: Array(opened[4...]))
        }
    }

    private static func frame(_ content: [UInt8]) -> [UInt8] {
        [1, UInt8(truncatingIfNeeded: content.count >> 8), UInt8(truncatingIfNeeded: content.count)] + content
    }
}
