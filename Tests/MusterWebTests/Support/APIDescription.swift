import Foundation
import HTTPTypes
import HummingbirdTesting
import MusterWeb
import NIOCore
import Synchronization
import Testing

/// The description of the HTTP API, against which tests hold every answer that they get.
struct APIDescription: Sendable {
    /// An address with a method.
    struct Operation {
        let path: String
        let method: String
        /// What the description says of it.
        let value: JSONValue
        /// The parameters of the operation and of its address, resolved.
        let parameters: [JSONValue]

        var name: String { "\(method) \(path)" }
    }

    /// The places in the description that answers have met, while a test collects them.
    final class Coverage: Sendable {
        private let places = Mutex<Set<String>>([])

        var met: Set<String> { places.withLock { $0 } }

        func note(_ met: Set<String>) { places.withLock { $0.formUnion(met) } }
    }

    @TaskLocal static var coverage: Coverage?

    static let shared = Result { try APIDescription() }

    let document: JSONValue
    let operations: [Operation]

    private init() throws {
        let bytes = try EmbeddedFiles().document("openapi.json")
        let document = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
        let check = SchemaCheck(description: document)
        var operations: [Operation] = []
        for (path, item) in document["paths"]?.members ?? [:] {
            let common = item["parameters"]?.elements ?? []
            for (method, value) in item.members ?? [:] where method != "parameters" {
                let parameters = (common + (value["parameters"]?.elements ?? [])).map {
                    check.resolved($0, place: "").0
                }
                operations.append(Operation(path: path, method: method, value: value, parameters: parameters))
            }
        }
        self.document = document
        self.operations = operations.sorted { $0.name < $1.name }
    }

    /// The schema of an answer in JSON, and where it is; `nil` if the answer has none.
    func schema(of operation: Operation, status: String, type: String = "application/json") -> (
        JSONValue, place: String
    )? {
        guard let response = operation.value["responses"]?[status] else { return nil }
        let (found, place) = SchemaCheck(description: document)
            .resolved(response, place: "\(operation.name) \(status)")
        return found["content"]?[type]?["schema"].map { ($0, place) }
    }

    /// Records an issue where an answer is not as the description says; addresses of pages are passed over.
    static func hold(_ method: HTTPRequest.Method, _ address: String, _ response: TestResponse) throws {
        let path = String(address.prefix { $0 != "?" })
        let description = try shared.get()
        let method = method.rawValue.lowercased()
        guard let operation = description.operation(method, path) else { return }
        let (problems, met) = description.problems(of: operation, response)
        coverage?.note(met)
        #expect(problems.isEmpty, "\(method) \(address), \(response.status): \(problems.joined(separator: "; "))")
    }

    private func operation(_ method: String, _ path: String) -> Operation? {
        let parts = path.split(separator: "/")
        func fits(_ operation: Operation) -> Bool {
            let described = operation.path.split(separator: "/")
            return operation.method == method && described.count == parts.count
                && zip(described, parts).allSatisfy { $0 == $1 || $0.hasPrefix("{") }
        }
        // An address without parameters is more particular than one with.
        return operations.filter(fits).min { $0.path.count(of: "{") < $1.path.count(of: "{") }
    }

    private func problems(of operation: Operation, _ response: TestResponse) -> ([String], met: Set<String>) {
        var check = SchemaCheck(description: document)
        let status = "\(response.status.code)"
        guard let described = operation.value["responses"]?[status] else {
            return (["the status is not described"], [])
        }
        guard let content = check.resolved(described, place: "").0["content"]?.members else {
            return (response.body.readableBytes == 0 ? [] : ["a body is not described"], [])
        }
        let type = String((response.headers[.contentType] ?? "").prefix { $0 != ";" })
        guard content[type] != nil else { return (["the type “\(type)” is not described"], []) }
        guard let (schema, place) = schema(of: operation, status: status, type: type), type.hasSuffix("json") else {
            return ([], [])
        }
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(response.body.readableBytesView)) else {
            return (["the body is no JSON"], [])
        }
        check.check(value, schema, place: place)
        return (check.problems, check.met)
    }
}
