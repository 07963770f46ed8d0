/// Time that is paid because of what somebody did then.
package struct PaySpan: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case work
        /// It is paid as the work around it is.
        case paidBreak
    }

    package let interval: Interval
    package let kind: Kind

    package init(_ interval: Interval, _ kind: Kind = .work) {
        self.interval = interval
        self.kind = kind
    }
}
