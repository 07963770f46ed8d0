import ArgumentParser
import Attendance
import Foundation
import Station

struct LinksAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a channel that gets events from now on.",
        discussion: """
            Secrets come from a file, so that they are neither in the shell's history nor in the list of processes.
            A webhook without one gets a new secret, which is shown once.
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "One of \(ChannelKind.allCases.map(\.rawValue).joined(separator: ", ")).") var kind: String
    @Argument(help: "A name for the channel.") var name: String
    @Argument(help: "The address: https://…, with the topic for ntfy; mqtt:// or mqtts:// for a broker.")
    var address: String
    @Option(help: "A file with the webhook's secret, the ntfy or Gotify token, or the broker's password.")
    var secretFile: String?
    @Option(help: "The broker user.") var user: String?
    @Option(help: "A file with the server's CA certificate in PEM format.") var authorityFile: String?
    @Option(help: "Allow this host even though it is this machine or a link-local address.")
    var allowHost: String?
    @Option(help: "The language of the messages: \(Language.choices).") var language = "en"
    @Option(help: "Events of this type, such as person.checked-in, or all. May be given several times.")
    var event: [String]
    @Option(help: "Only events about the person with this number. May be given several times.") var about: [String] =
        []

    func run() async throws {
        let manager = try await LinkAccess(data).manager
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
        let people = about.isEmpty ? [""] : about
        let subscriptions = try event.flatMap { type in
            try people.map { try manager.subscription(type: type, person: $0) }
        }
        let channel = try manager.add(request, subscriptions: Set(subscriptions), at: .present)
        Notice.print(
            "“\(channel.name)” gets events from now on. To test it: muster links test \"\(channel.name)\""
        )
        if channel.settings.kind == .webhook, secret.isEmpty, let made = channel.settings.secrets.first {
            Notice.print("Copy its secret now, which checks the signatures. It is not shown again:")
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
