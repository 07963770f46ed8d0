import BeaconKit
import Station

extension ItemState {
    /// Where it is, as a word for programs and for the style sheet.
    var code: String {
        switch whereabouts {
        case .unknown, .here(.unknown): "unknown"
        case .away: "away"
        case .here(.immediate): "immediate"
        case .here(.near): "near"
        case .here(.far): "far"
        }
    }
}
