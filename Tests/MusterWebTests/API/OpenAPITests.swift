import Attendance
import Foundation
import HTTPTypes
import HummingbirdTesting
import MusterWeb
import NIOCore
import Station
import Testing

@Suite("The description of the HTTP API")
struct OpenAPITests {
    /// A route with its address as the description writes it.
    private struct Described {
        let route: Route
        let name: String
        /// The names of the address's parts that vary.
        let variables: [String]

        init(_ route: Route) {
            let parts = route.path.split(separator: "/")
            let path = parts.map { $0.hasPrefix(":") ? "{\($0.dropFirst())}" : String($0) }
            name = "\(route.method.rawValue.lowercased()) /\(path.joined(separator: "/"))"
            variables = parts.filter { $0.hasPrefix(":") }.map { String($0.dropFirst()) }
            self.route = route
        }
    }

    private static func routes() throws -> [Described] {
        let services = try makeTestServices(InMemoryBoardSource(Fixtures.board()))
        return try routeTable(services: services, configuration: WebConfiguration(port: 0, version: "1"))
            .filter(\.isForPrograms).map { Described($0) }
    }

    @Test("it is served as it is in the file")
    func served() async throws {
        let services = try makeTestServices(InMemoryBoardSource(Fixtures.board()))
        let body = try await makeTestApplication(services).test(.router) { client in
            try await client.execute(uri: "/api/v1/openapi.json", method: .get) { Array($0.body.readableBytesView) }
        }
        #expect(try body == EmbeddedFiles().document("openapi.json"))
    }

    @Test("every route for programs is described, and nothing else is")
    func complete() throws {
        let described = try APIDescription.shared.get().operations.map(\.name)
        #expect(described.sorted() == (try Self.routes().map(\.name).sorted()))
    }

    @Test(
        "each operation says who may use it, what varies in its address, and whether it takes a body, as its route does"
    )
    func routes() throws {
        let description = try APIDescription.shared.get()
        let operations = Dictionary(uniqueKeysWithValues: description.operations.map { ($0.name, $0) })
        for described in try Self.routes() {
            guard let operation = operations[described.name] else { continue }
            let security = operation.value["security"] ?? description.document["security"]
            #expect(security == Self.security(described.route.access), "\(described.name)")
            let variables = operation.parameters.filter { $0["in"] == .string("path") }
            #expect(
                variables.compactMap { $0["name"]?.text }.sorted() == described.variables.sorted(),
                "\(described.name)"
            )
            #expect(variables.allSatisfy { $0["required"] == .boolean(true) }, "\(described.name)")
            #expect((operation.value["requestBody"] != nil) == (described.route.body != .none), "\(described.name)")
        }
    }

    /// What a route's access is in the description: the scopes that a token must have.
    private static func security(_ access: Route.Access) -> JSONValue? {
        func token(_ scopes: [Permission]) -> JSONValue {
            .array([.object(["token": .array(scopes.map { .string($0.rawValue) })])])
        }
        return switch access {
        case .everyone: .array([])
        case .board: token([.viewBoard])
        case .signedIn: token([])
        case .permission(let permission): token([permission])
        case .session: nil
        }
    }

    @Test("each operation has a name of its own, a summary, a group that is listed, and answers to a wrong token")
    func named() throws {
        let description = try APIDescription.shared.get()
        let names = description.operations.compactMap { $0.value["operationId"]?.text }
        #expect(Set(names).count == description.operations.count)
        let groups = description.document["tags"]?.elements?.compactMap { $0["name"]?.text } ?? []
        #expect(Set(description.operations.flatMap { $0.value.texts("tags") }) == Set(groups))
        for operation in description.operations {
            #expect(operation.value.texts("tags").count == 1, "\(operation.name)")
            let summary = operation.value["summary"]?.text ?? ""
            #expect(!summary.isEmpty && !summary.hasSuffix("."), "\(operation.name)")
            let answers = operation.value["responses"]?.members ?? [:]
            let isOpen = operation.value["security"] == .array([])
            #expect((answers["401"] != nil) == !isOpen && (answers["403"] != nil) == !isOpen, "\(operation.name)")
        }
    }

    @Test("every example and every default is a value that its schema allows")
    func examples() throws {
        let document = try APIDescription.shared.get().document
        var count = 0
        func walk(_ value: JSONValue, place: String) {
            for (index, element) in (value.elements ?? []).enumerated() { walk(element, place: "\(place)/\(index)") }
            guard let members = value.members else { return }
            // An example beside a schema, or in one.
            let examples =
                [members["example"], members["default"]].compactMap { $0 } + (members["examples"]?.elements ?? [])
            let isSchema = members["type"] != nil || members["enum"] != nil || members["schema"] != nil
            for example in examples where isSchema {
                var check = SchemaCheck(description: document)
                check.check(example, members["schema"] ?? value, place: place)
                #expect(check.problems.isEmpty, "\(place): \(check.problems)")
                count += 1
            }
            for (name, member) in members where !["example", "examples", "default"].contains(name) {
                walk(member, place: "\(place)/\(name)")
            }
        }
        walk(document, place: "#")
        #expect(count > 20)
    }

    /// Lists of words that the description repeats from types of the station.
    private static let words: [(place: String, words: [String])] = [
        ("Event/properties/type", (EventType.recorded + [.test]).map(\.rawValue)),
        ("Event/properties/source", Source.allCases.map(\.rawValue)),
        ("Punch/properties/source", Source.allCases.map(\.rawValue)),
        ("Punch/properties/direction", Punch.Direction.allCases.map(\.rawValue)),
        ("NewCorrection/properties/direction", Punch.Direction.allCases.map(\.rawValue)),
        ("BoardPerson/properties/status", AttendanceStatus.allCases.map(\.rawValue)),
        ("Alert/properties/kind", Alert.Kind.allCases.map(\.rawValue)),
        ("Rule/properties/means", Door.Means.allCases.map(\.rawValue)),
        ("NewRule/properties/means", Door.Means.allCases.map(\.rawValue)),
        ("ChannelKind", ChannelKind.allCases.map(\.rawValue)),
        ("LinkAnswer/properties/reason", SendOutcome.Reason.allCases.map(\.rawValue)),
        ("Message/properties/kind", MessageForm.allCases.map(\.rawValue)),
        // What was deleted is not there for programs.
        ("Message/properties/state", Message.State.allCases.filter { $0 != .deleted }.map(\.rawValue)),
        ("Message/properties/reason", MessageRefusal.allCases.map(\.rawValue)),
        ("NewLeave/properties/kind", Leave.Kind.allCases.map(\.rawValue)),
        ("NewPayRules/properties/scope", ScopeWord.allCases.map(\.rawValue)),
        ("NewPayRules/properties/template", PayTemplate.allCases.map(\.rawValue)),
        ("NewBooking/properties/kind", AccountBooking.Kind.allCases.map(\.rawValue)),
        ("NewLaws/properties/laws/items", WorkLaw.allCases.map(\.rawValue)),
        ("NewMark/properties/state", RollCallMark.State.allCases.map(\.rawValue)),
        ("NewPolicy/properties/away", TimesheetPolicy.Away.allCases.map(\.rawValue)),
        ("NewPolicy/properties/closing", TimesheetPolicy.Closing.allCases.map(\.rawValue)),
    ]

    @Test("lists of words are those of the station", arguments: words)
    func enumerations(place: String, words: [String]) throws {
        var value: JSONValue? = try APIDescription.shared.get().document["components"]?["schemas"]
        for name in place.split(separator: "/") { value = value?[String(name)] }
        #expect(value?.texts("enum").sorted() == words.sorted())
    }

    @Test("the schema of a language allows all that there are", arguments: Language.all)
    func languages(language: Language) throws {
        let document = try APIDescription.shared.get().document
        let schema = try #require(document["components"]?["schemas"]?["Language"])
        var check = SchemaCheck(description: document)
        check.check(.string(language.rawValue), schema, place: "Language")
        check.check(.string("English"), schema, place: "name")
        #expect(check.problems.count == 1, "\(check.problems)")
    }

    @Test("every part that operations share is used, and every reference leads to one")
    func references() throws {
        let document = try APIDescription.shared.get().document
        var used: Set<String> = []
        func walk(_ value: JSONValue) {
            if let reference = value["$ref"]?.text { used.insert(reference) }
            value.elements?.forEach(walk)
            value.members?.values.forEach(walk)
        }
        walk(document)
        var parts: Set<String> = []
        for kind in ["parameters", "responses", "schemas"] {
            for name in document["components"]?[kind]?.members?.keys.sorted() ?? [] {
                parts.insert("#/components/\(kind)/\(name)")
            }
        }
        // Events are no answers: webhooks, MQTT and the stream carry them.
        #expect(used.subtracting(parts).isEmpty)
        #expect(parts.subtracting(used) == ["#/components/schemas/Event"])
    }
}
