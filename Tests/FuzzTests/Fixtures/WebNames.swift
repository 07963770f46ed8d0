import Foundation
import HTTPTypes
import MusterWeb

/// What the server's own pages and description call things: fields of forms, members of documents, parts of addresses.
struct WebNames {
    /// Pages from which the others are found.
    static let firstPages = [
        "/", "/people", "/people/new", "/people/import", "/punches/import", "/items", "/items/new", "/rules",
        "/rules/new",
        "/receivers", "/beacons", "/stations", "/stations/sharing", "/messages", "/links", "/settings", "/retention",
        "/plan",
        "/periods", "/what-if", "/exceptions", "/corrections", "/timesheets", "/roll-call", "/transmit", "/accounts",
        "/kiosks",
        "/tokens", "/account", "/conflicts", "/kiosk",
    ]
    /// Values for parts of addresses that no page leads to.
    static let usual: [String: [String]] = [
        "number": ["7", "8", "9", "1"], "day": ["2026-03-02", "2026-03-03"], "month": ["2026-03", "2026-02"],
        "type": ["punch.recorded", "person.added"], "version": ["0"], "name": ["muster.css"],
        "badge": ["\(SmallOffice.badge(7))", "\(SmallOffice.badge(99))"],
    ]

    /// Names that may stand behind a question mark.
    private(set) var query = [
        "from", "to", "day", "month", "page", "q", "person", "number", "department", "lang", "status",
    ]
    /// Values that pages have for a name.
    private(set) var values: [String: [String]] = [:]
    /// Values of any name.
    private(set) var any = [
        "7", "2026-03-02", "2026-03", "09:00-17:30", "09:00", "Ada", "Design", "in", "on", "1", "2026-03-02 09:00",
    ]
    /// Addresses that pages lead to.
    private(set) var links: Set<String> = []
    /// By a route's path and the name of its part: values that pages have.
    private(set) var parameters: [String: [String]] = [:]
    private var forms: [(action: String, fields: [String])] = []
    private var documents: [String: [String]] = [:]

    /// The fields of a form that is sent to a route.
    func fields(of route: Route) -> [String] {
        let own = forms.filter { Self.parts(of: $0.action, as: route.path) != nil }.flatMap(\.fields)
        return own.isEmpty ? Array(values.keys.sorted().prefix(12)) : own
    }

    /// The members of a document that is sent to a route.
    func members(of route: Route) -> [String] {
        documents["\(route.method) \(route.path)"] ?? Array(query.prefix(4))
    }

    /// - Returns: the parts of an address by their names in a route's path; `nil` for the address of another.
    private static func parts(of address: String, as path: String) -> [(name: String, value: String)]? {
        let (found, wanted) = (address.split(separator: "/"), path.split(separator: "/"))
        guard found.count == wanted.count else { return nil }
        var parts: [(String, String)] = []
        for (value, name) in zip(found, wanted) {
            if name.hasPrefix(":") {
                parts.append((String(name.dropFirst()), String(value).removingPercentEncoding ?? String(value)))
            } else if value != name {
                return nil
            }
        }
        return parts
    }

    // MARK: Pages

    mutating func read(page: String, routes: [Route]) {
        var form: (action: String, fields: [String])?
        for tag in page.split(separator: "<") {
            let tag = tag.prefix { $0 != ">" }
            if tag.hasPrefix("/form"), let ended = form {
                forms.append(ended)
                form = nil
            }
            if let address = Self.attribute("href", tag) ?? Self.attribute("action", tag), address.hasPrefix("/") {
                follow(address, routes)
                if tag.hasPrefix("form") { form = (String(address.prefix { $0 != "?" }), []) }
            }
            guard let name = Self.attribute("name", tag), !name.isEmpty, name != "csrfToken" else { continue }
            form?.fields.append(name)
            let value = Self.attribute("value", tag) ?? ""
            if value.count < 200, values[name]?.contains(value) != true { values[name, default: []].append(value) }
        }
    }

    private mutating func follow(_ address: String, _ routes: [Route]) {
        let halves = address.split(separator: "?", maxSplits: 1)
        guard let path = halves.first.map(String.init) else { return }
        for pair in halves.dropFirst().joined().split(separator: "&") {
            let name = String(pair.prefix { $0 != "=" })
            if name.allSatisfy(\.isLetter), !name.isEmpty, !query.contains(name) { query.append(name) }
        }
        for route in routes {
            for part in Self.parts(of: path, as: route.path) ?? [] {
                let key = route.path + " " + part.name
                if parameters[key]?.contains(part.value) != true { parameters[key, default: []].append(part.value) }
            }
        }
        if routes.contains(where: { $0.method == .get && Self.parts(of: path, as: $0.path)?.isEmpty == false }) {
            links.insert(address)
        }
    }

    private static func attribute(_ name: String, _ tag: Substring) -> String? {
        guard let begin = tag.range(of: " \(name)=\"") else { return nil }
        return String(tag[begin.upperBound...].prefix { $0 != "\"" }).replacing("&amp;", with: "&")
    }

    // MARK: The description of the API

    mutating func read(description: JSONTree) {
        guard case .object(let paths)? = description["paths"] else { return }
        for (path, methods) in paths {
            guard case .object(let operations) = methods else { continue }
            for (method, operation) in operations {
                let route = "\(method.uppercased()) \(path.replacing("{", with: ":").replacing("}", with: ""))"
                documents[route] = Self.members(operation, description)
                for parameter in Self.list(operation["parameters"]) {
                    let resolved = Self.resolved(parameter, description)
                    guard case .text(let name)? = resolved["name"], !query.contains(name) else { continue }
                    query.append(name)
                }
            }
        }
    }

    private static func members(_ operation: JSONTree, _ description: JSONTree) -> [String]? {
        guard let body = operation["requestBody"].map({ resolved($0, description) }),
            let schema = body["content"]?["application/json"]?["schema"].map({ resolved($0, description) }),
            case .object(let properties)? = schema["properties"]
        else { return nil }
        return properties.map(\.name)
    }

    private static func list(_ tree: JSONTree?) -> [JSONTree] { if case .array(let all)? = tree { all } else { [] } }

    private static func resolved(_ tree: JSONTree, _ description: JSONTree) -> JSONTree {
        guard case .text(let address)? = tree["$ref"] else { return tree }
        return address.split(separator: "/").dropFirst().reduce(description) { $0[String($1)] ?? .null }
    }
}
