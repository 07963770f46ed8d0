import Foundation
import NIOConcurrencyHelpers
package import NIOCore

/// The connections of one server: how many there are, and which has to go when there are too many.
package final class ConnectionRegister: Sendable {
    package let limits: ConnectionLimits
    private let state = NIOLockedValueBox(State())

    private struct State {
        var connections: [ObjectIdentifier: Connection] = [:]
        var counts: [String: Int] = [:]
    }

    private struct Connection {
        let channel: any Channel
        let origin: String
        var isBusy = false
        var idleSince: NIODeadline
    }

    package init(limits: ConnectionLimits) { self.limits = limits }

    /// How many connections are open.
    package var count: Int { state.withLockedValue { $0.connections.count } }

    /// Takes a connection in. Where there are too many, the one that has done nothing for the longest time is closed for it.
    ///
    /// - Returns: `false` where every other is at work: this one is to be refused.
    func admits(_ channel: any Channel, at now: NIODeadline) -> Bool {
        let origin = Self.origin(of: channel.remoteAddress)
        var displaced: (any Channel)?
        let isAdmitted = state.withLockedValue { state in
            let isOriginFull = state.counts[origin, default: 0] >= limits.mostOfOneAddress
            if isOriginFull || state.connections.count >= limits.most {
                let idle = state.connections.filter { !$0.value.isBusy && (!isOriginFull || $0.value.origin == origin) }
                guard let longest = idle.min(by: { $0.value.idleSince < $1.value.idleSince }) else { return false }
                displaced = longest.value.channel
                Self.remove(longest.key, from: &state)
            }
            state.connections[ObjectIdentifier(channel)] = Connection(channel: channel, origin: origin, idleSince: now)
            state.counts[origin, default: 0] += 1
            return true
        }
        displaced?.close(promise: nil)
        return isAdmitted
    }

    func update(_ channel: any Channel, isBusy: Bool, at now: NIODeadline) {
        state.withLockedValue { state in
            state.connections[ObjectIdentifier(channel)]?.isBusy = isBusy
            state.connections[ObjectIdentifier(channel)]?.idleSince = now
        }
    }

    func closed(_ channel: any Channel) {
        state.withLockedValue { Self.remove(ObjectIdentifier(channel), from: &$0) }
    }

    private static func remove(_ key: ObjectIdentifier, from state: inout State) {
        guard let connection = state.connections.removeValue(forKey: key) else { return }
        let left = state.counts[connection.origin, default: 0] - 1
        state.counts[connection.origin] = left > 0 ? left : nil
    }

    /// Where a connection comes from: an address, or a network of /64.
    package static func origin(of address: SocketAddress?) -> String {
        guard case .v6(let address) = address else { return address?.ipAddress ?? "local" }
        return withUnsafeBytes(of: address.address.sin6_addr) { bytes in
            // IPv4 within IPv6 is one address.
            let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
            return (isMapped ? bytes[...] : bytes.prefix(8)).map { String($0, radix: 16) }.joined(separator: ":")
        }
    }
}
