/// Keeps what a broker retains as it should be, in whatever order broker and station are started.
///
/// Pure: it says what is to be published, and is told what the broker took and what it has.
package struct RetainedMirror: Hashable, Sendable {
    /// The most topics that are removed at the broker because nobody wants them, and the longest, in UTF-8: a broker with
    /// more or longer ones never got them from us, and costs no memory.
    static let mostUnwanted = 4096
    static let longestTopic = 512

    /// What is retained under a topic.
    private enum Content: Hashable {
        case payload([UInt8])
        /// Something that was not wanted when it came. Its bytes are not kept: a broker may send any number of them.
        case other
    }

    /// What should be there: payloads by topic.
    private var wanted: [String: [UInt8]] = [:]
    /// What is there, as far as is known.
    private var known: [String: Content] = [:]
    /// How many of the known topics were not wanted when they came.
    private var unwanted = 0

    package init() {}

    /// Nothing is known of the broker: it may have forgotten everything.
    package mutating func connected() {
        known.removeAll()
        unwanted = 0
    }

    /// All is to be published once more.
    package mutating func forget() { connected() }

    package mutating func want(_ topics: [String: [UInt8]]) { wanted = topics }

    /// The broker has this: what it kept from before, or our own coming back.
    package mutating func received(_ topic: String, _ payload: [UInt8]) {
        if payload.isEmpty {
            set(topic, nil)
        } else if wanted[topic] == payload {
            set(topic, .payload(payload))
        } else if wanted[topic] != nil || known[topic] != nil
            || (unwanted < Self.mostUnwanted && topic.utf8.count <= Self.longestTopic)
        {
            set(topic, .other)
        }
    }

    /// The broker took this.
    package mutating func published(_ topic: String, _ payload: [UInt8]) {
        set(topic, payload.isEmpty ? nil : .payload(payload))
    }

    private mutating func set(_ topic: String, _ content: Content?) {
        if known.updateValue(content ?? .other, forKey: topic) == .other { unwanted -= 1 }
        if content == .other { unwanted += 1 }
        if content == nil { known[topic] = nil }
    }

    /// What has to be published, in order; an empty payload removes a topic.
    package var missing: [(topic: String, payload: [UInt8])] {
        let new = wanted.filter { known[$0.key] != .payload($0.value) }.sorted { $0.key < $1.key }
        let old = known.keys.filter { wanted[$0] == nil }.sorted()
        return new.map { ($0.key, $0.value) } + old.map { ($0, []) }
    }
}
