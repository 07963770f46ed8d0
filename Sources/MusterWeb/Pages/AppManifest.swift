import Attendance
import Hummingbird
import Station

/// What a browser needs to install the station as an app: its name, its icons, and where it begins.
///
/// It says nothing of the site, as everybody may read it: browsers ask for it without a cookie.
struct AppManifest: Sendable {
    let assets: AssetStore

    var route: Route {
        .get("/app.webmanifest", .everyone) { incoming in
            Response(
                status: .ok,
                headers: [.contentType: "application/manifest+json; charset=utf-8", .cacheControl: "no-store"],
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes(incoming.language)))
            )
        }
    }

    /// The manifest in a language.
    private func bytes(_ language: Language) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            for (name, value) in [
                ("id", "/"), ("start_url", "/"), ("scope", "/"), ("display", "standalone"), ("lang", language.tag),
                ("name", language.texts.appName), ("short_name", "Muster"),
                ("description", language.texts.appDescription),
                ("background_color", "#f4f2ec"), ("theme_color", "#0d5c46"),
            ] {
                json.key(name)
                json.string(value)
            }
            json.key("icons")
            // The second fills its square, so that a system may cut it to the shape of its icons.
            json.array([("favicon.svg", "any"), ("app.svg", "maskable")]) { json, icon in
                json.object { json in
                    for (name, value) in [
                        ("src", assets.base + icon.0), ("type", "image/svg+xml"), ("sizes", "any"), ("purpose", icon.1),
                    ] {
                        json.key(name)
                        json.string(value)
                    }
                }
            }
        }
        return json.bytes
    }
}
