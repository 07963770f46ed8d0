/// What is missing from a form, in the principal's words.
struct FormProblem: Error {
    let words: String
}
