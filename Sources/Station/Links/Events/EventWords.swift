package import Attendance
import BeaconKit
import Foundation

/// An event in words, for those who are told it on their phones.
package struct EventWords: Hashable, Sendable {
    package let title: String
    package let text: String

    /// - Parameters:
    ///   - name: whom it is about, where that is known.
    ///   - item: the name of the item that it is about, where that is known.
    ///   - visitor: what the visitor is called whom it is about, where that is known.
    ///   - site: the site's name.
    package init(
        _ event: EventDocument,
        name: String?,
        item: String? = nil,
        visitor: String? = nil,
        site: String,
        language: Language
    ) {
        let words = language.catalogue
        let room = event.details["room"]?.text
        title =
            words[
                "events.\(event.type.rawValue)" + Self.form(of: event, item: item),
                [
                    "who": name ?? words["events.somebody"], "item": item ?? "",
                    "visitor": visitor ?? words["events.aVisitor"],
                    "receiver": event.receiver ?? words["events.theReceiver"],
                    "door": event.details["door"]?.text ?? "",
                ]
            ]
        text = [event.details["text"]?.text, Self.time(event), room ?? event.receiver, site].compactMap(\.self)
            .filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// What is about an item is said in two ways: with the item's name, and without it. A drill must not be taken for a fire.
    private static func form(of event: EventDocument, item: String?) -> String {
        switch event.type {
        case .itemAdded, .itemChanged, .itemRemoved, .itemOutOfRange, .itemLeftBehind, .itemLeftAlone, .itemReturned,
            .itemBattery, .itemPresence:
            item == nil ? ".unnamed" : ".named"
        case .checkedIn, .checkedOut, .breakBegan, .breakEnded, .punched, .alertAnswered, .ruleNotice, .ruleShown,
            .visitorSignedOut,
            .leaveRequested, .leaveGranted, .leaveRefused, .doorOpened, .rollCallClosed, .receiverDeaf, .receiverHeard,
            .stationStarted,
            .stationStopped, .clockJumped, .presence, .test:
            ""
        case .visitorSignedIn: event.person == nil ? ".unnamed" : ".named"
        case .rollCallStarted: event.details["drill"] == .boolean(true) ? ".drill" : ".live"
        }
    }

    private static func time(_ event: EventDocument) -> String {
        let seconds = event.happened.microseconds / 1_000_000 + Int64(event.offset)
        let minutes = ((seconds / 60) % 1440 + 1440) % 1440
        func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(minutes / 60)):\(two(minutes % 60))"
    }
}
