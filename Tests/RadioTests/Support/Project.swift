import Foundation
import SystemPackage

/// Where this project's files are.
enum Project {
    /// The folder of scripts that make and run a guest.
    static let scripts = FilePath(#filePath)
        .removingLastComponent().removingLastComponent().removingLastComponent().removingLastComponent()
        .appending("Scripts/radio")

    /// The folder of all products. The tests run from a bundle in it.
    static let products: FilePath = {
        let test = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return FilePath(test).removingLastComponent()
    }()
}
