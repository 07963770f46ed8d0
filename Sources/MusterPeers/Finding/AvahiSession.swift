import Attendance
import CAvahi
import Station
import Synchronization

/// One conversation with the Avahi daemon, from its beginning until the daemon goes away.
///
/// Its callbacks all run in the thread of Avahi's own poll, one after the other.
final class AvahiSession: Sendable {
    /// What stations are announced as.
    static let type = "_muster._tcp"
    /// Bytes of UTF-8 that a service's name, and the value of a text beside it, may have at most (RFC 6763, 4.1.1 and 6.1).
    private static let (longestName, longestSite) = (63, 250)

    /// A service as the daemon tells of it: one for each interface.
    struct Place: Hashable {
        let interface: Int32
        let name: String
    }

    private struct State {
        /// `nil` while the daemon does not answer.
        var found: [Place: FoundStation]?
        /// Whether the daemon ever answered.
        var hasAnswered = false
        /// Under which name this station is announced.
        var name: String
        var client: OpaquePointer?
        var group: OpaquePointer?
        var browser: OpaquePointer?
    }

    /// Yields once, when the daemon has gone.
    let ends: AsyncStream<Void>
    private let end: AsyncStream<Void>.Continuation
    /// Who is announced; `nil` for one who only looks.
    private let own: PeerIdentity?
    private let site: String
    // Unsafe for the compiler only: thread-watch.h promises that these may be used from any thread, under the poll's lock.
    private nonisolated(unsafe) let poll: OpaquePointer
    private let state: Mutex<State>

    /// - Parameters:
    ///   - site: what the site is called, where this station is announced.
    ///   - own: `nil` to look for others without being announced.
    /// - Returns: `nil` if there is no way to a daemon, as without D-Bus.
    init?(site: String, own: PeerIdentity?) {
        guard let poll = avahi_threaded_poll_new() else { return nil }
        self.poll = poll
        self.own = own
        self.site = site
        state = Mutex(State(name: site.shortened(toBytes: Self.longestName)))
        (ends, end) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let client = avahi_client_new(
            avahi_threaded_poll_get(poll),
            AVAHI_CLIENT_NO_FAIL,
            avahiClientChanged,
            Unmanaged.passUnretained(self).toOpaque(),
            nil
        )
        let isRunning = client != nil && avahi_threaded_poll_start(poll) == 0
        if !isRunning {
            client.map { avahi_client_free($0) }
            avahi_threaded_poll_free(poll)
            return nil
        }
    }

    /// The stations that announce themselves; `nil` while the daemon does not answer.
    var found: [FoundStation]? {
        state.withLock { state in
            state.found.map { found in
                // Somebody with several ways to this machine is one station; its loopback leads nowhere from elsewhere.
                Dictionary(found.values.map { ($0.id?.text ?? "\($0.address)", $0) }) { first, second in
                    first.address.host.hasPrefix("127.") ? second : first
                }.values
                    .sorted { ($0.name, "\($0.address)") < ($1.name, "\($1.address)") }
            }
        }
    }

    var hasAnswered: Bool { state.withLock(\.hasAnswered) }

    /// Has whoever follows ``ends`` end it.
    func leave() { end.yield() }

    /// Ends it; nothing is called after that.
    func stop() {
        avahi_threaded_poll_stop(poll)
        let client = state.withLock { state in
            defer { state.client = nil }
            return state.client.map { UInt(bitPattern: $0) }
        }
        // Frees what was made with it, too.
        if let client { avahi_client_free(OpaquePointer(bitPattern: client)) }
        avahi_threaded_poll_free(poll)
        end.finish()
    }

    // MARK: What the daemon says

    fileprivate func changed(_ client: OpaquePointer, to clientState: AvahiClientState) {
        let pointer = UInt(bitPattern: client)
        state.withLock { $0.client = OpaquePointer(bitPattern: pointer) }
        switch clientState {
        case AVAHI_CLIENT_S_RUNNING:
            state.withLock { state in
                state.found = state.found ?? [:]
                state.hasAnswered = true
            }
            announce(client)
            browse(client)
        case AVAHI_CLIENT_FAILURE:
            state.withLock { $0.found = nil }
            end.yield()
        case AVAHI_CLIENT_CONNECTING:
            state.withLock { $0.found = nil }
        default:
            // The machine's own name changes: what was announced is announced again when it has one.
            if let group = group { avahi_entry_group_reset(group) }
        }
    }

    private var group: OpaquePointer? {
        state.withLock { $0.group.map { UInt(bitPattern: $0) } }.flatMap { OpaquePointer(bitPattern: $0) }
    }

    private func announce(_ client: OpaquePointer) {
        guard let own, let group = group ?? avahi_entry_group_new(client, avahiGroupChanged, context) else { return }
        let pointer = UInt(bitPattern: group)
        let name = state.withLock { state in
            state.group = OpaquePointer(bitPattern: pointer)
            return state.name
        }
        avahi_entry_group_reset(group)
        // The site is told beside the name, which another station may have already.
        let texts = avahi_string_list_add_pair(
            avahi_string_list_add_pair(nil, "id", own.id.text),
            "site",
            site.shortened(toBytes: Self.longestSite)
        )
        defer { avahi_string_list_free(texts) }
        let code = avahi_entry_group_add_service_strlst(
            group,
            AvahiIfIndex(AVAHI_IF_UNSPEC),
            AvahiProtocol(AVAHI_PROTO_INET),
            AvahiPublishFlags(0),
            name,
            Self.type,
            nil,
            nil,
            UInt16(own.port),
            texts
        )
        if Int(code) == AVAHI_ERR_COLLISION { return rename(client) }
        if code == 0 { avahi_entry_group_commit(group) }
    }

    /// Another station on the network is called the same.
    private func rename(_ client: OpaquePointer) {
        let name = state.withLock(\.name)
        guard let other = avahi_alternative_service_name(name) else { return }
        defer { avahi_free(other) }
        let text = String(cString: other)
        state.withLock { $0.name = text }
        announce(client)
    }

    private func browse(_ client: OpaquePointer) {
        guard state.withLock({ $0.browser == nil }) else { return }
        let browser = avahi_service_browser_new(
            client,
            AvahiIfIndex(AVAHI_IF_UNSPEC),
            AvahiProtocol(AVAHI_PROTO_INET),
            Self.type,
            nil,
            AvahiLookupFlags(0),
            avahiServiceChanged,
            context
        )
        let pointer = UInt(bitPattern: browser)
        state.withLock { $0.browser = OpaquePointer(bitPattern: pointer) }
    }

    fileprivate func groupChanged(_ groupState: AvahiEntryGroupState) {
        guard groupState == AVAHI_ENTRY_GROUP_COLLISION else { return }
        let client = state.withLock { $0.client.map { UInt(bitPattern: $0) } }
        if let client = client.flatMap({ OpaquePointer(bitPattern: $0) }) { rename(client) }
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
            avahiServiceResolved,
            context
        )
    }

    fileprivate func disappeared(_ interface: Int32, _ name: String) {
        state.withLock { $0.found?[Place(interface: interface, name: name)] = nil }
    }

    fileprivate func resolved(_ interface: Int32, _ station: FoundStation) {
        state.withLock { $0.found?[Place(interface: interface, name: station.name)] = station }
    }

    private var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}

// Functions of their own, so that they belong to no actor: Avahi calls them in its thread.

private func session(_ context: UnsafeMutableRawPointer?) -> AvahiSession? {
    context.map { Unmanaged<AvahiSession>.fromOpaque($0).takeUnretainedValue() }
}

private func avahiClientChanged(
    _ client: OpaquePointer?,
    _ state: AvahiClientState,
    _ context: UnsafeMutableRawPointer?
) {
    if let client { session(context)?.changed(client, to: state) }
}

private func avahiGroupChanged(
    _ group: OpaquePointer?,
    _ state: AvahiEntryGroupState,
    _ context: UnsafeMutableRawPointer?
) {
    session(context)?.groupChanged(state)
}

private func avahiServiceChanged(
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
    guard let name, let domain else { return }
    switch event {
    case AVAHI_BROWSER_NEW: session(context)?.appeared(interface, String(cString: name), String(cString: domain))
    case AVAHI_BROWSER_REMOVE: session(context)?.disappeared(interface, String(cString: name))
    default: break
    }
}

private func avahiServiceResolved(
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
    let station = FoundStation(
        name: String(cString: name),
        site: avahiText("site", in: texts),
        address: PeerAddress(host: host, port: Int(port)),
        id: avahiText("id", in: texts).flatMap { PeerID($0) }
    )
    session(context)?.resolved(interface, station)
}

/// The value of a pair among a service's texts.
private func avahiText(_ key: String, in texts: UnsafeMutablePointer<AvahiStringList>?) -> String? {
    guard let texts, let pair = avahi_string_list_find(texts, key) else { return nil }
    var value: UnsafeMutablePointer<CChar>?
    guard avahi_string_list_get_pair(pair, nil, &value, nil) == 0, let value else { return nil }
    defer { avahi_free(value) }
    return String(cString: value)
}
