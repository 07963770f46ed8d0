/// Which of this machine's Bluetooth adapters are used.
package enum AdapterChoice: Hashable, Sendable {
    /// Every one that there is, also those that are plugged in later.
    case auto
    /// None: no radio is touched.
    case disabled
    /// These, by the kernel's name or by address: at least one, each once, in the order in which they were given.
    case named([Name])

    /// How an adapter is named.
    package enum Name: Hashable, Sendable {
        /// The 0 of `hci0`.
        case index(UInt16)
        /// As `00:1A:7D:DA:71:13`, in capitals: finds the adapter whatever number the kernel gives it.
        case address(String)
    }

    /// What may be written, for messages.
    package static let allowed = "auto, none, or adapters as hci0 or 00:1A:7D:DA:71:13, with commas between several"

    /// Whether an adapter is one of those chosen.
    package func includes(_ adapter: Adapter) -> Bool {
        switch self {
        case .auto: true
        case .disabled: false
        case .named(let names):
            names.contains(.index(adapter.index)) || names.contains(.address(adapter.address.uppercased()))
        }
    }
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
            let names = words.compactMap { Name($0) }
            guard names.count == words.count, Set(names).count == names.count else { return nil }
            self = .named(names)
        }
    }

    /// As it may be written.
    package var description: String {
        switch self {
        case .auto: "auto"
        case .disabled: "none"
        case .named(let names): names.map(\.description).joined(separator: ",")
        }
    }
}

extension AdapterChoice.Name: CustomStringConvertible {
    package var description: String {
        switch self {
        case .index(let index): "hci\(index)"
        case .address(let address): address
        }
    }

    /// - Parameter word: in lower case.
    fileprivate init?(_ word: String) {
        if word.hasPrefix("hci") {
            let digits = word.dropFirst(3)
            guard let index = UInt16(digits), String(index) == digits else { return nil }
            self = .index(index)
            return
        }
        let bytes = word.split(separator: ":", omittingEmptySubsequences: false)
        guard bytes.count == 6, bytes.allSatisfy({ $0.utf8.count == 2 && $0.allSatisfy(\.isHexDigit) }) else {
            return nil
        }
        self = .address(word.uppercased())
    }
}

extension Substring {
    fileprivate var trimmingWhitespace: Substring {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
        return start[...last]
    }
}
