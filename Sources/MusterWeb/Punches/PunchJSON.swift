import Attendance
import Station

/// Punches as programs read them.
enum PunchJSON {
    /// A punch that was taken, with a sentence for whoever made it. The same each time that it is sent.
    ///
    /// - Parameter hours: the person's hours after it, where they may be told.
    static func bytes(_ receipt: PunchReceipt, hours: PersonHours?, clock: SiteClock, on day: LocalDay) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("number")
            json.integer(receipt.person.number.rawValue)
            json.key("name")
            json.string(receipt.person.details.name)
            write(receipt.punch, into: &json)
            json.key("minutesLate")
            json.integer(receipt.minutesLate)
            json.key("since")
            json.instant(receipt.since)
            json.key("text")
            json.string(receipt.text(clock: clock, on: day))
            json.key("hours")
            if let hours {
                json.object { $0.hours(hours, clock: clock, on: day) }
            } else {
                json.null()
            }
        }
        return json.bytes
    }

    /// Somebody's punches from one day to another.
    ///
    /// - Parameters:
    ///   - photos: of who made them, by their entries.
    ///   - next: the cursor of the next page.
    static func bytes(
        _ punches: [RecordedPunch],
        photos: [EntryID: Commitment],
        of person: Person,
        from: LocalDay,
        to: LocalDay,
        timeZone: String,
        next: String?
    ) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("number")
            json.integer(person.number.rawValue)
            json.key("name")
            json.string(person.details.name)
            json.key("from")
            json.string(from.description)
            json.key("to")
            json.string(to.description)
            json.key("timeZone")
            json.string(timeZone)
            json.key("punches")
            json.array(punches) { json, punch in
                json.object { json in
                    write(punch, into: &json)
                    json.key("signature")
                    json.string(punch.punch.signature.map { SignatureRoute.address($0, of: person.id) })
                    json.key("photo")
                    json.string(photos[punch.id].map { PunchPhotoAPI.address($0, of: person.id) })
                }
            }
            json.key("next")
            json.string(next)
        }
        return json.bytes
    }

    private static func write(_ recorded: RecordedPunch, into json: inout JSONWriter) {
        json.key("entry")
        json.string(recorded.id.text)
        json.key("direction")
        json.string(recorded.punch.direction.rawValue)
        json.key("happened")
        json.instant(recorded.happened)
        json.key("recorded")
        json.instant(recorded.recorded)
        json.key("source")
        json.string(recorded.source.rawValue)
        json.key("actor")
        json.string(recorded.actor)
        json.key("offline")
        json.boolean(recorded.punch.isOffline)
        json.key("clockDoubtful")
        json.boolean(recorded.isClockDoubtful)
        json.key("provisional")
        json.boolean(recorded.punch.isProvisional)
    }
}

extension JSONWriter {
    fileprivate mutating func hours(_ hours: PersonHours, clock: SiteClock, on day: LocalDay) {
        let texts = clock.texts.kiosk
        key("day")
        integer(Totals.minutes(hours.day))
        key("week")
        integer(Totals.minutes(hours.week))
        key("nextShift")
        instant(hours.nextShift?.start)
        key("text")
        var sentences = [texts.hours(Totals.clock(hours.day), Totals.clock(hours.week))]
        if let shift = hours.nextShift {
            sentences.append(
                texts.nextShift(clock.moment(shift.start), clock.time(shift.end, on: clock.localDay(shift.start)))
            )
        }
        string(texts.sentences(sentences))
    }
}

extension PunchReceipt {
    fileprivate var minutesLate: Int? {
        if case .late(let minutes) = punctuality { minutes } else { nil }
    }

    /// What the kiosk says: who, when, and whether that was on time.
    fileprivate func text(clock: SiteClock, on day: LocalDay) -> String {
        let texts = clock.texts
        let (name, time) = (person.details.name, clock.time(punch.happened, on: day))
        var sentences: [String]
        switch (since, punch.punch.direction) {
        case (let since?, let direction):
            sentences = [texts.kiosk.saidAlready(direction, name, clock.time(since, on: day))]
        case (nil, .in), (nil, .undirected): sentences = [texts.kiosk.recordedIn(name, time)]
        case (nil, .out): sentences = [texts.kiosk.recordedOut(name, time)]
        case (nil, .breakBegin): sentences = [texts.kiosk.recordedBreak(name, time)]
        case (nil, .breakEnd): sentences = [texts.kiosk.recordedReturn(name, time)]
        }
        switch punctuality {
        case .onTime: sentences.append(texts.kiosk.onTime)
        case .late(let minutes): sentences.append(texts.kiosk.late(minutes))
        case nil: break
        }
        if punch.punch.isClockDoubtful { sentences.append(texts.kiosk.clockWrong) }
        return texts.kiosk.sentences(sentences)
    }
}
