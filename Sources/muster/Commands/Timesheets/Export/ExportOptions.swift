import ArgumentParser
import Attendance
import Foundation
import Station

/// Where a file goes.
struct ExportOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: "The file. (default: standard output)") var output: String?

    func write(_ bytes: [UInt8]) throws {
        guard let output else { return try FileHandle.standardOutput.write(contentsOf: Data(bytes)) }
        do {
            try Data(bytes).write(to: URL(filePath: output), options: .atomic)
        } catch {
            throw StoreError(.notWritable, "\(output) cannot be written: \(error.localizedDescription)")
        }
    }
}
