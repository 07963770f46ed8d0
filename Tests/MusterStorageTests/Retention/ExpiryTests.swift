import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station
import Testing

@Suite("What was kept for long enough")
struct ExpiryTests {
    @Test("attendance goes by whole months, with reasons and leave, and the chain still verifies")
    func attendance() async throws {
        let folder = try TemporaryFolder()
        var station = try KeptStation(SQLiteJournal(folder: folder.path, mode: .create))
        try station.work(0..<30)
        let reason = try PersonalValue.make(reason: "At the dentist with Ottilie", person: History.id(7))
        let correction = Correction(
            id: CorrectionID(rawValue: "c1"),
            person: History.id(7),
            change: .add(.in, at: station.at(3, 500)),
            reason: reason.commitment
        )
        try station.record(.correctionMade(CorrectionMade(correction)), at: station.now, personal: [reason])
        let leave = try Leave(id: "l1", person: History.id(8), kind: .sick, from: station.day(1), to: station.day(2))
        try station.record(.leaveGranted(leave), at: station.now)
        try station.work(30..<125)
        #expect(try words(folder) == ["dentist", "7 in 3", "l1"])
        try await station.keep([.attendance: 93, .signatures: 93])
        let before = try station.store.state()
        let kept = try await days(station, from: 30)

        // 93 days before 4 July is 2 April: March goes.
        let punches = try station.count(Punch.kind)
        #expect(try await station.expire() == 30 * 4 + 2)
        #expect(try station.count(Punch.kind) == punches - 30 * 4)
        #expect(try station.count(CorrectionMade.kind) == 0 && station.count(Leave.kind) == 0)
        try station.check()
        #expect(try await days(station, from: 30) == kept)
        #expect(try await days(station, from: 0).first?.status == .expired)
        #expect(try words(folder) == [])
        let after = try station.store.state()
        #expect(after.roster == before.roster)
        #expect(try station.store.punch(key: "7 in 3") == nil)
        #expect(try await AttendanceRepository(store: station.store).snapshot().attendance.keptFrom == station.day(30))
        #expect(try await station.expire() == 0)
    }

    @Test("photos of punches go after two weeks, also where nobody has decided anything, and the punches stay")
    func photos() async throws {
        var station = try KeptStation()
        try station.work(0..<20)
        let punches = try station.count(Punch.kind)
        var photos: [Commitment] = []
        for day in [3, 5, 6] {
            let punch = try #require(try station.store.punch(key: "7 in \(day)"))
            let photo = try Photo(bytes: [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 2, 0, 2, 0])
            let value = PersonalValue.make(photo: photo, person: History.id(7))
            let taken = PunchPhotographed(person: History.id(7), punch: punch.id, photo: value.commitment)
            let draft = EntryDraft(
                .punchPhotographed(taken),
                happened: punch.happened,
                source: .kiosk,
                actor: "tester",
                personal: [value]
            )
            try station.record(draft)
            photos.append(value.commitment)
        }
        // On day 19, two weeks begin with day 5.
        #expect(try await station.expire() == 1)
        #expect(try photos.map { try station.store.punchPhoto($0, of: History.id(7)) != nil } == [false, true, true])
        #expect(try station.count(Punch.kind) == punches)
        try station.check()
        try station.work(20..<22)
        #expect(try await station.expire() == 2)
        #expect(try station.count(PunchPhotographed.kind) == 0)
        try station.check()
    }

    @Test("what was acknowledged goes with the day that it is about, and its reason with it")
    func acknowledgements() async throws {
        var station = try KeptStation()
        try station.work(0..<125)
        var reasons: [Commitment] = []
        for day in [3, 40] {
            let reason = try PersonalValue.make(reason: "The train", person: History.id(7))
            let acknowledgement = Acknowledgement(
                id: AcknowledgementID(rawValue: "k\(day)"),
                person: History.id(7),
                exception: Exception(.late, day: station.day(day), at: station.at(day, 540), length: 60_000_000),
                reason: reason.commitment
            )
            try station.record(.exceptionAcknowledged(acknowledgement), at: station.now, personal: [reason])
            reasons.append(reason.commitment)
        }
        try await station.keep([.attendance: 93, .signatures: 93])
        #expect(try await station.expire() == 30 * 4 + 1)
        #expect(try station.count(Acknowledgement.kind) == 1)
        #expect(try reasons.map { try station.store.text($0) } == [nil, "The train"])
        try station.check()
    }

    @Test("an hours account goes on with the balance that it had, however much of what led to it goes")
    func balances() async throws {
        var station = try KeptStation()
        let terms = try ContractTerms(text: "weekly 35:00 days 12345")
        let contract = try Contract(id: "c", person: History.id(7), terms: terms, from: station.day(0))
        try station.record(.contractSet(contract), at: station.now)
        try station.work(0..<125)
        func balance() async throws -> Int? {
            let snapshot = try await AttendanceRepository(store: station.store).snapshot()
            let person = try #require(snapshot.roster.anyone(History.id(7)))
            let knowledge = Timesheet.Knowledge(complete: station.now)
            return snapshot.pay(of: [person], in: DayRange(station.day(100)), knowledge: knowledge)[0].balance
        }
        let before = try #require(try await balance())
        try await station.keep([.attendance: 93, .signatures: 93])
        #expect(try await station.expire() == 30 * 4)
        #expect(try await balance() == before)
        // Of the one who has an account, on the first day that is kept.
        let bookings = try await AttendanceRepository(store: station.store).snapshot().attendance.pay.allBookings
        #expect(bookings.map(\.day) == [station.day(30)] && bookings.map(\.kind) == [.opening])
        #expect(bookings.map(\.person) == [History.id(7)])
        #expect(try await station.expire() == 0)
        #expect(try station.count(AccountBooking.kind) == 1)
        try station.work(125..<160)
        #expect(try await station.expire() > 0)
        #expect(try await balance() == before)
        try station.check()
    }

    @Test("what was signed goes when its last day does")
    func signed() async throws {
        var station = try KeptStation()
        try station.work(0..<125)
        var signatures: [Commitment] = []
        for (from, to) in [(0, 29), (30, 59)] {
            let value = PersonalValue.make(signature: try Signature(typed: "Ada"), person: History.id(7))
            let signature = SheetSignature(
                person: History.id(7),
                range: try DayRange(from: station.day(from), to: station.day(to)),
                digest: ContentHash(ofSheet: []),
                signature: value.commitment
            )
            try station.record(.sheetConfirmed(SheetConfirmed(signature)), at: station.now, personal: [value])
            signatures.append(value.commitment)
        }
        try await station.keep([.attendance: 93, .signatures: 93])
        #expect(try await station.expire() == 30 * 4 + 1)
        #expect(try signatures.map { try station.store.signature($0, of: History.id(7)) == nil } == [true, false])
        try station.check()
    }

    /// Which telling words are in any file of the folder.
    private func words(_ folder: TemporaryFolder) throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let contents = files.compactMap { FileManager.default.contents(atPath: folder.path + "/" + $0) }
        return ["dentist", "7 in 3", "l1"].filter { word in
            contents.contains {
                $0.range(of: Data("\"\(word)\"".utf8)) ?? $0.range(of: Data("the \(word)".utf8)) != nil
            }
        }
    }

    private func days(_ station: KeptStation, from: Int) async throws -> [DaySheet] {
        let snapshot = try await AttendanceRepository(store: station.store).snapshot()
        let range = try DayRange(from: station.day(from), to: station.day(126))
        let people = Array(snapshot.roster.people.values).sorted { $0.number < $1.number }
        return snapshot.days(of: people, in: range, knowledge: .init(complete: station.now)).flatMap(\.days)
    }

    @Test("a snapshot that was kept all the time forgets the same as one that is made anew")
    func snapshot() async throws {
        var station = try KeptStation()
        try station.work(0..<60)
        let keeper = AttendanceRepository(store: station.store)
        _ = try await keeper.snapshot()
        try station.work(60..<130)
        _ = try await keeper.snapshot()
        try await station.keep([.attendance: 93, .signatures: 93])
        _ = try await station.expire()
        let (open, anew) = (
            try await keeper.snapshot(), try await AttendanceRepository(store: station.store).snapshot()
        )
        for number in [7, 8] {
            #expect(
                open.attendance.evidence(of: History.id(number)) == anew.attendance.evidence(of: History.id(number))
            )
        }
        #expect(open.attendance.evidence(of: History.id(7)).first?.happened == station.at(30, 540))
        #expect(open.attendance.keptFrom == station.day(30) && anew.attendance.keptFrom == station.day(30))
    }

    @Test("a signature goes before its punch does, and only once it was kept for long enough")
    func signatures() async throws {
        var station = try KeptStation()
        func sign(_ day: Int) throws -> Commitment {
            let value = PersonalValue.make(signature: try Signature(typed: "Mei Lin"), person: History.id(7))
            let punch = Punch(person: History.id(7), direction: .in, signature: value.commitment)
            try station.record(.punched(punch), at: station.at(day, 540), personal: [value])
            return value.commitment
        }
        let old = try sign(0)
        try station.work(1..<40)
        let new = try sign(40)
        try station.work(41..<45)
        try await station.keep([.signatures: 31, .attendance: 366])
        #expect(try await station.expire() == 1)
        #expect(try station.store.signature(old, of: History.id(7)) == nil)
        #expect(try station.store.signature(new, of: History.id(7)) != nil)
        let kept = try await AttendanceRepository(store: station.store).snapshot().attendance.evidence(
            of: History.id(7)
        )
        #expect(kept.count { $0.happened < station.at(1, 0) } == 1)
        try station.check()
    }

    @Test("what was told goes when it has ended; what is still open stays, and so does what ended it")
    func presence() async throws {
        var station = try KeptStation()
        func tell(_ id: String, _ kind: Alert.Kind, item: String, day: Int) throws {
            let alert = Alert(id: AlertID(rawValue: id), kind, item: ItemID(rawValue: item))
            try station.record(.alertRaised(alert), at: station.at(day, 600))
        }
        try tell("open", .leftBehind, item: "bag", day: 1)
        try tell("first", .leftBehind, item: "key", day: 1)
        try tell("second", .leftBehind, item: "key", day: 2)
        try tell("answered", .leftBehind, item: "cup", day: 2)
        try tell("ender", .leftBehind, item: "cup", day: 3)
        try station.record(
            .alertAnswered(AlertAnswered(id: AlertID(rawValue: "ender"), answer: .seen)),
            at: station.at(3, 700)
        )
        try tell("last", .returned, item: "cup", day: 4)
        try station.work(5..<20)
        try station.record(
            .alertAnswered(AlertAnswered(id: AlertID(rawValue: "answered"), answer: .seen)),
            at: station.now
        )
        try station.work(20..<23)
        try await station.keep([.presence: 7])
        let open = try station.store.state().openAlerts
        #expect(try await station.expire() == 1)
        #expect(try station.store.alert(AlertID(rawValue: "first")) == nil)
        for id in ["open", "second", "answered", "ender"] {
            #expect(try station.store.alert(AlertID(rawValue: id)) != nil, "\(id)")
        }
        #expect(try station.store.state().openAlerts == open)
        try station.check()
    }

    @Test("a roll call goes as a whole, with who was where; one that goes on stays")
    func rollCalls() async throws {
        var station = try KeptStation()
        let (old, open) = (RollCallID(rawValue: "old"), RollCallID(rawValue: "open"))
        let name = try PersonalValue.make(unlisted: "Ottilie", person: PersonID(rawValue: "u"))
        try station.record(.rollCallStarted(RollCallStarted(id: old, isDrill: false)), at: station.at(0, 600))
        let snapshot = RollCall.Whereabouts(person: History.id(7), isOnSite: true, lastSeen: nil, isFrozen: false)
        try station.store.saveRollCall(old, people: [snapshot])
        let mark = RollCallMark(
            .unlisted(PersonID(rawValue: "u"), name: name.commitment),
            .safe,
            at: station.at(0, 601),
            by: "w"
        )
        try station.record(
            .rollCallMarked(RollCallMarked(id: old, mark: mark)),
            at: station.at(0, 601),
            personal: [name]
        )
        try station.record(.rollCallClosed(RollCallClosed(id: old, counts: RollCallCounts())), at: station.at(0, 602))
        try station.record(.rollCallStarted(RollCallStarted(id: open, isDrill: true)), at: station.at(1, 600))
        try station.store.saveRollCall(open, people: [snapshot])
        let keeper = AttendanceRepository(store: station.store)
        #expect(try await keeper.snapshot().rollCalls.count == 2)
        try station.work(2..<40)
        try await station.keep([.rollCalls: 31])
        #expect(try await station.expire() == 3)
        #expect(try station.store.rollCallPeople(old).isEmpty)
        #expect(try station.store.rollCallPeople(open).count == 1)
        #expect(try station.store.text(name.commitment) == nil)
        #expect(try await keeper.snapshot().rollCalls.map(\.id) == [open])
        try station.check()
    }

    @Test("visits go whole, also those that nobody ended, and not those that are still to come")
    func visits() async throws {
        var station = try KeptStation()
        func visit(_ name: String) -> PersonID { PersonID(rawValue: name) }
        func details(_ name: String) throws -> PersonalValue {
            PersonalValue.make(visitor: try VisitorDetails(name: name, pass: "p"), of: visit(name))
        }
        var values: [String: PersonalValue] = [:]
        for (name, day) in [("left", 0), ("forgot", 0), ("late", 30), ("coming", 0)] {
            let value = try details(name)
            values[name] = value
            let signed = VisitorSignedIn(id: visit(name), host: nil, details: value.commitment, pass: "p")
            let expected = VisitorExpected(
                id: visit(name),
                host: nil,
                details: value.commitment,
                pass: "p",
                day: station.day(60)
            )
            try station.record(
                name == "coming" ? .visitorExpected(expected) : .visitorSignedIn(signed),
                at: station.at(day, 600),
                personal: [value]
            )
        }
        for (name, day) in [("left", 0), ("late", 30)] {
            try station.record(
                .visitorSignedOut(VisitorSignedOut(id: visit(name), host: nil)),
                at: station.at(day, 700)
            )
        }
        let keeper = AttendanceRepository(store: station.store)
        #expect(try await keeper.snapshot().visitors.visits.count == 4)
        try station.work(1..<40)
        try await station.keep([.visitors: 20])
        #expect(try await station.expire() == 3)
        #expect(try await keeper.snapshot().visitors.visits.keys.map(\.rawValue).sorted() == ["coming", "late"])
        let kept = try values.filter { try station.store.visitor($0.value.commitment) != nil }
        #expect(kept.keys.sorted() == ["coming", "late"])
        try station.check()
    }

    @Test("who looked is forgotten by setting")
    func looks() async throws {
        var station = try KeptStation()
        func note(_ day: Int) throws {
            let access = RecordAccess(
                person: History.id(7),
                actor: "sam",
                part: .days,
                day: station.day(day),
                first: station.at(day, 600),
                last: station.at(day, 600)
            )
            try station.store.record(access)
        }
        for day in [0, 9] { try note(day) }
        try station.work(0..<42)
        try await station.keep([.recordAccess: 35])
        _ = try await station.expire()
        #expect(try station.store.accesses(to: History.id(7), limit: 9).map(\.day) == [station.day(9)])
        // Also at the next look.
        try note(50)
        #expect(try station.store.accesses(to: History.id(7), limit: 9).map(\.day) == [station.day(50)])
    }

    @Test("nothing of the journal goes while nobody has decided, and nothing that is kept for ever")
    func undecided() async throws {
        var station = try KeptStation()
        try station.work(0..<200)
        #expect(try await station.expire() == 0)
        try await station.keep([.presence: 7])
        #expect(try await station.expire() == 0)
        #expect(try station.count(Punch.kind) == 800)
    }

    @Test("it goes in parts, each a transaction with its own entry")
    func parts() async throws {
        var station = try KeptStation()
        for day in 0..<125 {
            let drafts = (20..<40).flatMap { number in
                [(Punch.Direction.in, 540), (.out, 1020)].map { direction, minute in
                    EntryDraft(
                        .punched(Punch(person: History.id(number), direction: direction)),
                        happened: station.at(day, minute),
                        source: .kiosk,
                        actor: "tester"
                    )
                }
            }
            _ = try station.store.append(drafts, recorded: station.at(day, 1020))
        }
        try station.work(125..<126)
        try await station.keep([.attendance: 93, .signatures: 93])
        var parts = 0
        let count = try await station.manager.expire(at: station.now) { parts += 1 }
        #expect(count == 30 * 40)
        // Eight people at a time.
        #expect(parts == 3)
        let expiries = try station.store.expiries(limit: 9).map(\.expiry)
        #expect(expiries.map(\.count).reduce(0, +) == count && expiries.count == 3)
        try station.check()
    }

    @Test("a plan is void once somebody has corrected something")
    func void() async throws {
        var station = try KeptStation()
        try station.work(0..<130)
        let plan = ExpiryPlan(
            kind: .attendance,
            before: station.day(30),
            begin: station.at(30, 0),
            cut: try AttendanceLedger(station.store.entries(after: 0, limit: .max)).cut(
                before: station.day(30)
            ),
            head: try station.store.state().head
        )
        #expect(try station.store.forecast(plan).count == 120)
        let reason = try PersonalValue.make(reason: "Forgotten", person: History.id(7))
        let correction = Correction(
            id: CorrectionID(),
            person: History.id(7),
            change: .add(.in, at: station.at(3, 500)),
            reason: reason.commitment
        )
        try station.record(.correctionMade(CorrectionMade(correction)), at: station.now, personal: [reason])
        #expect(try station.store.expire(plan, actor: "tester", at: station.now) == 0)
        #expect(try station.count(Punch.kind) == 130 * 4)
    }

    @Test("days that nobody has closed wait, where others were closed")
    func closed() async throws {
        var station = try KeptStation()
        try station.work(0..<200)
        try station.record(
            .periodClosed(PeriodClosed(PeriodDays(from: station.day(-1), to: station.day(29)))),
            at: station.now
        )
        await #expect(throws: RetentionError.notClosed(from: station.day(30))) {
            try await station.keep([.attendance: 93, .signatures: 93])
        }
        try await station.keep([.attendance: 150, .signatures: 93])
        #expect(try await station.expire() == 120)
        try station.check()
    }

    @Test("what would go is told before, and is what goes", arguments: [93, 120, 150])
    func forecast(days: Int) async throws {
        var station = try KeptStation()
        try station.work(0..<190)
        let retention = try Retention(days: [.attendance: days, .signatures: 93])
        let forecast = try await station.manager.forecast(retention, at: station.now)
        let attendance = try #require(forecast.first { $0.kind == .attendance })
        #expect(attendance.oldest == station.day(0))
        try await station.keep(retention.days)
        #expect(try await station.expire() == attendance.count)
        #expect(try await station.manager.forecast(retention, at: station.now).allSatisfy { $0.count == 0 })
    }

    @Test("a change that was made meanwhile is not overwritten")
    func conflict() async throws {
        let station = try KeptStation()
        let seen = Retention.undecided.version
        try await station.keep([.presence: 30])
        await #expect(throws: RetentionError.changedMeanwhile) {
            try await station.manager.change(
                to: Retention(days: [.presence: 40]),
                from: seen,
                actor: "tester",
                source: .supervisor,
                at: station.now
            )
        }
        #expect(try station.store.retention()?.days == [.presence: 30])
    }
}
