import Attendance
package import BeaconKit

/// Shifts as a calendar that other programs subscribe to (iCalendar, RFC 5545).
package enum ShiftCalendar {
    /// - Parameters:
    ///   - plans: each person's days.
    ///   - now: when the calendar is made.
    package static func bytes(_ plans: [PersonDays], site: String, now: Instant) -> [UInt8] {
        var lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Muster//Shifts//EN", "CALSCALE:GREGORIAN", "METHOD:PUBLISH",
            "X-WR-CALNAME:" + escaped("\(site): shifts"),
        ]
        for own in plans {
            for shift in own.days.flatMap(\.plan.shifts) {
                let name = plans.count > 1 ? "\(shift.template.code), \(own.person.details.name)" : shift.template.code
                lines += [
                    "BEGIN:VEVENT",
                    "UID:\(own.person.id.rawValue)-\(shift.day)-\(shift.template.code)@muster",
                    "DTSTAMP:" + stamp(now), "DTSTART:" + stamp(shift.start), "DTEND:" + stamp(shift.end),
                    "SUMMARY:" + escaped(name), "LOCATION:" + escaped(site), "END:VEVENT",
                ]
            }
        }
        lines.append("END:VCALENDAR")
        return lines.flatMap { folded($0) }
    }

    /// Text as RFC 5545, 3.3.11 has it.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": escaped += "\\" + String(scalar)
            case "\n": escaped += "\\n"
            case let control where control.value < 0x20: continue
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// A line in parts of at most 75 octets, none within a character (RFC 5545, 3.1).
    package static func folded(_ line: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var width = 0
        for scalar in line.unicodeScalars {
            let size = UTF8.width(scalar)
            if width + size > 75 {
                bytes += [0x0D, 0x0A, 0x20]
                width = 1
            }
            bytes += Array(String(scalar).utf8)
            width += size
        }
        return bytes + [0x0D, 0x0A]
    }

    /// As `20261121T090000Z`.
    private static func stamp(_ instant: Instant) -> String {
        String(instant.iso8601.prefix(19).filter { $0 != "-" && $0 != ":" }) + "Z"
    }
}
