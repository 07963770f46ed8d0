import Foundation

extension Browser {
    /// The processes of which the browser is made, its driver among them.
    ///
    /// - Parameter condition: gets the name of each program.
    func processes(where condition: (String) -> Bool) -> [pid_t] {
        Self.processes(in: folder).filter { process in
            let name = (try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)) ?? ""
            return condition(name.trimmingCharacters(in: .newlines))
        }
    }

    /// The processes whose home is the folder.
    static func processes(in folder: String) -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.filter { process in
            guard let data = FileManager.default.contents(atPath: "/proc/\(process)/environ") else { return false }
            return String(decoding: data, as: UTF8.self).split(separator: "\0").contains("HOME=\(folder)")
        }
    }
}
