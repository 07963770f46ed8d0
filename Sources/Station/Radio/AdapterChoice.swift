/// Which of this machine's Bluetooth adapters are used, as settings say it.
package enum AdapterChoice: Hashable, Sendable {
    /// Every one that there is, also those that are plugged in later.
    case auto
    /// None: no radio is touched.
    case disabled
    /// These: the kernel's names, as `hci0`, or addresses, as `00:1A:7D:DA:71:13`, in capitals. At least one, each once.
    case named([String])

    /// What may be written, for messages.
    package static let allowed = "auto, none, or adapters such as hci0 or 00:1A:7D:DA:71:13, separated by commas"
}

extension AdapterChoice: LosslessStringConvertible {
    /// Reads what ``allowed`` says, in any case and with spaces around the names.
    ///
    /// - Returns: `nil` for anything else, also for a list that names an adapter twice.
    package init?(_ description: String) {
        let words = description.split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.trimmingWhitespace.lowercased() }
        switch words {
        case ["auto"]: self = .auto
        case ["none"]: self = .disabled
        default:
            let names = words.compactMap { Self.name($0) }
            guard names.count == words.count, Set(names).count == names.count else { return nil }
            self = .named(names)
        }
    }

    /// As it may be written.
    package var description: String {
        switch self {
        case .auto: "auto"
        case .disabled: "none"
        case .named(let names): names.joined(separator: ",")
        }
    }

    /// - Parameter word: in lower case.
    private static func name(_ word: String) -> String? {
        if word.hasPrefix("hci") {
            let digits = word.dropFirst(3)
            guard let index = UInt16(digits), String(index) == digits else { return nil }
            return word
        }
        let bytes = word.split(separator: ":", omittingEmptySubsequences: false)
        guard bytes.count == 6, bytes.allSatisfy({ $0.utf8.count == 2 && $0.allSatisfy(\.isHexDigit) }) else {
            return nil
        }
        return word.uppercased()
    }
}

extension Substring {
    fileprivate var trimmingWhitespace: Substring {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
        return start[...last]
    }
}
