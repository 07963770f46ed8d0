/// Keeps what a broker retains as it should be, in whatever order broker and station are started.
///
/// Pure: it says what is to be published, and is told what the broker took and what it has.
package struct RetainedMirror: Hashable, Sendable {
    /// What should be there: payloads by topic.
    private var wanted: [String: [UInt8]] = [:]
    /// What is there, as far as is known.
    private var known: [String: [UInt8]] = [:]

    package init() {}

    /// Nothing is known of the broker: it may have forgotten everything.
    package mutating func connected() { known.removeAll(keepingCapacity: true) }

    /// All is to be published once more.
    package mutating func forget() { connected() }

    package mutating func want(_ topics: [String: [UInt8]]) { wanted = topics }

    /// The broker has this: what it kept from before, or our own coming back.
    package mutating func received(_ topic: String, _ payload: [UInt8]) {
        known[topic] = payload.isEmpty ? nil : payload
    }

    /// The broker took this.
    package mutating func published(_ topic: String, _ payload: [UInt8]) { received(topic, payload) }

    /// What has to be published, in order; an empty payload removes a topic.
    package var missing: [(topic: String, payload: [UInt8])] {
        let new = wanted.filter { known[$0.key] != $0.value }.sorted { $0.key < $1.key }
        let old = known.keys.filter { wanted[$0] == nil }.sorted()
        return new.map { ($0.key, $0.value) } + old.map { ($0, []) }
    }
}
