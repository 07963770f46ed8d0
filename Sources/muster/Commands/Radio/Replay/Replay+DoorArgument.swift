import ArgumentParser
package import BeaconKit
package import Station

extension Replay {
    /// A door as a person names it: its receiver inside and its receiver outside, with a comma between them.
    package struct DoorArgument: ExpressibleByArgument {
        /// The door as it was written.
        package let name: String
        private let inside: String
        private let outside: String

        package init?(argument: String) {
            let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0] != parts[1], !parts.contains("") else { return nil }
            name = argument
            inside = String(parts[0])
            outside = String(parts[1])
        }

        /// The door between these receivers; `nil` if one of them is not in the recordings.
        package func door(_ number: Int, _ receivers: ReceiverNames) -> Door? {
            guard let id = UInt16(exactly: number), let inside = receivers.known(inside),
                let outside = receivers.known(outside)
            else { return nil }
            return Door(id: DoorID(rawValue: id), inside: inside, outside: outside)
        }
    }
}
