package import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the pages about channels say.
package struct LinkTexts: Sendable, Decodable {
    let texts: TextTable

    package let notAWebhook, links, linksHint, none, add, back, name, kind, address, addressHint, secret,
        secretHint: String
    package let secretKept, user, userHint, authority, authorityHint, allowedHost, allowedHostHint, language: String
    package let isOn, isOffByHand, isGone, connected, settings, save, saved, added: String
    package let turnOff, turnOn, remove, removeHint, removed, test, testHint, secrets, secretsHint, newSecret: String
    package let endRotation, secretOnce, told, toldHint, toldNothing, events, allEvents, person, personHint: String
    package let everybody, tell, tellNoMore, personNeeded, log, logHint, logEmpty, stateWaiting: String
    package let stateDelivered, stateFailed, replay, replayed, notThere: String

    package func open(_ name: String) -> String { texts["open", ["name": name]] }
    package func waiting(_ count: Int) -> String { texts["waiting", ["count": count]] }
    package func notConnected(_ reason: String) -> String { texts["notConnected", ["reason": reason]] }
    package func removeQuestion(_ name: String) -> String { texts["removeQuestion", ["name": name]] }

    package func answer(_ reason: String, _ status: Int?) -> String {
        status.map { texts["answer", ["reason": reason, "status": $0]] } ?? reason
    }

    package func secretCount(_ count: Int) -> String { texts["secretCount", ["count": count]] }
    package func tellNoMoreLabel(_ what: String) -> String { texts["tellNoMoreLabel", ["what": what]] }
    package func noSuchPerson(_ number: String) -> String { texts["noSuchPerson", ["number": number]] }
    package func noSuchType(_ type: String) -> String {
        let allowed = ["all"] + EventType.subscribable.map(\.rawValue)
        return texts["noSuchType", ["type": type, "allowed": allowed.joined(separator: ", ")]]
    }

    package func entry(_ sequence: Int64) -> String { texts["entry", ["sequence": sequence]] }
    package func attempts(_ count: Int) -> String { texts["attempts", ["count": count]] }
    package func tried(_ time: String) -> String { texts["tried", ["time": time]] }
    package func next(_ time: String) -> String { texts["next", ["time": time]] }
    package func replayLabel(_ event: String) -> String { texts["replayLabel", ["event": event]] }

    /// What came of an attempt.
    package func reason(_ reason: SendOutcome.Reason) -> String { texts["reason.\(reason.rawValue)"] }

    /// What is wrong with a field.
    package func problem(_ problem: ChannelRequest.Problem) -> String {
        switch problem {
        case .missing: texts["problem.missing"]
        case .tooLong(let most): texts["problem.tooLong", ["most": most]]
        case .noSuchKind: texts["problem.noSuchKind"]
        case .badAddress(let schemes): texts["problem.badAddress", ["scheme": schemes.last ?? "https"]]
        case .userInAddress: texts["problem.userInAddress"]
        case .noTopic: texts["problem.noTopic"]
        case .badSecret: texts["problem.badSecret"]
        case .controlCharacter: texts["problem.controlCharacter"]
        case .badAuthority: texts["problem.badAuthority"]
        case .noSuchLanguage: texts["problem.noSuchLanguage"]
        }
    }

    /// What an event tells.
    package func event(_ event: EventType) -> String { texts["event.\(event.rawValue)"] }
}
