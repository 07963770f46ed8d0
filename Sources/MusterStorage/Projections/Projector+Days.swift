import Attendance
import BeaconKit
import Station

extension Projector {
    /// An *in* opens the day in which it happened, or resumes it; an *out* closes the day that is open. One that repeats
    /// the state changes nothing. A day that was never closed when another begins is kept as forgotten.
    mutating func take(_ punch: Punch, at happened: Instant) throws {
        guard let site else { throw StoreError.siteNotSetUp }
        let day = site.workingDay(of: happened)
        let open = try days.open(of: punch.person, asking: day, db)
        let latest = try open ?? days.record(of: punch.person, on: day, db)
        guard let record = DayRecord.after(punch, at: happened, latest: latest, site: site), record != latest
        else { return }
        if let latest, latest.day != record.day { try days.put(latest.forgotten, db) }
        // A punch that arrives late does not make a day go on that another one followed.
        let isFollowed = try days.isFollowed(record, db)
        try days.put(isFollowed ? record.forgotten : record, db)
    }
}
