/// Why an item of a recording was passed over.
package enum SkipReason: Hashable, Sendable, CustomStringConvertible {
    /// The line isn't a JSON object.
    case notAnObject
    /// The line is longer than any sighting.
    case lineTooLong
    /// A field that a sighting needs isn't there.
    case missing(SightingField)
    /// A field holds another kind of value than it should.
    case wrongType(SightingField)
    /// A field's value lies outside its range.
    case outOfRange(SightingField)
    /// More receivers than the engine has numbers for.
    case tooManyReceivers
    /// Only the beginning of the packet was recorded.
    case packetCutShort
    /// The recording ends in the middle of this item.
    case truncated

    package var description: String {
        switch self {
        case .notAnObject: "not a JSON object"
        case .lineTooLong: "line too long"
        case .missing(let field): "no \(field)"
        case .wrongType(let field): "\(field) is not \(field.expectation)"
        case .outOfRange(let field): "\(field) is not within \(field.range)"
        case .tooManyReceivers: "more than 65,536 receivers"
        case .packetCutShort: "packet recorded only in part"
        case .truncated: "cut off at the end of the file"
        }
    }
}
