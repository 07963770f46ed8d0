import Foundation

extension String {
    /// For a part of an address: all but letters, digits and `-._~` is escaped.
    var percentEncoded: String {
        var allowed = CharacterSet(charactersIn: "a"..."z")
        allowed.formUnion(CharacterSet(charactersIn: "A"..."Z"))
        allowed.formUnion(CharacterSet(charactersIn: "0"..."9"))
        allowed.insert(charactersIn: "-._~")
        return addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }
}
