import EndToEndSupport
import Foundation
import Testing

/// A real time-stamp server: `openssl ts` behind HTTP, with an authority of its own.
struct TimeStampServer: Sendable {
    let folder: TemporaryFolder
    let port: Int

    /// Stamps.
    var address: String { "http://127.0.0.1:\(port)/" }
    /// Answers with what was answered last.
    var replaying: String { address + "replay" }
    /// Takes no hash that is asked.
    var refusing: String { address + "refuse" }
    /// Answers with something else.
    var wrong: String { address + "wrong" }
    /// The certificate of the authority.
    var authority: String { folder["ca.pem"] }
    /// The certificate of an authority that has nothing to do with it.
    var foreignAuthority: String { folder["foreign.pem"] }

    private static let program = """
        import http.server, os, subprocess, sys, tempfile
        folder = sys.argv[1]
        last = b''
        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                global last
                asked = self.rfile.read(int(self.headers['content-length']))
                if self.headers['content-type'] != 'application/timestamp-query':
                    return self.send_error(415)
                if self.path == '/wrong':
                    answer = b'no time stamp'
                elif self.path == '/replay':
                    answer = last
                else:
                    with tempfile.TemporaryDirectory() as work:
                        query, reply = os.path.join(work, 'q'), os.path.join(work, 'r')
                        open(query, 'wb').write(asked)
                        section = 'strange' if self.path == '/refuse' else 'stamping'
                        subprocess.run(['openssl', 'ts', '-reply', '-config', folder + '/tsa.cnf', '-section', section,
                            '-queryfile', query, '-out', reply], check=True, capture_output=True)
                        answer = last = open(reply, 'rb').read()
                self.send_response(200)
                self.send_header('content-type', 'application/timestamp-reply')
                self.send_header('content-length', str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)
            def log_message(self, *arguments): pass
        server = http.server.HTTPServer(('127.0.0.1', 0), Handler)
        open(folder + '/port.new', 'w').write(str(server.server_port))
        os.rename(folder + '/port.new', folder + '/port')
        server.serve_forever()
        """

    /// Runs `body` with a server.
    static func with(_ body: (TimeStampServer) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        try makeAuthority(in: folder)
        try program.write(toFile: folder["server.py"], atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = [folder["server.py"], folder.path]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        defer {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        var port: Int?
        _ = try await comesTrue {
            port = (try? String(contentsOfFile: folder["port"], encoding: .utf8)).flatMap { Int($0) }
            return port != nil
        }
        try await body(TimeStampServer(folder: folder, port: try #require(port)))
    }

    private static func makeAuthority(in folder: TemporaryFolder) throws {
        func openssl(_ arguments: String...) throws { try OpenSSL.run("/usr/bin/openssl", arguments) }
        for name in ["ca", "foreign"] {
            try openssl(
                "req",
                "-x509",
                "-newkey",
                "rsa:2048",
                "-nodes",
                "-days",
                "2",
                "-subj",
                "/CN=\(name)",
                "-keyout",
                folder["\(name).key"],
                "-out",
                folder["\(name).pem"]
            )
        }
        try openssl(
            "req",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-subj",
            "/CN=Stamps",
            "-keyout",
            folder["tsa.key"],
            "-out",
            folder["tsa.csr"]
        )
        try "extendedKeyUsage = critical,timeStamping\n".write(
            toFile: folder["tsa.ext"],
            atomically: true,
            encoding: .utf8
        )
        try openssl(
            "x509",
            "-req",
            "-in",
            folder["tsa.csr"],
            "-CA",
            folder["ca.pem"],
            "-CAkey",
            folder["ca.key"],
            "-days",
            "2",
            "-extfile",
            folder["tsa.ext"],
            "-out",
            folder["tsa.pem"]
        )
        func section(_ name: String, digests: String) -> String {
            """
            [\(name)]
            serial = \(folder["serial"])
            crypto_device = builtin
            signer_cert = \(folder["tsa.pem"])
            certs = \(folder["ca.pem"])
            signer_key = \(folder["tsa.key"])
            signer_digest = sha256
            default_policy = 1.2.3.4.1
            digests = \(digests)
            accuracy = secs:1
            ordering = yes
            tsa_name = yes
            ess_cert_id_alg = sha256

            """
        }
        let configuration = section("stamping", digests: "sha256") + section("strange", digests: "sha512")
        try configuration.write(toFile: folder["tsa.cnf"], atomically: true, encoding: .utf8)
    }
}
