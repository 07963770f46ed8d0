/// What is missing from a form, in the visitor's words.
struct FormProblem: Error {
    let words: String
}
