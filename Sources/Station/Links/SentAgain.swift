/// A request was done already, maybe at this very moment: nothing was written.
package struct SentAgain: Error {
    package init() {}
}
