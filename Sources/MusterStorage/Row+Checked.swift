import GRDB

extension Row {
    /// The value of a column.
    ///
    /// GRDB's subscripts trap when a value is of another type. The tables are strict, so that cannot be while they are
    /// as we made them; but a journal must also be read after somebody has been at it.
    ///
    /// - Throws: ``UnexpectedValue``.
    func value<Value: DatabaseValueConvertible>(_ index: Int) throws -> Value {
        guard let value = Value.fromDatabaseValue(self[index] as DatabaseValue) else { throw UnexpectedValue() }
        return value
    }

    /// The value of a column that may be empty.
    func optional<Value: DatabaseValueConvertible>(_ index: Int) throws -> Value? {
        let stored = self[index] as DatabaseValue
        guard !stored.isNull else { return nil }
        guard let value = Value.fromDatabaseValue(stored) else { throw UnexpectedValue() }
        return value
    }
}

/// A column holds a value of a type that this version never writes.
struct UnexpectedValue: Error {}
