/// What a station says of another's chain. Both are texts of anchors; neither is given where nothing can be said.
package struct AnchorVerdict: Hashable, Sendable, Codable {
    /// It vouches for this.
    package var countersignature: String?
    /// It vouched for this, and the chain does not fit it.
    package var contradiction: String?

    package init(countersignature: String? = nil, contradiction: String? = nil) {
        self.countersignature = countersignature
        self.contradiction = contradiction
    }
}
