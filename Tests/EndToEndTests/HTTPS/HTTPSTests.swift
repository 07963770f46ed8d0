import EndToEndSupport
import Foundation
import Testing

@Suite("A station by HTTPS", .enabled(if: TestCertificate.isPossible, "openssl is not installed"))
struct HTTPSTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func serve(_ certificate: String, _ key: String) -> [String] {
        [
            "serve", "--data-dir", folder["data"], "--open-board", "--port", "0", "--time-zone", "UTC",
            "--tls-certificate", folder[certificate], "--tls-key", folder[key],
        ]
    }

    @Test("the board comes with its certificate, and every cookie is for HTTPS only")
    func board() async throws {
        try await TestCertificate.make("station", in: folder)
        let trusted = folder["station.pem"]
        let outcome = try await Executable.withStation(serve("station.pem", "station.key")) { station in
            let address = try await station.address()
            #expect(address.hasPrefix("https://"))
            let board = try await SecureWeb.ask(address + "/?lang=zh", trusting: trusted)
            #expect(board.status == 200 && board.text.contains(#"<html lang="zh-Hans">"#))
            #expect(board["set-cookie"].count == 1 && board["set-cookie"].allSatisfy { $0.contains("Secure") })
            // A certificate of a local network comes and goes, and browsers must not insist on it.
            #expect(board["strict-transport-security"].isEmpty)

            let code = try await station.setUpCode()
            let form = """
                code=\(code)&name=Root&password=purple+tide+on+Sunday&site=Works&timeZone=UTC&hours=09:00-17:00&grace=5
                """
            let answer = try await SecureWeb.ask(address + "/set-up", trusting: trusted, form: form)
            #expect(answer.status == 303, "\(answer.text)")
            let cookie = try #require(answer["set-cookie"].first)
            #expect(cookie.contains("Secure") && cookie.contains("HttpOnly"))

            // What a kiosk is opened with is this station's own address.
            let session = String(cookie.prefix { $0 != ";" })
            let kiosks = try await SecureWeb.ask(address + "/kiosks", trusting: trusted, cookie: session)
            let csrfToken = try #require(kiosks.text.firstMatch(of: /name="csrfToken" value="([^"]+)"/)).output.1
            let made = try await SecureWeb.ask(
                address + "/kiosks",
                trusting: trusted,
                form: "name=Door&csrfToken=\(csrfToken)",
                cookie: session
            )
            #expect(made.text.contains("\(address)/kiosk/enrol") && !made.text.contains("http://127"), "\(made.text)")

            // Who speaks plain HTTP there gets nothing, and disturbs nobody.
            await #expect(throws: (any Error).self) { try await Web.get(address.replacing("https:", with: "http:")) }
            #expect(try await SecureWeb.ask(address + "/healthz", trusting: trusted).status == 200)
        }
        #expect(outcome.code == 0)
        #expect(
            outcome.errors.contains("expires in 29 days") && outcome.errors.contains("restart"),
            "\(outcome.errors)"
        )
    }

    @Test("a renewed certificate is taken by a restart")
    func renewal() async throws {
        for name in ["first", "second"] {
            try await TestCertificate.make(name, in: folder)
            for kind in ["pem", "key"] {
                try? FileManager.default.removeItem(atPath: folder["station." + kind])
                try FileManager.default.copyItem(atPath: folder["\(name).\(kind)"], toPath: folder["station." + kind])
            }
            let trusted = folder[name + ".pem"]
            try await Executable.withStation(serve("station.pem", "station.key")) { station in
                let address = try await station.address()
                #expect(try await SecureWeb.ask(address + "/healthz", trusting: trusted).status == 200)
            }
        }
    }

    @Test(
        "files that are of no use are refused in one line that names them and says what to do",
        arguments: [
            ("nowhere.pem", "station.key", "nowhere.pem", "Check that it exists"),
            ("station.pem", "nowhere.key", "nowhere.key", "Check that it exists"),
            ("data.pem", "station.key", "data.pem", "-----BEGIN CERTIFICATE-----"),
            ("station.key", "station.key", "station.key", "-----BEGIN CERTIFICATE-----"),
            ("station.pem", "data.pem", "data.pem", "-----BEGIN PRIVATE KEY-----"),
            ("station.pem", "locked.key", "locked.key", "passphrase"),
            ("station.pem", "other.key", "other.key", "does not belong"),
            ("old.pem", "station.key", "old.pem", "Renew it"),
        ]
    )
    func refusals(certificate: String, key: String, named: String, advice: String) async throws {
        try await TestCertificate.make("station", in: folder)
        try await TestCertificate.make("other", in: folder)
        try await TestCertificate.makeExpired(key: "station", in: folder)
        try await TestCertificate.makeLocked(key: "station", in: folder)
        try "no certificate".write(toFile: folder["data.pem"], atomically: true, encoding: .utf8)
        let outcome = try await Executable.run(serve(certificate, key))
        #expect(outcome.code == 78)
        #expect(outcome.errors.contains(folder[named]) && outcome.errors.contains(advice), "\(outcome.errors)")
        #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
        // Nothing was begun.
        #expect(!FileManager.default.fileExists(atPath: folder["data/journal.sqlite"]))
    }

    @Test(
        "one file without the other is refused, from wherever it is set",
        arguments: [
            (["--tls-certificate", "a.pem"], [:], "--tls-certificate", "--tls-key FILE"),
            ([], ["MUSTER_TLS_KEY": "a.key"], "MUSTER_TLS_KEY", "--tls-certificate FILE"),
        ] as [([String], [String: String], String, String)]
    )
    func half(flags: [String], environment: [String: String], named: String, advice: String) async throws {
        let arguments = ["serve", "--data-dir", folder["data"], "--port", "0"] + flags
        let outcome = try await Executable.run(arguments, environment: environment)
        #expect(outcome.code == 78)
        #expect(outcome.errors.contains(named) && outcome.errors.contains(advice), "\(outcome.errors)")
    }
}
