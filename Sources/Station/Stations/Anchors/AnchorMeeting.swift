/// What the station that calls says second: what it thinks of the other's chain, and what is to be thought of its own.
package struct AnchorMeeting: Hashable, Sendable, Codable {
    package let offer: AnchorOffer
    package let verdict: AnchorVerdict

    package init(offer: AnchorOffer, verdict: AnchorVerdict) {
        self.offer = offer
        self.verdict = verdict
    }
}
