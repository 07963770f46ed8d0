import EndToEndSupport
import Foundation
import Subprocess
import SystemPackage
import Testing

/// Debian's nginx before processes of a test, as `docs/hub.md` sets it up.
enum Proxy {
    private static let program = "/usr/sbin/nginx"
    static var isPossible: Bool {
        ProcessInfo.processInfo.environment["MUSTER_PROXY_REQUIRED"] == "1"
            || FileManager.default.isExecutableFile(atPath: program)
    }

    /// Runs it while `body` uses it.
    ///
    /// - Parameter servers: those that it may ask, as `127.0.0.1:8081`.
    static func with(_ servers: [String], _ body: (_ address: String) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        let port = try await FreePort.find()
        let file = folder["nginx.conf"]
        try configuration(servers, port: port, folder: folder).write(toFile: file, atomically: true, encoding: .utf8)
        _ = try await Subprocess.run(
            .path(FilePath(program)),
            arguments: ["-p", folder.path, "-c", file, "-e", folder["errors"]],
            input: .none,
            output: .discarded,
            error: .discarded
        ) { execution in
            let result: Result<Void, any Error>
            do {
                let address = "http://127.0.0.1:\(port)"
                let isThere = try await comesTrue { (try? await Web.get(address + "/healthz").status) == 200 }
                let said = try? String(contentsOfFile: folder["errors"], encoding: .utf8)
                try #require(isThere, "\(said ?? "")")
                result = .success(try await body(address))
            } catch {
                result = .failure(error)
            }
            try execution.send(signal: .terminate)
            try result.get()
        }
    }

    private static func configuration(_ servers: [String], port: Int, folder: TemporaryFolder) -> String {
        let folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map {
            "\($0)_temp_path \(folder.path)/\($0);"
        }
        return """
            daemon off;
            \(geteuid() == 0 ? "user root;" : "")
            pid \(folder.path)/pid;
            events {}
            http {
                access_log off;
                \(folders.joined(separator: "\n"))
                upstream pages {
                    \(servers.map { "server \($0) fail_timeout=1s;" }.joined(separator: "\n"))
                }
                server {
                    listen 127.0.0.1:\(port);
                    location / {
                        proxy_pass http://pages;
                        proxy_http_version 1.1;
                        proxy_set_header Connection "";
                        proxy_set_header Host $http_host;
                        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
                        proxy_read_timeout 1h;
                        add_header X-Served-By $upstream_addr;
                    }
                }
            }

            """
    }
}
