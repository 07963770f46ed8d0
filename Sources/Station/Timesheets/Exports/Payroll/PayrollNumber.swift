/// Numbers as payroll programs write them.
enum PayrollNumber {
    /// Minutes as hundredths of an hour, the nearest; halves away from zero.
    static func hundredths(minutes: Int) -> Int {
        let doubled = minutes * 100 * 2 + (minutes < 0 ? -60 : 60)
        return doubled / 120
    }

    /// Hundredths with two decimals, such as `124,33`.
    static func text(_ hundredths: Int, decimal: String) -> String {
        let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        return (hundredths < 0 ? "-" : "") + "\(whole)\(decimal)" + (rest < 10 ? "0" : "") + "\(rest)"
    }

    /// A whole number of digits only within bounds; zeros before it say nothing.
    static func integer(_ text: String, _ bounds: ClosedRange<Int>, digits: Int) -> Int? {
        guard (1...digits).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }),
            let number = Int(text), bounds.contains(number)
        else { return nil }
        return number
    }

    static func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
}
