import BeaconKit

/// A finding before it has its law and article.
struct LawCheckResult {
    let day: LocalDay
    let at: Instant
    let actual: Int
    let limit: Int
    let remedy: LawRemedy
}
