/// A browser that a test drives: one window of one engine, with cookies and a cache of its own.
///
/// Commands are in the extensions of this folder; ``with(_:_:)`` starts one.
struct Browser: Sendable {
    let settings: BrowserSettings
    /// Commands to the driver, within the browser's session.
    let driver: DriverConnection
    /// The folder in which it keeps all that it writes. It is gone with the browser.
    let folder: String

    var engine: Engine { settings.engine }
}
