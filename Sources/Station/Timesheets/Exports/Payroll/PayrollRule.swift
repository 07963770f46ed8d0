/// What a payroll program takes for a setting, a wage type or a number. The description is what a sentence such as “The
/// number must be …” ends with.
package enum PayrollRule: String, Hashable, Sendable, CaseIterable {
    case adpWageType, adpFileNumber, adpCompany, adpBatch
    case datevConsultant, datevClient, lodasKey, lodasWageType
    case lodasNumber, datevKey, datevWageType, datevNumber
    case quickBooksCompany, quickBooksCreated, quickBooksJob, quickBooksItem
    case quickBooksPayroll, sageNumber, sagePayment, sageDepartment
    case sageCostCentre, xeroCalendar, xeroEmployee, xeroRate
}

extension PayrollRule: CustomStringConvertible {
    package var description: String {
        switch self {
        case .adpWageType: "`reg`, `ot`, or 3 or 4 with a code, such as `3:V`"
        case .adpFileNumber: "an ADP file number of 1 to 6 digits"
        case .adpCompany: "the ADP company code, 2 or 3 letters and digits"
        case .adpBatch: "the ADP batch, 1 to 8 letters and digits"
        case .datevConsultant: "the DATEV consultant number, 1000 to 9999999"
        case .datevClient: "the DATEV client number, 1 to 99999"
        case .lodasKey: "the LODAS Bearbeitungsschlüssel, 1 to 99"
        case .lodasWageType: "a LODAS Lohnart, 1 to 9999"
        case .lodasNumber: "a LODAS Personalnummer, 1 to 99999"
        case .datevKey: "a DATEV Ausfallschlüssel of 1 or 2 characters"
        case .datevWageType: "a DATEV Lohnart, 1 to 5999 or 8000 to 9999"
        case .datevNumber: "a DATEV Personalnummer, 1 to 99999"
        case .quickBooksCompany: "the company’s name as QuickBooks writes it"
        case .quickBooksCreated: "the number from QuickBooks’ exported timer lists"
        case .quickBooksJob: "a customer, or customer:job, without tabs or quotation marks"
        case .quickBooksItem: "a QuickBooks service item"
        case .quickBooksPayroll: "a QuickBooks payroll item"
        case .sageNumber: "a Sage employee number of digits"
        case .sagePayment: "a Sage payment number of digits"
        case .sageDepartment: "the Sage department code, of letters and digits, or empty"
        case .sageCostCentre: "the Sage cost centre code, of letters and digits, or empty"
        case .xeroCalendar: "an identifier such as 216d80e6-af55-47b1-b718-9457c3f5d2fe"
        case .xeroEmployee: "a Xero employeeID, an identifier such as 216d80e6-af55-47b1-b718-9457c3f5d2fe"
        case .xeroRate: "a Xero earningsRateID, an identifier such as 216d80e6-af55-47b1-b718-9457c3f5d2fe"
        }
    }
}
