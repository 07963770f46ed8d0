import ArgumentParser

/// A number of days, or for ever.
struct RetentionTime: ExpressibleByArgument {
    /// `nil` for ever.
    let days: Int?

    init?(argument: String) {
        if argument == "forever" {
            days = nil
        } else if let count = Int(argument), count > 0 {
            days = count
        } else {
            return nil
        }
    }
}
