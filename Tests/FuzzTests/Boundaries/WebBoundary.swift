import Attendance
import BeaconKit
import EndToEndSupport
import Foundation
import HTTPTypes
import Hummingbird
import MusterExports
import MusterStorage
import MusterWeb
import NIOCore
import Station

/// Requests to the web server, in the name of an administrator: every route with forms, documents, tables, pictures and queries.
struct WebBoundary: Boundary {
    static let casesTogether: UInt64 = 300

    private let server: WebServerInMemory
    /// Routes that would end the session, or never end.
    private static let left: Set<String> = [
        "/sign-out", "/account/sign-out-everywhere", "/account/password", "/events", "/beacons/events", "/items/events",
        "/api/v1/events", "/accounts/:id/password", "/accounts/:id/remove", "/accounts/:id",
    ]

    init(_ random: inout FuzzCase) async throws { server = try await WebServerInMemory() }

    mutating func take(_ random: inout FuzzCase) async throws {
        let routes = server.routes.filter { !Self.left.contains($0.path) }
        let route = random.one(of: routes)
        let path = path(of: route, &random)
        let body = route.method == .get ? nil : body(of: route, &random)
        let before = try server.journal.ownHead()
        let answer = try await server.answer(route.method, path, body: body)
        try FuzzFailure.unless(answer.status < 500 || answer.status == 503, "\(route.method) \(path): \(answer.status)")
        guard answer.status >= 400 else { return random.accept() }
        let isUnchanged = try server.journal.ownHead() == before
        try FuzzFailure.unless(
            isUnchanged,
            "\(route.method) \(path) was refused (\(answer.status)) and changed something"
        )
        guard route.isForPrograms else { return }
        let problem = try? JSONTree(answer.body)
        guard case .number(let status)? = problem?["status"] else {
            throw FuzzFailure("\(route.method) \(path) is refused without a problem: \(answer)")
        }
        try FuzzFailure.unless(status == "\(answer.status)", "a problem of \(status) with \(answer.status)")
    }

    private func path(of route: Route, _ random: inout FuzzCase) -> String {
        let parts = route.path.split(separator: "/").map { part in
            guard part.hasPrefix(":") else { return String(part) }
            let value = server.parameter(String(part.dropFirst()), in: route.path, &random)
            let text = random.once(in: 3) ? random.mutated(value) : value
            return text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "x"
        }
        let names = server.names.query
        let query = (0..<random.number(0...4)).map { _ in
            let name = random.one(of: names)
            let value = value(of: name, &random)
            return name + "=" + (value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "x")
        }
        return "/" + parts.joined(separator: "/") + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    }

    /// A value as the field's name lets one expect, or another.
    private func value(of name: String, _ random: inout FuzzCase) -> String {
        let value = random.one(of: server.names.values[name] ?? server.names.any)
        return random.once(in: 2) ? random.mutated(value) : value
    }

    private func body(of route: Route, _ random: inout FuzzCase) -> [UInt8] {
        if route.isForPrograms {
            if random.once(in: 12) { return random.bytes(random.number(0...400)) }
            let members = server.names.members(of: route).map { name -> (name: String, value: JSONTree) in
                let value = random.once(in: 5) ? self.value(of: name, &random) : random.one(of: server.names.any)
                return (name, Self.tree(value, &random))
            }
            let tree = JSONTree.object(members.filter { _ in !random.once(in: 5) })
            return random.once(in: 2) ? tree.bytes : random.mutated(tree)
        }
        let fields = server.names.fields(of: route).filter { _ in !random.once(in: 6) }
        let form = fields.map { name in
            name + "=" + (value(of: name, &random).addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
        }
        return Array((form + ["csrfToken=\(server.csrfToken)"]).joined(separator: "&").utf8)
    }

    private static func tree(_ value: String, _ random: inout FuzzCase) -> JSONTree {
        switch random.number(0...7) {
        case 0: .boolean(true)
        case 1: .array([.text(value)])
        case 2: .null
        case 3...4 where Int(value) != nil: .number(value)
        default: .text(value)
        }
    }
}
