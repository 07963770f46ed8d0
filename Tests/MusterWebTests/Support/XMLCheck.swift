/// The elements of a small XML text, without believing that it is well-formed.
struct XMLCheck {
    let elements: [String]

    init(_ bytes: [UInt8]) {
        elements = String(decoding: bytes, as: UTF8.self).split(separator: "<").compactMap { part in
            part.first?.isLetter == true ? String(part.prefix { $0.isLetter || $0.isNumber }) : nil
        }
    }
}
