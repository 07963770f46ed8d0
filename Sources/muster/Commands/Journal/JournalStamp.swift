import ArgumentParser
import Attendance
import BeaconKit
import Foundation
import MusterLinks
import MusterStorage
import Station

struct JournalStamp: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stamp",
        abstract: "Get a time stamp for the journal (RFC 3161).",
        discussion: """
            The server learns a hash and nothing else. Its stamp is stored with the journal and in every backup, and \
            `muster journal verify` compares the journal with it. Without --tsa-ca, the stamp is stored but its signature \
            is not checked.

            A station without a network writes the request to a file and reads the answer from another:
              muster journal stamp --request head.tsq
              curl --data-binary @head.tsq -H 'Content-Type: application/timestamp-query' URL > head.tsr
              muster journal stamp --request head.tsq --reply head.tsr --tsa-ca tsa.pem

            To get a stamp every day, let a systemd timer run:
              muster journal stamp --url https://tsa.example.com --tsa-ca tsa.pem
            """
    )

    @OptionGroup var data: DataOptions
    @Option(help: "The server's address.") var url: String?
    @Option(help: "Allow this host even though it is this machine or a link-local address.")
    var allowHost: String?
    @Option(help: "A file with the server's CA certificate for HTTPS in PEM format.") var authorityFile: String?
    @Option(help: "The request file: written, or read with --reply.") var request: String?
    @Option(help: "The server's answer to the request.") var reply: String?
    @Option(help: "A file with the CA certificates of the time-stamp server in PEM format.") var tsaCa: String?

    func validate() throws {
        guard (url != nil) != (request != nil) else { throw ValidationError("Give either --url or --request.") }
        guard reply == nil || request != nil else {
            throw ValidationError("--reply needs the --request that it answers.")
        }
    }

    func run() async throws {
        let journal = try SQLiteJournal(folder: try await data.folder(), mode: .existing)
        let station = try journal.stationID()
        if let request, let reply {
            let asked = try TimeStampRequest(reading: Self.bytes(of: request, most: TimeStampRequest.largest))
            let token = try TimeStamp.token(in: Self.bytes(of: reply, most: 2 * Anchor.largestToken), to: asked)
            let place = try journal.lastPlace { Anchor.statementHash(of: station, $0) == asked.imprint }
            guard let place else { throw TimeStampError.otherImprint }
            return try await keep(token, at: place, of: station, in: journal)
        }
        let head = try journal.ownHead()
        guard head.sequence > 0 else { throw StoreError.siteNotSetUp }
        let asking = TimeStampRequest(imprint: Anchor.statementHash(of: station, head))
        if let request {
            guard FileManager.default.createFile(atPath: request, contents: Data(asking.der)) else {
                throw ValidationError("The file \(request) cannot be written.")
            }
            return Notice.print("\(request) asks for a stamp of entry \(head.sequence). Send it to a server.")
        }
        let authority = try authorityFile.map { String(decoding: try Self.bytes(of: $0, most: 1 << 20), as: UTF8.self) }
        let token = try await TimeStampClient().stamp(
            asking,
            at: url ?? "",
            allowedHost: allowHost,
            authority: authority
        )
        try await keep(token, at: head, of: station, in: journal)
    }

    private func keep(_ token: [UInt8], at head: Head, of station: PeerID, in journal: SQLiteJournal) async throws {
        let stamp = try TimeStamp(token: token)
        guard let anchor = Anchor(of: station, at: head, .stamped(token: token)) else {
            throw TimeStampError.unreadable("a time stamp")
        }
        let verifier = try tsaCa.map { try AnchorGathering.verifier($0) }
        let verdict = try await verifier?.verify(token, stamp)
        if case .notGenuine(let reason) = verdict {
            throw TimeStampError.notGenuine(reason)
        }
        try journal.keep(anchor, at: .present)
        print("Entry \(head.sequence) was stamped on \(stamp.time.iso8601).")
        switch verdict {
        case .genuine: print("The stamp is signed by a server of that authority.")
        case .unknown(let reason): print("Its signature was not checked: \(reason).")
        case .notGenuine, nil: print("Its signature was not checked. To check it, give --tsa-ca.")
        }
    }

    private static func bytes(of path: String, most: Int) throws -> [UInt8] {
        guard let file = FileHandle(forReadingAtPath: path), let bytes = try? file.read(upToCount: most + 1) else {
            throw ValidationError("The file \(path) cannot be read.")
        }
        return Array(bytes)
    }
}
