import Attendance
import Station

/// One day of one person with all its evidence, as programs read it.
enum DayDetailJSON {
    static func bytes(_ detail: DayDetail, corrections: ReportTable, in snapshot: Snapshot) -> [UInt8] {
        let sheet = detail.sheet
        var json = JSONWriter(capacity: 4096)
        json.object { json in
            json.members(of: detail.person.number, detail.person.details)
            json.key("day")
            json.string(sheet.day.description)
            json.key("timeZone")
            json.string(detail.timeZone)
            json.key("status")
            json.string(sheet.status.word)
            json.key("closed")
            json.instant(detail.closed)
            json.key("holiday")
            json.string(sheet.plan.holiday?.name)
            json.key("totals")
            json.rows(of: .days([PersonDays(person: detail.person, days: [sheet])], in: snapshot))
            json.key("shifts")
            json.array(sheet.plan.shifts) { json, shift in
                json.object { json in
                    json.key("code")
                    json.string(shift.template.code)
                    json.key("start")
                    json.instant(shift.start)
                    json.key("end")
                    json.instant(shift.end)
                }
            }
            json.key("sessions")
            json.array(sheet.sessions) { $0.session($1) }
            json.key("punches")
            json.array(detail.evidence) { $0.evidence($1) }
            json.key("corrections")
            json.rows(of: corrections)
            json.key("exceptions")
            json.array(sheet.exceptions) { json, exception in
                json.object { json in
                    json.key("kind")
                    json.string(exception.kind.rawValue)
                    json.key("severity")
                    json.string(exception.severity.word)
                    json.key("at")
                    json.instant(exception.at)
                    json.key("minutes")
                    json.integer(exception.length.map { Totals.minutes($0) })
                }
            }
        }
        return json.bytes
    }
}

extension JSONWriter {
    fileprivate mutating func session(_ session: Session) {
        object { json in
            json.key("start")
            json.instant(session.start)
            json.key("end")
            json.instant(session.end)
            json.key("ending")
            json.string(session.ending.word)
            json.key("breaks")
            json.array(session.breaks.indices) { json, index in
                let (interval, goesOn) = (session.breaks[index], session.isOnBreak && index == session.breaks.count - 1)
                json.object { json in
                    json.key("start")
                    json.instant(interval.start)
                    json.key("end")
                    json.instant(goesOn ? nil : interval.end)
                }
            }
        }
    }

    fileprivate mutating func evidence(_ evidence: DayDetail.Evidence) {
        object { json in
            json.key("entry")
            json.string(evidence.punch.id.text)
            json.key("direction")
            json.string(evidence.punch.punch.direction.rawValue)
            json.key("happened")
            json.instant(evidence.punch.happened)
            json.key("recorded")
            json.instant(evidence.punch.recorded)
            json.key("source")
            json.string(evidence.punch.source.rawValue)
            json.key("provisional")
            json.boolean(evidence.punch.punch.isProvisional)
            json.key("fate")
            switch evidence.fate {
            case .counts: json.string("counts")
            case .duplicate: json.string("duplicate")
            case .corrected: json.string("corrected")
            case .locked: json.string("locked")
            case .elsewhere: json.string("elsewhere")
            }
            json.key("by")
            switch evidence.fate {
            case .duplicate(let other): json.string(other.text)
            case .corrected(let correction): json.string(correction.rawValue)
            case .counts, .locked, .elsewhere: json.null()
            }
        }
    }
}

extension Session.Ending {
    /// For programs.
    var word: String {
        switch self {
        case .open: "open"
        case .continued: "continued"
        case .punched(isProvisional: true): "provisional"
        case .punched(isProvisional: false): "punched"
        case .automatic: "automatic"
        case .missing: "missing"
        }
    }
}
