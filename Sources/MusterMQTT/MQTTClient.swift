import CMosquitto
import Dispatch
import Foundation
package import Station
import Synchronization

/// One connection with a broker, from its making to its end: libmosquitto in a thread of its own.
///
/// It does not connect again: that is up to its owner, who then makes a new one.
package final class MQTTClient: Sendable {
    /// How long a connection may take to be made, and a broker to acknowledge, in seconds.
    static let patience = 10
    /// After how many seconds of silence the broker is asked whether it is still there.
    private static let keepAlive: Int32 = 30

    private struct State {
        var isConnected = false
        var isOver = false
        var waiting: [Int32: CheckedContinuation<Bool, Never>] = [:]
        /// Acknowledged before anybody waited.
        var acknowledged: Set<Int32> = []
        /// The last error that the library wrote down: of TLS it tells nothing otherwise.
        var lastError = ""
    }

    /// Takes a message in the library's thread, which reads no more until it returns. Beyond that bound a broker drops.
    package typealias Receive =
        @Sendable (_ topic: String, _ payload: UnsafeRawBufferPointer, _ isRetained: Bool) -> Void

    package let events: AsyncStream<MQTTEvent>
    private let continuation: AsyncStream<MQTTEvent>.Continuation
    // Unsafe for the compiler only: a pointer is not Sendable, but mosquitto.h promises that all functions that take it here
    // may be called from any thread. It is destroyed when nobody has it any more.
    private nonisolated(unsafe) let handle: OpaquePointer
    private let target: MQTTTarget
    private let authorityFile: String?
    private let receive: Receive?
    private let state = Mutex(State())
    /// On which it begins and ends, one after the other: an end in the middle of the beginning waits for it.
    private let queue = DispatchQueue(label: "mqtt")

    private static let library: Void = { mosquitto_lib_init() }()

    /// - Parameters:
    ///   - willTopic: the topic on which the broker is to say `offline` when the connection breaks; `nil` for none.
    ///   - receive: takes messages at once; without it they are ``MQTTEvent``s.
    /// - Throws: ``MQTTError`` where something cannot be used.
    package init(_ target: MQTTTarget, willTopic: String?, receive: Receive? = nil) throws(MQTTError) {
        _ = Self.library
        let name = "muster-" + String(UInt64.random(in: 0 ... .max), radix: 36)
        guard let handle = mosquitto_new(name, true, nil) else { throw MQTTError("There is not enough memory.") }
        self.handle = handle
        self.target = target
        self.receive = receive
        (events, continuation) = AsyncStream.makeStream(of: MQTTEvent.self, bufferingPolicy: .bufferingNewest(10_000))
        if target.isEncrypted, let authority = target.authority {
            let path = FileManager.default.temporaryDirectory.appending(path: name + ".pem").path
            guard FileManager.default.createFile(atPath: path, contents: Data(authority.utf8)) else {
                mosquitto_destroy(handle)
                throw MQTTError("\(path) cannot be written.")
            }
            authorityFile = path
        } else {
            authorityFile = nil
        }
        try setUp(willTopic: willTopic)
    }

    deinit {
        mosquitto_destroy(handle)
        if let authorityFile { try? FileManager.default.removeItem(atPath: authorityFile) }
    }

    private func setUp(willTopic: String?) throws(MQTTError) {
        mosquitto_user_data_set(handle, Unmanaged.passUnretained(self).toOpaque())
        if target.user != nil || target.password != nil {
            try check(mosquitto_username_pw_set(handle, target.user ?? "", target.password))
        }
        if target.isEncrypted {
            let system = authorityFile == nil ? "/etc/ssl/certs" : nil
            try check(mosquitto_tls_set(handle, authorityFile, system, nil, nil, nil))
        }
        if let willTopic {
            let offline = Array("offline".utf8)
            try check(mosquitto_will_set(handle, willTopic, Int32(offline.count), offline, 1, true))
        }
        _ = mosquitto_int_option(handle, MOSQ_OPT_TCP_NODELAY, 1)
        // The library would connect again by itself after this time. Nobody hears of that, and the owner closes it long before;
        // but who closes it while the library's thread is about to wait does not wake that (it empties the pipe by which it is
        // woken just before), and waits for the thread until this time has passed.
        _ = mosquitto_reconnect_delay_set(handle, 1, 1, false)
        mosquitto_connect_callback_set(handle, mqttConnected)
        mosquitto_disconnect_callback_set(handle, mqttDisconnected)
        mosquitto_publish_callback_set(handle, mqttAcknowledged)
        mosquitto_message_callback_set(handle, mqttReceived)
        mosquitto_log_callback_set(handle, mqttLogged)
    }

    private func check(_ code: Int32) throws(MQTTError) {
        guard code == MOSQ_ERR_SUCCESS.rawValue else { throw MQTTError(Self.words(code)) }
    }

    /// Begins to connect. What comes of it is told by ``events``, within ``patience``.
    package func start() {
        queue.async { [self] in
            guard !state.withLock(\.isOver) else { return }
            // It may have to ask for the host's address, which takes its time.
            let code = mosquitto_connect_async(handle, target.host, Int32(target.port), Self.keepAlive)
            guard code == MOSQ_ERR_SUCCESS.rawValue, mosquitto_loop_start(handle) == MOSQ_ERR_SUCCESS.rawValue else {
                return end(failure(or: Self.reason(code), detail: Self.words(code)))
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.patience)) { [self] in
                // A wrong authority or a broker that says nothing may give no event at all.
                guard !state.withLock(\.isConnected) else { return }
                end(failure(or: .timedOut, detail: "No answer within \(Self.patience) s."))
            }
        }
    }

    /// Publishes, and waits for the broker's acknowledgement.
    ///
    /// - Returns: `nil` if it was acknowledged.
    package func publish(_ payload: [UInt8], to topic: String, retained: Bool = false) async -> SendOutcome? {
        var number: Int32 = 0
        let code = mosquitto_publish(handle, &number, topic, Int32(payload.count), payload, 1, retained)
        guard code == MOSQ_ERR_SUCCESS.rawValue else {
            return SendOutcome(code == MOSQ_ERR_NO_CONN.rawValue ? .dropped : .rejected, detail: Self.words(code))
        }
        let id = number
        let isAcknowledged = await withCheckedContinuation { continuation in
            let known: Bool? = state.withLock { state in
                if state.acknowledged.remove(id) != nil { return true }
                if state.isOver { return false }
                state.waiting[id] = continuation
                return nil
            }
            if let known { return continuation.resume(returning: known) }
            DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.patience)) { [self] in
                state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: false)
            }
        }
        return isAcknowledged ? nil : SendOutcome(.timedOut, detail: "The broker did not acknowledge it.")
    }

    /// Publishes a last word, which goes out before the connection is closed.
    package func publishLast(_ payload: [UInt8], to topic: String) {
        _ = mosquitto_publish(handle, nil, topic, Int32(payload.count), payload, 1, true)
    }

    /// Ends ``events``, as nobody wants the connection any more.
    package func abandon() { end(SendOutcome(.dropped, detail: "The connection was closed.")) }

    package func subscribe(to topic: String, quality: Int32 = 1) {
        _ = mosquitto_subscribe(handle, nil, topic, quality)
    }

    /// Ends the connection, and waits until the library's thread has ended. Every client has to be closed.
    package func close() async {
        abandon()
        await withCheckedContinuation { continuation in
            queue.async { [self] in
                _ = mosquitto_disconnect(handle)
                _ = mosquitto_loop_stop(handle, false)
                continuation.resume()
            }
        }
    }

    private func end(_ outcome: SendOutcome) {
        let waiting: [CheckedContinuation<Bool, Never>] = state.withLock { state in
            state.isOver = true
            state.isConnected = false
            defer { state.waiting.removeAll() }
            return Array(state.waiting.values)
        }
        for continuation in waiting { continuation.resume(returning: false) }
        continuation.yield(.ended(outcome))
        continuation.finish()
    }

    /// What the library's last error says, where it says more.
    private func failure(or reason: SendOutcome.Reason, detail: String) -> SendOutcome {
        let error = state.withLock(\.lastError)
        guard !error.isEmpty else { return SendOutcome(reason, detail: detail) }
        let isTLS = error.contains("certificate") || error.contains("OpenSSL") || error.contains("TLS")
        return SendOutcome(isTLS ? .untrusted : reason, detail: error.printable(limit: 300))
    }

    private static func reason(_ code: Int32) -> SendOutcome.Reason {
        switch code {
        case Int32(MOSQ_ERR_EAI.rawValue): .unknownHost
        case Int32(MOSQ_ERR_TLS.rawValue): .untrusted
        default: .unreachable
        }
    }

    private static func words(_ code: Int32) -> String {
        mosquitto_strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }

    // MARK: What the library tells, in its thread

    fileprivate func connected(_ code: Int32) {
        guard code == 0 else {
            let reason: SendOutcome.Reason = code == 4 || code == 5 ? .unauthorized : .rejected
            let words = mosquitto_connack_string(code).map { String(cString: $0) } ?? ""
            return end(SendOutcome(reason, status: Int(code), detail: words))
        }
        let isWanted = state.withLock { state in
            if !state.isOver { state.isConnected = true }
            return !state.isOver
        }
        if isWanted { continuation.yield(.connected) }
    }

    fileprivate func disconnected(_ code: Int32) {
        end(failure(or: .dropped, detail: "The broker closed the connection: \(Self.words(code))"))
    }

    fileprivate func acknowledged(_ number: Int32) {
        let waiting: CheckedContinuation<Bool, Never>? = state.withLock { state in
            if let waiting = state.waiting.removeValue(forKey: number) { return waiting }
            if !state.isOver { state.acknowledged.insert(number) }
            return nil
        }
        waiting?.resume(returning: true)
    }

    fileprivate func received(_ topic: String, _ payload: UnsafeRawBufferPointer, isRetained: Bool) {
        if let receive { return receive(topic, payload, isRetained) }
        continuation.yield(.message(topic: topic, payload: Array(payload), isRetained: isRetained))
    }

    fileprivate func logged(_ level: Int32, _ text: String) {
        guard level == Int32(MOSQ_LOG_ERR) || text.contains("rror") else { return }
        state.withLock { $0.lastError = text }
    }
}

// The library's callbacks. They are functions outside of everything, so that they belong to no actor.

private func client(_ data: UnsafeMutableRawPointer?) -> MQTTClient? {
    data.map { Unmanaged<MQTTClient>.fromOpaque($0).takeUnretainedValue() }
}

private func mqttConnected(_: OpaquePointer?, _ data: UnsafeMutableRawPointer?, _ code: Int32) {
    client(data)?.connected(code)
}

private func mqttDisconnected(_: OpaquePointer?, _ data: UnsafeMutableRawPointer?, _ code: Int32) {
    client(data)?.disconnected(code)
}

private func mqttAcknowledged(_: OpaquePointer?, _ data: UnsafeMutableRawPointer?, _ number: Int32) {
    client(data)?.acknowledged(number)
}

private func mqttReceived(
    _: OpaquePointer?,
    _ data: UnsafeMutableRawPointer?,
    _ message: UnsafePointer<mosquitto_message>?
) {
    guard let message = message?.pointee, let topic = message.topic else { return }
    // A topic that is not UTF-8 is none that was asked for.
    guard let name = String(validatingCString: topic) else { return }
    let bytes = UnsafeRawBufferPointer(start: message.payload, count: Int(message.payloadlen))
    client(data)?.received(name, bytes, isRetained: message.retain)
}

private func mqttLogged(
    _: OpaquePointer?,
    _ data: UnsafeMutableRawPointer?,
    _ level: Int32,
    _ text: UnsafePointer<CChar>?
) {
    guard let text else { return }
    client(data)?.logged(level, String(cString: text))
}
