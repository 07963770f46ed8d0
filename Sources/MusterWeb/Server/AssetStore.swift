package import Hummingbird

/// The style sheet, the scripts and the pictures of the pages, under addresses that name their content: a browser may
/// keep them for ever, and a new version of the station is seen at once.
package struct AssetStore: Sendable {
    private struct Asset {
        let body: ByteBuffer
        let type: String
    }

    /// 16 hexadecimal digits that stand for the content of all assets together. One for all, so that the scripts can
    /// load each other by relative addresses.
    package let version: String
    private let assets: [String: Asset]

    package init(files: EmbeddedFiles = EmbeddedFiles()) {
        assets = files.assets.reduce(into: [:]) { assets, file in
            assets[file.key] = Asset(body: ByteBuffer(bytes: file.value), type: Self.type(of: file.key))
        }
        version = Self.fingerprint(files.assets)
    }

    /// The folder of the assets' addresses, with the slash at its end.
    package var base: String { "/assets/\(version)/" }

    /// The address of the sprite that holds the icons.
    package var icons: String { base + "icons.svg" }

    /// The answer for an asset; one of another version is answered with the present one, to be asked again.
    package func response(name: String, version: String) throws -> Response {
        guard let asset = assets[name] else { throw HTTPError(.notFound) }
        return Response(
            status: .ok,
            headers: [
                .contentType: asset.type,
                .cacheControl: version == self.version ? "public, max-age=31536000, immutable" : "no-store",
                .eTag: "\"\(self.version)\"",
            ],
            body: ResponseBody(byteBuffer: asset.body)
        )
    }

    private static func type(of name: String) -> String {
        switch name.split(separator: ".").last {
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        default: "application/octet-stream"
        }
    }

    /// FNV-1a, 64 bits, over names and contents in order of name: tells versions apart, and nobody attacks it.
    private static func fingerprint(_ files: [String: [UInt8]]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
            for byte in Array(name.utf8) + bytes {
                hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
            }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
