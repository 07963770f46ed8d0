import CAvahi
import Station
import Synchronization

/// Asks the Avahi daemon which ESPHome devices announce themselves. Its callbacks run in the thread of Avahi's own poll.
final class ESPHomeFinder: Sendable {
    private static let type = "_esphomelib._tcp"
    /// How many devices are listed at most.
    private static let most = 500

    private struct State {
        var found: [String: GatewayDevice] = [:]
        var hasAnswered = false
        var client: OpaquePointer?
    }

    // Unsafe for the compiler only: thread-watch.h promises that these may be used from any thread, under the poll's lock.
    private nonisolated(unsafe) let poll: OpaquePointer
    private let state = Mutex(State())

    private init?() {
        guard let poll = avahi_threaded_poll_new() else { return nil }
        self.poll = poll
        let client = avahi_client_new(
            avahi_threaded_poll_get(poll),
            AVAHI_CLIENT_NO_FAIL,
            finderClientChanged,
            Unmanaged.passUnretained(self).toOpaque(),
            nil
        )
        guard client != nil, avahi_threaded_poll_start(poll) == 0 else {
            client.map { avahi_client_free($0) }
            avahi_threaded_poll_free(poll)
            return nil
        }
    }

    /// - Returns: the devices; `nil` where the daemon does not answer.
    static func look(for patience: Duration) async -> [GatewayDevice]? {
        guard let finder = ESPHomeFinder() else { return nil }
        try? await Task.sleep(for: patience)
        let (hasAnswered, found) = finder.state.withLock { ($0.hasAnswered, $0.found) }
        finder.stop()
        return hasAnswered ? found.values.sorted { ($0.name, $0.address) < ($1.name, $1.address) } : nil
    }

    private func stop() {
        avahi_threaded_poll_stop(poll)
        let client = state.withLock { state in
            defer { state.client = nil }
            return state.client.map { UInt(bitPattern: $0) }
        }
        // Frees what was made with it, too.
        if let client { avahi_client_free(OpaquePointer(bitPattern: client)) }
        avahi_threaded_poll_free(poll)
    }

    fileprivate func changed(_ client: OpaquePointer, to clientState: AvahiClientState) {
        let pointer = UInt(bitPattern: client)
        let isFirst = state.withLock { state in
            state.client = OpaquePointer(bitPattern: pointer)
            guard clientState == AVAHI_CLIENT_S_RUNNING, !state.hasAnswered else { return false }
            state.hasAnswered = true
            return true
        }
        guard isFirst else { return }
        _ = avahi_service_browser_new(
            client,
            AvahiIfIndex(AVAHI_IF_UNSPEC),
            AvahiProtocol(AVAHI_PROTO_INET),
            Self.type,
            nil,
            AvahiLookupFlags(0),
            finderServiceChanged,
            Unmanaged.passUnretained(self).toOpaque()
        )
    }

    fileprivate func appeared(_ interface: Int32, _ name: String, _ domain: String) {
        let client = state.withLock { $0.client.map { UInt(bitPattern: $0) } }
        guard let client = client.flatMap({ OpaquePointer(bitPattern: $0) }) else { return }
        // It frees itself when it has an answer.
        _ = avahi_service_resolver_new(
            client,
            AvahiIfIndex(interface),
            AvahiProtocol(AVAHI_PROTO_INET),
            name,
            Self.type,
            domain,
            AvahiProtocol(AVAHI_PROTO_INET),
            AvahiLookupFlags(0),
            finderServiceResolved,
            Unmanaged.passUnretained(self).toOpaque()
        )
    }

    fileprivate func resolved(_ name: String, _ host: String, _ port: UInt16) {
        let address = port == 6053 ? "esphome://\(host)" : "esphome://\(host):\(port)"
        state.withLock { state in
            guard state.found.count < Self.most else { return }
            state.found[address] = GatewayDevice(name: name.printable(limit: 63), address: address)
        }
    }
}

// Functions of their own, so that they belong to no actor: Avahi calls them in its thread.

private func finder(_ context: UnsafeMutableRawPointer?) -> ESPHomeFinder? {
    context.map { Unmanaged<ESPHomeFinder>.fromOpaque($0).takeUnretainedValue() }
}

private func finderClientChanged(
    _ client: OpaquePointer?,
    _ state: AvahiClientState,
    _ context: UnsafeMutableRawPointer?
) {
    if let client { finder(context)?.changed(client, to: state) }
}

private func finderServiceChanged(
    _ browser: OpaquePointer?,
    _ interface: AvahiIfIndex,
    _ protocol: AvahiProtocol,
    _ event: AvahiBrowserEvent,
    _ name: UnsafePointer<CChar>?,
    _ type: UnsafePointer<CChar>?,
    _ domain: UnsafePointer<CChar>?,
    _ flags: AvahiLookupResultFlags,
    _ context: UnsafeMutableRawPointer?
) {
    guard event == AVAHI_BROWSER_NEW, let name, let domain else { return }
    finder(context)?.appeared(interface, String(cString: name), String(cString: domain))
}

private func finderServiceResolved(
    _ resolver: OpaquePointer?,
    _ interface: AvahiIfIndex,
    _ protocol: AvahiProtocol,
    _ event: AvahiResolverEvent,
    _ name: UnsafePointer<CChar>?,
    _ type: UnsafePointer<CChar>?,
    _ domain: UnsafePointer<CChar>?,
    _ hostName: UnsafePointer<CChar>?,
    _ address: UnsafePointer<AvahiAddress>?,
    _ port: UInt16,
    _ texts: UnsafeMutablePointer<AvahiStringList>?,
    _ flags: AvahiLookupResultFlags,
    _ context: UnsafeMutableRawPointer?
) {
    if let resolver { avahi_service_resolver_free(resolver) }
    guard event == AVAHI_RESOLVER_FOUND, let name, let address else { return }
    var text = [CChar](repeating: 0, count: 64)
    guard avahi_address_snprint(&text, text.count, address) != nil else { return }
    let host = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    finder(context)?.resolved(String(cString: name), host, port)
}
