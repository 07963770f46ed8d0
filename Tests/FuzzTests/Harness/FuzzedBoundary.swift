import Testing

/// All ways on which something comes from outside.
enum FuzzedBoundary: String, CaseIterable, Codable, Sendable, CustomTestStringConvertible {
    case radio, station, recordings, sharing, requests, peers, replies, entries, bundles, archives, backups, sheets,
        web, links
    case texts, pictures, gateways

    var type: any Boundary.Type {
        switch self {
        case .radio: RadioBoundary.self
        case .station: StationBoundary.self
        case .recordings: RecordingBoundary.self
        case .sharing: SharingBoundary.self
        case .requests: RequestBoundary.self
        case .peers: PeerBoundary.self
        case .replies: ReplyBoundary.self
        case .entries: EntryBoundary.self
        case .bundles: BundleBoundary.self
        case .archives: ArchiveBoundary.self
        case .backups: BackupBoundary.self
        case .sheets: SheetBoundary.self
        case .web: WebBoundary.self
        case .links: LinkBoundary.self
        case .texts: TextBoundary.self
        case .pictures: PictureBoundary.self
        case .gateways: GatewayBoundary.self
        }
    }

    var testDescription: String { rawValue }
}
