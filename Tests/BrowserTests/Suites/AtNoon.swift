import Testing

/// All that is tried at one demo, which stays at noon of its first day: starting one for each suite would take longer than
/// what is tried.
///
/// The station slows guesses down after five wrong passwords or codes, wherever on this machine they come from. So few of
/// these tests are wrong on purpose.
@Suite("In a browser, at noon", .serialized, .demo(until: .lunch, speed: 1), .sharedBrowsers, .twoAtATime)
enum AtNoon {}
