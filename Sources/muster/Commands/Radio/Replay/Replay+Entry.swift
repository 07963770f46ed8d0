import Attendance
package import BeaconKit

extension Replay {
    /// An event in words and names.
    package struct Entry {
        private var event: String
        private var instant: Instant
        private var identity: BeaconIdentity?
        private var room: String?
        private var previous: String?
        private var receiver: String?
        private var region: String?
        private var lastSeen: Instant?
        private var side: String?

        package init(_ event: PresenceEvent, names: Names) {
            switch event {
            case .enter(let transition): self.init("enter", transition, names: names)
            case .exit(let transition): self.init("exit", transition, names: names)
            case .room(let change):
                self.init("room", at: change.instant)
                identity = change.identity
                room = names.room(change.room)
                previous = names.room(change.previous)
                lastSeen = change.lastSeen
            case .passage(let passage):
                self.init("passage", at: passage.instant)
                identity = passage.identity
                side = passage.side == .inside ? "in" : "out"
                region = names.door(passage.door)
            case .deaf(let receiver, let lastHeard, let instant):
                self.init("deaf", at: instant)
                self.receiver = names.receiver(receiver)
                room = self.receiver
                lastSeen = lastHeard
            case .heard(let receiver, let instant):
                self.init("heard", at: instant)
                self.receiver = names.receiver(receiver)
                room = self.receiver
            }
        }

        private init(_ event: String, at instant: Instant) {
            self.event = event
            self.instant = instant
        }

        private init(_ event: String, _ transition: Transition, names: Names) {
            self.init(event, at: transition.instant)
            identity = transition.identity
            room = names.room(transition.room)
            receiver = names.receiver(transition.receiver)
            region = names.region(transition.region)
            lastSeen = transition.lastSeen
        }

        /// The event as one object.
        package var json: JSONLine {
            var line = JSONLine()
            line.add("time", instant.iso8601)
            line.add("event", event)
            line.add("uuid", identity?.uuid.description)
            line.add("major", identity?.major)
            line.add("minor", identity?.minor)
            line.add(side == nil ? "region" : "door", region)
            line.add("direction", side)
            line.add("room", room)
            line.add("previous", previous)
            line.add("receiver", receiver)
            line.add("lastSeen", lastSeen?.iso8601)
            return line
        }

        /// The event as a row of the table.
        package func cells(names: Names) -> [String] {
            let time = Self.readable(instant)
            let seen = lastSeen.map(Self.readable) ?? ""
            // The day is said once if it is the same.
            let day = time.prefix(11)
            let room = previous.map { "\($0) → \(self.room ?? "")" } ?? self.room ?? side ?? ""
            return [
                time, event, identity.map(names.short) ?? "", room,
                seen.hasPrefix(day) ? String(seen.dropFirst(day.count)) : seen,
            ] + (names.hasRegions || names.hasDoors ? [region ?? ""] : [])
        }

        /// As `2015-03-07 19:46:07.417`.
        private static func readable(_ instant: Instant) -> String {
            instant.iso8601.replacing("T", with: " ").replacing("Z", with: "")
        }
    }
}
