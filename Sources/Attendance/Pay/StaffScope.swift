/// For whom a rule counts. Of several the narrowest counts.
package enum StaffScope: Hashable, Sendable {
    case everyone
    case department(String)
    case person(PersonID)
}
