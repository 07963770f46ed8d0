import Foundation
import Hummingbird
import Station

extension IncomingRequest {
    /// What came with a request for a change: a program's JSON, or a browser's form.
    ///
    /// - Throws: ``RequestError/notAnObject``.
    func fields() throws -> RequestFields {
        guard Route.isForPrograms(request.uri.path) else { return RequestFields(form: form.fields) }
        do {
            let members = try JSONDecoder().decode([String: JSONMember].self, from: Data(bytes.readableBytesView))
            return RequestFields(members: members.mapValues(\.value))
        } catch {
            throw RequestError.notAnObject
        }
    }

    /// What is asked for, the same of a program and of a form.
    ///
    /// - Throws: ``RequestError``.
    func decode<Change: Decodable>(_ change: Change.Type) throws -> Change {
        try RequestDecoder.decode(change, from: fields())
    }
}

/// A member of a program's JSON object.
private struct JSONMember: Decodable {
    let value: RequestFields.Value

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = .null
        } else if let text = try? container.decode(String.self) {
            value = .text(text)
        } else if let flag = try? container.decode(Bool.self) {
            value = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            value = .number(number)
        } else if let texts = try? container.decode([String].self) {
            value = .list(texts, areNumbers: false)
        } else if let numbers = try? container.decode([Double].self) {
            value = .list(
                numbers.map { number in Int(exactly: number).map { String($0) } ?? number.description },
                areNumbers: true
            )
        } else {
            value = .other
        }
    }
}
