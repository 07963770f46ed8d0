/// Who hears whom.
extension Air {
    /// How one hears the other from now on.
    package mutating func setLink(from: NodeID, to: NodeID, _ link: Link) {
        links[Way(from: from, to: to)] = link
    }

    /// How one hears the other.
    package func link(from: NodeID, to: NodeID) -> Link {
        links[Way(from: from, to: to)] ?? defaultLink
    }

    /// How many advertisements of one the controller of the other has reported to its host.
    package func reports(of from: NodeID, by to: NodeID) -> Int {
        reports[Way(from: from, to: to)] ?? 0
    }
}
