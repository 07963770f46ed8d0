/// What the receivers of a recording are called, where the recording itself doesn't say.
///
/// A recording made by one receiver gives it the file's name: `office.btsnoop` was heard by `office`. A recording of
/// the Linux monitor may have several adapters: `hci0`, `hci1`. When several files are replayed together, the adapters
/// of different files are different receivers, so the file's name goes before: `office/hci0`.
///
/// Files of the same name in different folders are of the same receiver: `monday/office.pcap`, `tuesday/office.pcap`.
package struct ReceiverNaming: Hashable, Sendable {
    /// The name of a receiver of which nothing is known.
    package static let fallback = "receiver"

    /// The file's name without folder and extension, or ``fallback``.
    package let file: String
    /// Whether adapters are named together with their file.
    package let prefixesAdapters: Bool

    package init(file: String, prefixesAdapters: Bool) {
        self.file = file
        self.prefixesAdapters = prefixesAdapters
    }

    /// The name of an adapter of the recording, or of its only receiver.
    package func name(ofAdapter adapter: UInt16?) -> String {
        guard let adapter else { return file }
        return prefixesAdapters ? "\(file)/hci\(adapter)" : "hci\(adapter)"
    }
}
