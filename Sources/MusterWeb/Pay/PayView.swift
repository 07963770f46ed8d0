import Attendance
import Foundation
import Station

/// By what people are paid, and the forms that change it.
struct PayView: Sendable {
    /// Rules of some people from a day on.
    struct RuleRow: Sendable {
        let who: String
        let since: String
        /// Empty where those of the wider group count again.
        let lines: [String]
        let ends: String?
        /// For the form that ends them.
        let scope: String
        let number: String
        let department: String
        /// Whether there is something to end: the last that was set for these people.
        let isLast: Bool
        let label: String
    }

    struct ContractRow: Sendable {
        let id: String
        let who: String
        let address: String
        let detail: String
        let terms: String
        let label: String
    }

    struct Tick: Sendable {
        let value: String
        let label: String
        let isTicked: Bool
    }

    struct Start: Sendable {
        let address: String
        let label: String
    }

    /// How hours are exported, or lists are read, under a name.
    struct SetupRow: Sendable {
        let name: String
        let detail: String
        let text: String
        /// What leads to the file of the pay period; `nil` where there is none.
        let file: String?
        /// Whether there is something to end.
        let isLast: Bool
        let label: String
    }

    /// What the forms hold.
    struct Fields: Sendable {
        let rules: String
        let rulesNumber: String
        let rulesFrom: String
        let limits: String
        let limitsNumber: String
        let limitsFrom: String
        let contractNumber: String
        let terms: String
        let contractFrom: String
        let contractTo: String
        let week: String
        let agreedDay: String
        let lawsFrom: String
        let payrollName: String
        let mapping: String
        let template: String
        let payrollFrom: String
        let profileName: String
        let profile: String
    }

    let t: PayTexts
    let time: TimeTexts
    let notice: Notice?
    let csrfToken: String
    let key: String
    let mayChange: Bool
    let mayPlan: Bool
    let today: String
    let rules: [RuleRow]
    let limits: [RuleRow]
    let contracts: [ContractRow]
    let laws: [String]
    let lawsSince: String?
    let starts: [Start]
    let rulesScopes: [Choice]
    let limitsScopes: [Choice]
    let rulesDepartments: [Choice]
    let limitsDepartments: [Choice]
    let lawTicks: [Tick]
    let optionTicks: [Tick]
    let input: Fields
    let opensRules: Bool
    let opensLimits: Bool
    let opensContract: Bool
    let opensLaws: Bool
    let mayImport: Bool
    let setups: [SetupRow]
    let profiles: [SetupRow]
    let formats: [Choice]
    let opensPayroll: Bool
    let opensProfile: Bool
    /// The days of the pay period, and the pages of the one before and of the next.
    let period: String
    let earlier: String
    let later: String
    /// What leads to the hours of its days, and to their workbook.
    let periodSheets: String
    let periodWorkbook: String

    /// - Parameter period: the pay period that is shown.
    init(
        _ snapshot: Snapshot,
        today: LocalDay,
        period: DayRange,
        template: PayTemplate?,
        departments: [Choice],
        input: PayInput,
        mayChange: Bool,
        mayPlan: Bool,
        mayImport: Bool,
        csrfToken: String,
        texts: Texts,
        notice: Notice?
    ) {
        let t = texts.pay
        self.t = t
        time = texts.attendance
        self.notice = notice
        self.csrfToken = csrfToken
        self.mayChange = mayChange
        self.mayPlan = mayPlan
        self.today = "\(today)"
        key = UUID().uuidString
        let pay = snapshot.attendance.pay
        rules = pay.rules.all.map { scope, from, rules in
            let isLast = pay.rules.all.last { $0.scope == scope }?.from == from
            return RuleRow(scope, from, rules?.lines, isLast, in: snapshot, t)
        }
        limits = pay.accountRules.all.map { scope, from, rules in
            let isLast = pay.accountRules.all.last { $0.scope == scope }?.from == from
            return RuleRow(scope, from, rules.map { [$0.description] }, isLast, in: snapshot, t)
        }
        contracts = pay.contracts.all.reversed().map { contract in
            let person = snapshot.roster.anyone(contract.person)
            let who = person?.details.name ?? "—"
            let span = t.span("\(contract.from)", contract.to.map { "\($0)" })
            return ContractRow(
                id: contract.id,
                who: who,
                address: TimesheetController.accountAddress(contract.person, month: Month(of: today)),
                detail: "\(t.weekHours(HoursText.text(contract.terms.hours.week))) · \(span)",
                terms: contract.terms.description,
                label: t.endLabel("\(who), \(span)")
            )
        }
        self.mayImport = mayImport
        self.period = t.span("\(period.from)", "\(period.to)")
        earlier = "/pay?on=\(period.from.adding(-1))#period"
        later = "/pay?on=\(period.to.adding(1))#period"
        periodSheets = "/timesheets?span=period&on=\(period.from)"
        let days = "from=\(period.from)&to=\(period.to)"
        periodWorkbook = "/api/v1/exports/timesheets.xlsx?\(days)"
        setups = pay.payrollSetups.map { setup in
            let kind = setup.mapping == nil ? t.ended : setup.format ?? t.ownColumns
            return SetupRow(
                name: setup.name,
                detail: "\(kind) · \(t.since("\(setup.from)"))",
                text: setup.mapping ?? "",
                // A file is made of days that are over.
                file: period.to < today && pay.payrollSetup(setup.name, on: period.to) == setup
                    ? "/api/v1/exports/payroll?setup=\(setup.name.percentEncoded)&\(days)" : nil,
                isLast: setup.mapping != nil && pay.payrollSetups.last { $0.name == setup.name } == setup,
                label: t.endLabel(setup.name)
            )
        }
        profiles = snapshot.attendance.importProfiles.sorted { $0.key < $1.key }.map { name, profile in
            SetupRow(
                name: name,
                detail: "",
                text: profile,
                file: "/punches/import?saved=\(name.percentEncoded)",
                isLast: true,
                label: t.endLabel(name)
            )
        }
        let format = input.typed("format", in: .payroll)
        formats = PayrollFormat.allCases.map {
            Choice(value: $0.rawValue, label: $0.rawValue, isChosen: $0.rawValue == format)
        }
        let chosen = pay.laws(on: today) ?? pay.laws.first
        laws = chosen.map { $0.laws.sorted { $0.rawValue < $1.rawValue }.map { t.law($0) } } ?? []
        lawsSince = chosen.map { t.since("\($0.from)") }
        starts = PayTemplate.allCases.map {
            Start(address: "/pay?template=\($0.rawValue)#set-rules", label: t.template($0))
        }
        func scopes(_ chosen: String) -> [Choice] {
            [("everyone", t.everyone), ("department", t.scopeDepartment), ("person", t.scopePerson)].map {
                Choice(value: $0.0, label: $0.1, isChosen: $0.0 == chosen)
            }
        }
        func choices(_ chosen: String) -> [Choice] {
            departments.map { Choice(value: $0.value, label: $0.label, isChosen: $0.value == chosen) }
        }
        rulesScopes = scopes(input.typed("scope", in: .rules))
        limitsScopes = scopes(input.typed("scope", in: .limits))
        rulesDepartments = choices(input.typed("department", in: .rules))
        limitsDepartments = choices(input.typed("department", in: .limits))
        let isLawTyped = input.name == .laws
        let ticked = isLawTyped ? input.all("laws", in: .laws) : chosen.map { $0.laws.map(\.rawValue) } ?? []
        lawTicks = WorkLaw.allCases.map {
            Tick(value: $0.rawValue, label: t.law($0), isTicked: ticked.contains($0.rawValue))
        }
        let options = chosen?.options ?? LawOptions()
        optionTicks = [
            ("hazardousNights", t.hazardousNights, options.isNightHazardous),
            ("waivesFirstMeal", t.waivesFirstMeal, options.waivesFirstMeal),
            ("waivesSecondMeal", t.waivesSecondMeal, options.waivesSecondMeal),
        ].map { name, label, isChosen in
            Tick(value: name, label: label, isTicked: isLawTyped ? input.isTicked(name, in: .laws) : isChosen)
        }
        let first = "\(today)"
        self.input = Fields(
            rules: input.typed("rules", in: .rules, at: template?.text ?? ""),
            rulesNumber: input.typed("number", in: .rules),
            rulesFrom: input.typed("from", in: .rules, at: first),
            limits: input.typed("rules", in: .limits),
            limitsNumber: input.typed("number", in: .limits),
            limitsFrom: input.typed("from", in: .limits, at: first),
            contractNumber: input.typed("number", in: .contract),
            terms: input.typed("terms", in: .contract, at: "weekly 40:00 days 12345"),
            contractFrom: input.typed("from", in: .contract, at: first),
            contractTo: input.typed("to", in: .contract),
            week: input.typed("week", in: .laws, at: "\(options.week)"),
            agreedDay: input.typed("agreedDay", in: .laws, at: options.agreedDay.map { HoursText.text($0) } ?? ""),
            lawsFrom: input.typed("from", in: .laws, at: first),
            payrollName: input.typed("name", in: .payroll),
            mapping: input.typed("mapping", in: .payroll),
            template: input.typed("template", in: .payroll),
            payrollFrom: input.typed("from", in: .payroll, at: first),
            profileName: input.typed("name", in: .profile),
            profile: input.typed("profile", in: .profile)
        )
        opensRules = input.name == .rules || template != nil
        opensLimits = input.name == .limits
        opensContract = input.name == .contract
        opensLaws = isLawTyped
        opensPayroll = input.name == .payroll
        opensProfile = input.name == .profile
    }
}

extension PayView.RuleRow {
    fileprivate init(
        _ scope: StaffScope,
        _ from: LocalDay,
        _ lines: [String]?,
        _ isLast: Bool,
        in snapshot: Snapshot,
        _ t: PayTexts
    ) {
        let person = scope.person.flatMap { snapshot.roster.anyone($0) }
        who = scope.department ?? (scope.person == nil ? t.everyone : person?.details.name ?? "—")
        since = t.since("\(from)")
        self.lines = lines ?? []
        ends = lines == nil ? t.wider : nil
        self.scope = scope.word
        number = person.map { "\($0.number)" } ?? ""
        department = scope.department ?? ""
        self.isLast = isLast && lines != nil
        label = t.endLabel("\(who), \(since)")
    }
}
