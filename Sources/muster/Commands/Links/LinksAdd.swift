import ArgumentParser
import Foundation
import Station

struct LinksAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Tell somebody or something outside what happens from now on.",
        discussion: """
            Secrets come from a file, so that they stand neither in the shell's history nor in the list of processes.
            A webhook without one gets a new secret, which is shown once.
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "webhook, ntfy, gotify or mqtt.") var kind: String
    @Argument(help: "What people call it.") var name: String
    @Argument(help: "The address: https://…, for ntfy with the topic; mqtt:// or mqtts:// for a broker.")
    var address: String
    @Option(help: "A file with the webhook's secret, the token of ntfy or Gotify, or the broker's password.")
    var secretFile: String?
    @Option(help: "The user at the broker.") var user: String?
    @Option(help: "A file with the certificate of the other side's own authority, in PEM.") var authorityFile: String?
    @Option(help: "The host that may be reached although it is this machine or a link-local address.")
    var allowHost: String?
    @Option(help: "The language of what people are told: en or zh.") var language = "en"
    @Option(help: "Only events of this type, as person.checked-in; may be given several times.") var event: [String] =
        []
    @Option(help: "Only what is about the person with this number; may be given several times.") var about: [String] =
        []

    func run() async throws {
        let desk = try await LinkAccess(data).desk
        let secret = try secretFile.map { try Self.text(of: $0) } ?? ""
        let authority = try authorityFile.map { try Self.text(of: $0) } ?? ""
        let request = ChannelRequest { field in
            switch field {
            case .name: name
            case .kind: kind
            case .address: address
            case .secret: secret
            case .user: user ?? ""
            case .authority: authority
            case .allowedHost: allowHost ?? ""
            case .language: language
            }
        }
        let types = event.isEmpty ? ["all"] : event
        let people = about.isEmpty ? [""] : about
        let subscriptions = try types.flatMap { type in
            try people.map { try desk.subscription(type: type, person: $0) }
        }
        let channel = try desk.add(request, subscriptions: Set(subscriptions), at: .present)
        Notice.print(
            "“\(channel.name)” is told what happens from now on. Try it: muster links test \"\(channel.name)\""
        )
        if channel.settings.kind == .webhook, secret.isEmpty, let made = channel.settings.secrets.first {
            Notice.print("Its secret, which is not shown again, checks the signatures:")
            print(made)
        }
    }

    private static func text(of path: String) throws -> String {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw ValidationError("The file \(path) cannot be read.")
        }
        return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
