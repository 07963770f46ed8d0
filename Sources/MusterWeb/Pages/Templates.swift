import Mustache

/// The pages' templates, compiled once at the start.
package struct Templates: Sendable {
    /// A template by the name of its file.
    package enum Name: String, CaseIterable {
        case page, board, firstSteps, person, section, summary, banners, receivers, unknown, error, notice
        case signIn, continuing, setUp, enrol, account, accounts, kiosks, tokens
        case find, kiosk, history, recordAccess, pin
        case links, link, linkForm
        case gateways
        case floorPlan, planMarker, planReceiver, planCall, floors, floorEditor
        case stations, messages, message, wallMessages
        case sharing, sharingForm, conflicts
        case sites, siteBoard, sitePeople
        case beacons, beaconRow, pairBeacon, receiverPage, settings, retention, transmit, calibrate
        case people, peopleList, onePerson, field, badges, nearby, importing
        case day, timeline, figures, month, signing, corrections, correctionRow, correctionForm
        case inbox, timesheets
        case plan, ownPlan, periods, policy
        case pay, hoursAccount, lawFindings
        case anchor
        case search, searchResults
        case rollCalls, rollCall, rollCallReport, rollCallChanges, callRow, callSummary, runningRollCall
        case visitors, visitor, visitorRules, visitorFields, visitorBadge, visitorBadgePage, visitorKiosk, visitorDone
        case visitorPass, ownVisitors
        case leaveRow, leaveForm, ownClock, ownPunching, hoursChart, monthEnd
        case items, itemRow, sharedItems, itemField, itemNearby, item, alerts, rules, rule, greetings, quietHours
    }

    private let library: MustacheLibrary

    /// - Throws: a parser's error if a template is malformed, which a test rules out.
    package init(files: EmbeddedFiles = EmbeddedFiles()) throws {
        MustacheContentTypes.register(Markup(), named: Markup.name)
        var library = MustacheLibrary()
        for name in Name.allCases {
            let source = Self.withoutIndentation(try files.text("\(name.rawValue).mustache"))
            // Every template asks for our escaping itself, as a partial does not inherit it.
            try library.register("{{% CONTENT_TYPE:\(Markup.name)}}\n" + source, named: name.rawValue)
        }
        self.library = library
    }

    /// Indentation is for people who read templates; browsers need not load it. Line breaks stay: they part words.
    private static func withoutIndentation(_ source: String) -> String {
        source.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.drop { $0 == " " } }
            .joined(separator: "\n")
    }

    package func render(_ model: some Sendable, _ name: Name) -> String {
        library.render(model, withTemplate: name.rawValue) ?? ""
    }
}
