import CAssets

/// The files of `Assets`, which the compiler puts inside the executable.
package struct EmbeddedFiles: Sendable {
    /// A file that was asked for by a name that no file has.
    package struct Missing: Error, CustomStringConvertible {
        package let name: String
        package var description: String { "The file \(name) is not inside the executable." }
    }

    /// What browsers load, by name.
    package let assets: [String: [UInt8]]
    private let templates: [String: [UInt8]]
    private let documents: [String: [UInt8]]

    package init() {
        var files: [String: [UInt8]] = [:]
        var line = muster_assets()
        while let file = line?.pointee, let name = file.name, let text = file.text {
            files[String(cString: name)] = Array(String(cString: text).utf8)
            line = line?.successor()
        }
        templates = files.filter { $0.key.hasSuffix(".mustache") }
        documents = files.filter { $0.key.hasSuffix(".json") }
        assets = files.filter { !$0.key.hasSuffix(".mustache") && !$0.key.hasSuffix(".json") }
    }

    /// What programs read, as `openapi.json`.
    package func document(_ name: String) throws(Missing) -> [UInt8] {
        guard let bytes = documents[name] else { throw Missing(name: name) }
        return bytes
    }

    package func text(_ template: String) throws(Missing) -> String {
        guard let bytes = templates[template] else { throw Missing(name: template) }
        // Without the line break at the file's end, which would stand between elements.
        let text = String(decoding: bytes, as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
