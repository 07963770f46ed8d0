package import Attendance
import Foundation

/// What is to be made: for which payroll program, or with which columns, and what codes are called there.
package struct PayrollOrder: Sendable {
    /// As programs send it.
    private struct Document: Decodable {
        let mapping: PayrollMapping
        let template: PayrollTemplate?
    }

    /// The most bytes of a mapping with a template.
    package static let largest = 1 << 20

    private let format: PayrollFormat?
    private let mapping: PayrollMapping
    private let template: PayrollTemplate?

    /// Reads the document that programs send: `{"mapping": …}`, with a `template` for columns of their own.
    ///
    /// - Parameter format: the name of a format; `nil` with a template.
    /// - Throws: ``PayrollError``.
    package init(reading bytes: [UInt8], format: String?) throws(PayrollError) {
        let document: Document = try Self.value(of: bytes, named: .document)
        try self.init(format, document.mapping, document.template)
    }

    /// Reads the files that offices write.
    ///
    /// - Parameters:
    ///   - format: the name of a format; `nil` with a template.
    ///   - template: columns of their own; `nil` with a format.
    /// - Throws: ``PayrollError``.
    package init(mapping: [UInt8], template: [UInt8]?, format: String?) throws(PayrollError) {
        let columns: PayrollTemplate? = if let template { try Self.value(of: template, named: .template) } else { nil }
        try self.init(format, try Self.value(of: mapping, named: .mapping), columns)
    }

    /// Reads what is kept under a name.
    ///
    /// - Throws: ``PayrollError``.
    init(_ setup: PayrollSetupSet) throws(PayrollError) {
        try self.init(
            mapping: Array((setup.mapping ?? "").utf8),
            template: setup.template.map { Array($0.utf8) },
            format: setup.format
        )
    }

    private init(
        _ format: String?,
        _ mapping: PayrollMapping,
        _ template: PayrollTemplate?
    ) throws(PayrollError) {
        if let format {
            guard let known = PayrollFormat(rawValue: format) else { throw .unknownFormat(format) }
            self.format = known
        } else {
            self.format = nil
        }
        guard (format == nil) != (template == nil) else { throw .formatOrTemplate }
        try mapping.check()
        try template?.check()
        self.mapping = mapping
        self.template = template
    }

    /// A file of a period that is over.
    ///
    /// - Throws: ``PayrollError``.
    package func file(
        of people: [PersonPay],
        in range: DayRange,
        today: LocalDay
    ) throws(PayrollError) -> PayrollFile {
        // Hours of a day that goes on would be cut off, and leave ahead would be in days where it will be in hours.
        guard range.to < today else { throw .notOver(from: max(range.from, today)) }
        return try file(of: PayrollEntry.entries(of: people), in: range)
    }

    /// A file of what people are paid by.
    ///
    /// - Throws: ``PayrollError``.
    package func file(of entries: [PayrollEntry], in range: DayRange) throws(PayrollError) -> PayrollFile {
        let entries = entries.filter { !$0.isOff || mapping.codes[$0.code]?.calendarDays == true }
        if let template { return try template.file(of: entries, in: range, mapping: mapping) }
        guard let format else { throw .formatOrTemplate }
        return try format.file(of: entries, in: range, mapping: mapping)
    }

    /// Reads JSON that people write by hand, and says where it is wrong.
    private static func value<Value: Decodable>(
        of bytes: [UInt8],
        named document: PayrollDocumentFault.Document
    ) throws(PayrollError) -> Value {
        guard bytes.count <= largest else {
            throw .unreadable(.tooLarge(document, limit: largest))
        }
        do {
            return try JSONDecoder().decode(Value.self, from: Data(bytes))
        } catch DecodingError.keyNotFound(let key, let context) {
            throw .unreadable(.missing(document, key.stringValue, place: place(context.codingPath)))
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
            throw .unreadable(.wrongKind(document, place: place(context.codingPath)))
        } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
            throw .unreadable(.unknownValue(document, place: place(context.codingPath)))
        } catch {
            throw .unreadable(.notJSON(document))
        }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        path.map(\.stringValue).joined(separator: " → ")
    }
}
