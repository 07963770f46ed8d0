package import Attendance
package import BeaconKit

/// How hours are to be exported under a name, as a page, a program or a command asks for it.
package struct PayrollSetupRequest: Decodable, Sendable {
    /// The most bytes of a mapping or a template that is kept.
    package static let largest = 65_536

    package let name: String
    package let format: String?
    /// JSON, as it is given with an export.
    package let mapping: String
    package let template: String?
    /// The first day for which it counts; today if it is not said.
    package let from: LocalDay?

    package init(name: String, format: String?, mapping: String, template: String?, from: LocalDay?) {
        self.name = name
        self.format = format
        self.mapping = mapping
        self.template = template
        self.from = from
    }

    /// - Throws: ``PayRefusal/badSetupName(_:)`` or ``PayrollError``.
    func content(today: LocalDay) throws -> PayrollSetupSet {
        let set = PayrollSetupSet(
            name: try SetupName.checked(name),
            from: from ?? today,
            format: format.flatMap { $0.isEmpty ? nil : $0 },
            mapping: mapping,
            template: template.flatMap { $0.isEmpty ? nil : $0 }
        )
        for text in [mapping, template ?? ""] where text.utf8.count > Self.largest {
            throw PayrollError.tooLarge(limit: Self.largest)
        }
        _ = try PayrollOrder(set)
        return set
    }
}

/// The end of a kept export or profile, as it is asked for.
package struct SetupRemoval: Decodable, Sendable {
    package let name: String
    /// The first day without it; today if it is not said.
    package let from: LocalDay?

    package init(name: String, from: LocalDay? = nil) {
        self.name = name
        self.from = from
    }
}

/// How lists of punches are to be read under a name, as a page, a program or a command asks for it.
package struct ImportProfileRequest: Decodable, Sendable {
    package let name: String
    package let profile: String

    package init(name: String, profile: String) {
        self.name = name
        self.profile = profile
    }

    /// - Throws: ``PayRefusal/badSetupName(_:)`` or ``PunchProfileError``.
    func content() throws -> ImportProfileSet {
        let set = ImportProfileSet(name: try SetupName.checked(name), profile: profile)
        guard profile.utf8.count <= PayrollSetupRequest.largest else { throw PunchProfileError.tooLong }
        _ = try PunchProfile(profile)
        return set
    }
}

private enum SetupName {
    static func checked(_ name: String) throws(PayRefusal) -> String {
        let isPlain = name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        guard (1...40).contains(name.count), isPlain, name.first?.isWhitespace == false,
            name.last?.isWhitespace == false
        else { throw .badSetupName(String(name.prefix(60))) }
        return name
    }
}

extension AttendanceCommands {
    /// Keeps how hours are exported under a name, from a day on.
    ///
    /// - Throws: ``PayRefusal/badSetupName(_:)``, ``PayrollError``, ``StoreError``.
    package func keep(_ request: PayrollSetupRequest, at now: Instant) async throws -> PayrollSetupSet {
        let set = try request.content(today: try await repository.snapshot().today(at: now))
        try await append(.payrollSetupSet(set), at: now) { _ in }
        return set
    }

    /// Ends an export: there is none of the name from a day on.
    ///
    /// - Throws: ``PayRefusal/noSetup(_:)``, ``StoreError``.
    package func removePayrollSetup(_ request: SetupRemoval, at now: Instant) async throws {
        let snapshot = try await repository.snapshot()
        let day = request.from ?? snapshot.today(at: now)
        let end = PayrollSetupSet(name: request.name, from: day, format: nil, mapping: nil, template: nil)
        try await append(.payrollSetupSet(end), at: now) { snapshot in
            guard snapshot.attendance.pay.payrollSetup(request.name, on: day) != nil else {
                throw PayRefusal.noSetup(request.name)
            }
        }
    }

    /// Keeps how lists of punches are read under a name.
    ///
    /// - Throws: ``PayRefusal/badSetupName(_:)``, ``PunchProfileError``, ``StoreError``.
    package func keep(_ request: ImportProfileRequest, at now: Instant) async throws {
        try await append(.importProfileSet(try request.content()), at: now) { _ in }
    }

    /// - Throws: ``PayRefusal/noSetup(_:)``, ``StoreError``.
    package func removeImportProfile(_ name: String, at now: Instant) async throws {
        try await append(.importProfileSet(ImportProfileSet(name: name, profile: nil)), at: now) { snapshot in
            guard snapshot.attendance.importProfiles[name] != nil else { throw PayRefusal.noSetup(name) }
        }
    }
}

extension Snapshot {
    /// How hours of some days are exported under a name: as it counts on the last of them.
    ///
    /// - Throws: ``PayRefusal/noSetup(_:)`` or ``PayrollError``.
    package func payrollOrder(named name: String, for range: DayRange) throws -> PayrollOrder {
        guard let setup = attendance.pay.payrollSetup(name, on: range.to) else { throw PayRefusal.noSetup(name) }
        return try PayrollOrder(setup)
    }

    /// How lists of punches are read under a name.
    ///
    /// - Throws: ``PayRefusal/noSetup(_:)`` or ``PunchProfileError``.
    package func importProfile(named name: String) throws -> PunchProfile {
        guard let profile = attendance.importProfiles[name] else { throw PayRefusal.noSetup(name) }
        return try PunchProfile(profile)
    }
}

extension ReportTable {
    /// How hours are exported, from which day on; without a mapping where an export has ended.
    package static func payrollSetups(in snapshot: Snapshot) -> ReportTable {
        var table = ReportTable(
            "Payroll exports",
            [
                Column("name", "Name"), Column("from", "From"), Column("format", "Format"),
                Column("mapping", "Mapping"), Column("template", "Template"),
            ]
        )
        for setup in snapshot.attendance.pay.payrollSetups {
            table.add([
                .text(setup.name), .day(setup.from), setup.format.map { .text($0) } ?? .empty,
                setup.mapping.map { .text($0) } ?? .empty, setup.template.map { .text($0) } ?? .empty,
            ])
        }
        return table
    }

    /// How lists of punches of other systems are read.
    package static func importProfiles(in snapshot: Snapshot) -> ReportTable {
        var table = ReportTable("Import profiles", [Column("name", "Name"), Column("profile", "Profile")])
        for (name, profile) in snapshot.attendance.importProfiles.sorted(by: { $0.key < $1.key }) {
            table.add([.text(name), .text(profile)])
        }
        return table
    }
}
