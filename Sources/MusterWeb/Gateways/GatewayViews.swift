import Attendance
import Station

/// The page of gateways.
struct GatewaysView: Sendable {
    struct Row: Sendable {
        let id: String
        let name: String
        let room: String?
        let detail: String
        let state: String
        let remedy: String?
        let isFault: Bool
        let removeLabel: String
    }

    /// A broker, which can be tested to list what speaks there.
    struct Broker: Sendable {
        let source: String
        let address: String
        let hint: String?
        let testLabel: String
        let removeLabel: String
    }

    /// A gateway that was heard in a test.
    struct Heard: Sendable {
        let index: Int
        let gateway: String
        let name: String
        let kind: String
        let detail: String
        let hint: String?
        /// `nil` for one that is a receiver already.
        let useLabel: String?
    }

    struct Device: Sendable {
        let name: String
        let address: String
        let testLabel: String
    }

    let t: GatewayTexts
    let csrfToken: String
    let notice: Notice?
    let rows: [Row]
    let brokers: [Broker]
    let rooms: [String]
    let devices: [Device]?
    let hasNoDevices: Bool
    let isTested: Bool
    let heard: [Heard]
    /// Why nothing was heard, and what to do about it.
    let trouble: String?
    let remedy: String?
    // The form, with what was typed. What was typed as a secret does not go back into a page.
    let source: String
    let address: String
    let user: String
    let authority: String

    init(
        _ lines: [GatewayManager.Line],
        sources: [GatewaySource],
        reports: [ReceiverReport],
        request: GatewayRequest?,
        findings: GatewayFindings?,
        devices: [GatewayDevice]?,
        notice: Notice?,
        manager: GatewayManager,
        incoming: IncomingRequest
    ) {
        let t = incoming.texts.gateways
        self.t = t
        self.notice = notice
        csrfToken = incoming.csrfToken
        rows = lines.map { line in
            let name = line.placement?.name ?? manager.name(of: line.gateway)
            let condition = reports.first { $0.id == line.gateway.id }?.receiver.condition
            let words = condition.map { incoming.texts.radio($0, name) }
            return Row(
                id: line.gateway.id,
                name: name,
                room: line.placement?.room,
                detail: "\(manager.title(of: line.gateway.kind)) · \(line.source.settings.address)",
                state: words?.title ?? t.unknownState,
                remedy: words?.remedy,
                isFault: condition?.isFault == true,
                removeLabel: t.removeLabel(name)
            )
        }
        brokers = sources.filter { $0.settings.isBroker || $0.settings.gateways.isEmpty }.map { source in
            Broker(
                source: source.id,
                address: source.settings.address,
                hint: source.settings.gateways.isEmpty && source.settings.isBroker ? t.noneOfBroker : nil,
                testLabel: t.testLabel(source.settings.address),
                removeLabel: t.removeLabel(source.settings.address)
            )
        }
        rooms = Set(reports.map(\.receiver.room)).sorted()
        self.devices = devices.flatMap { found in
            found.isEmpty
                ? nil
                : found.map { Device(name: $0.name, address: $0.address, testLabel: t.testLabel($0.name)) }
        }
        hasNoDevices = devices?.isEmpty == true
        isTested = findings != nil
        let present = Set(lines.map(\.gateway))
        heard = (findings?.found ?? []).enumerated().map { index, found in
            var parts = [t.reports(found.reports), t.beacons(found.beacons), t.known(found.known)]
            if let strongest = found.strongest { parts.append(t.strongest(Int(strongest))) }
            return Heard(
                index: index,
                gateway: found.gateway.id,
                name: manager.name(of: found.gateway),
                kind: manager.title(of: found.gateway.kind),
                detail: parts.joined(separator: " · "),
                hint: found.gateway.kind == "espresense" ? t.smoothed : nil,
                useLabel: present.contains(found.gateway) ? nil : t.useLabel(manager.name(of: found.gateway))
            )
        }
        let old = request?.source.flatMap { id in sources.first { $0.id == id } }
        let address = request?.address ?? old?.settings.address ?? ""
        let words = findings?.trouble.map { incoming.texts.radio(.gateway($0), address) }
        trouble = words?.title ?? (isTested && heard.isEmpty ? t.nothingHeard : nil)
        remedy = words?.remedy
        source = request?.source ?? ""
        self.address = address
        user = request?.user ?? ""
        authority = request?.authority ?? ""
    }
}
