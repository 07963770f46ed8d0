package import Attendance
package import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the pages of visitors say.
package struct VisitorTexts: Sendable, Decodable {
    let texts: TextTable

    package let visitors, hint, ownHint, here, expected, leftToday, noneHere, noneExpected, noneLeft, day, show: String
    package let add, name, company, purpose, host, hostHint, card, cardHint, expectedOn, signInNow, expect: String
    package let saved, removed, signedIn, signedOut, signIn, signOut, edit, save, remove, removeNow, removeHint: String
    package let link, linkHint, code, badge, print, agreed, signature, photo, back, rules, rulesHint: String
    package let agreement, agreementHint, require, kept, keptLink, optional, kioskButton, welcome, kioskHint: String
    package let haveCode, codeHint, useCode, leaving, leavingHint, agree, sign, takePhoto, photoTaken, photoBad: String
    package let done, yourVisit, passHint, passHere, passOver, printBadge, forYou, onlyThisMachine, visitorWord: String

    package func reason(_ error: VisitorError) -> String {
        switch error {
        case .needed(let field): texts["refusal.needed", ["field": label(field)]]
        case .tooLong(let field, let limit): texts["refusal.tooLong", ["field": label(field), "limit": limit]]
        case .controlCharacter(let field): texts["refusal.controlCharacter", ["field": label(field)]]
        case .agreementTooLong(let limit): texts["refusal.agreementTooLong", ["limit": limit]]
        case .notAgreed: texts["refusal.notAgreed"]
        case .noSuchHost(let text): texts["refusal.noSuchHost", ["text": text]]
        case .severalHosts(let text): texts["refusal.severalHosts", ["text": text]]
        case .noSuchVisitor: texts["refusal.noSuchVisitor"]
        case .severalVisitors(let name): texts["refusal.severalVisitors", ["name": name]]
        case .alreadyHere: texts["refusal.alreadyHere"]
        case .notHere: texts["refusal.notHere"]
        case .over: texts["refusal.over"]
        case .badPass: texts["refusal.badPass"]
        case .badDay: texts["refusal.badDay"]
        }
    }

    package func label(_ field: VisitorField) -> String {
        switch field {
        case .name: name
        case .company: company
        case .purpose: purpose
        case .host: host
        case .photo: photo
        case .signature: signature
        case .card: card
        }
    }

    /// Who a visitor is, in the list of a roll call.
    package func visitor(_ record: VisitorRecord) -> String {
        [visitorWord, record.details?.company, record.host.map { visits($0.details.name) }].compactMap(\.self)
            .filter { !$0.isEmpty }.joined(separator: " · ")
    }

    package func standing(_ standing: Visit.Standing) -> String { texts["standing.\(standing.rawValue)"] }
    package func visits(_ host: String) -> String { texts["visits", ["host": host]] }
    package func since(_ time: String) -> String { texts["since", ["time": time]] }
    package func between(_ from: String, _ to: String) -> String { texts["between", ["from": from, "to": to]] }
    package func expectedAt(_ day: String) -> String { texts["expectedAt", ["day": day]] }
    package func lent(_ card: String) -> String { texts["lent", ["card": card]] }
    package func hereForYou(_ name: String, _ time: String) -> String {
        texts["hereForYou", ["name": name, "time": time]]
    }
    package func expectedForYou(_ name: String) -> String { texts["expectedForYou", ["name": name]] }
    package func leftForYou(_ name: String, _ time: String) -> String {
        texts["leftForYou", ["name": name, "time": time]]
    }
    package func greeting(_ name: String, _ host: String?) -> String {
        guard let host else { return texts["greeting.alone", ["name": name]] }
        return texts["greeting.host", ["name": name, "host": host]]
    }
    package func goodbye(_ name: String) -> String { texts["goodbye", ["name": name]] }
    package func atSite(_ site: String) -> String { texts["atSite", ["site": site]] }
    package func signOutLabel(_ name: String) -> String { texts["signOutLabel", ["name": name]] }
    package func signInLabel(_ name: String) -> String { texts["signInLabel", ["name": name]] }
}
