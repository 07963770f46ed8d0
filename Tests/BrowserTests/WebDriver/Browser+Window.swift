import Foundation

extension Browser {
    /// Makes the page's viewport so large, in CSS pixels.
    func resize(to size: Viewport, height: Int? = nil) async throws {
        let height = height ?? size.height
        switch engine {
        case .chromium:
            // The window of a headless browser cannot be narrower than 500 px; this can, and is a phone's way of layout.
            try await tell(
                "Emulation.setDeviceMetricsOverride",
                [
                    "width": JSON(size.width), "height": JSON(height), "deviceScaleFactor": 1,
                    "mobile": .bool(size.isHandheld),
                ]
            )
            try await tell(
                "Emulation.setTouchEmulationEnabled",
                ["enabled": .bool(size.isHandheld), "maxTouchPoints": 5]
            )
        case .webkit:
            let place = WebKit.place(width: size.width)
            try await driver.post(
                "/window/rect",
                [
                    "x": JSON(place.x), "y": JSON(place.y), "width": JSON(size.width), "height": JSON(height),
                ]
            )
        case .firefox:
            // Its window has a bar for addresses, also where nobody sees it.
            let frame: [Int] = try await run("return [outerWidth - innerWidth, outerHeight - innerHeight]")
            let width = max(size.width, Firefox.narrowest) + frame[0]
            try await driver.post("/window/rect", ["width": JSON(width), "height": JSON(height + frame[1])])
        }
        if engine == .webkit {
            // The new size arrives with a later frame.
            try await wait(
                until: "innerWidth === arguments[0] && innerHeight === arguments[1]",
                [JSON(size.width), JSON(height)],
                "the viewport \(size.width) × \(height)"
            )
        }
        try await settle()
    }

    /// Makes the window as high as the page where a bar floats over what is scrolled: with all of the page in sight, nothing
    /// may lie under it.
    func unrollUnderBar(at viewport: Viewport) async throws {
        let length: Int? = try await run(
            """
            const bar = document.querySelector(".places");
            return bar && getComputedStyle(bar).position === "fixed" ? document.documentElement.scrollHeight : null;
            """
        )
        guard let length, length > viewport.height else { return }
        // WebKit's display ends there, see `WebKit.screen`: longer pages have the bar where it stands among the others.
        guard engine == .chromium || length <= Self.longest else {
            return try await run("document.querySelector('.places').style.position = 'static'")
        }
        try await resize(to: viewport, height: length)
    }

    /// Waits until what the page's scripts changed is painted, web fonts and images included.
    func settle() async throws {
        let _: Bool = try await runAsync(
            """
            await document.fonts.ready;
            await Promise.all([...document.images].filter((image) => !image.complete && image.loading !== "lazy")
              .map((image) => image.decode().catch(() => {})));
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            return true;
            """
        )
    }

    /// What the viewport shows, as PNG.
    func screenshot() async throws -> Data {
        let text: String = try await driver.get("/screenshot")
        return Data(base64Encoded: text) ?? Data()
    }

    /// No picture of a page is longer than this, in CSS pixels.
    private static let longest = 4000

    /// The whole page as PNG, also what is below the viewport.
    ///
    /// - Parameter viewport: the present one.
    func pageScreenshot(at viewport: Viewport) async throws -> Data {
        let length: Int = try await run("return Math.ceil(document.documentElement.scrollHeight)")
        let height = min(max(length, viewport.height), Self.longest)
        switch engine {
        case .chromium:
            let picture = try await ask(
                "Page.captureScreenshot",
                [
                    "captureBeyondViewport": true, "optimizeForSpeed": true,
                    "clip": ["x": 0, "y": 0, "width": JSON(viewport.width), "height": JSON(height), "scale": 1],
                ]
            )
            return Data(base64Encoded: picture["data"].text ?? "") ?? Data()
        case .webkit, .firefox:
            guard height > viewport.height else { return try await screenshot() }
            try await resize(to: viewport, height: height)
            let picture = try await screenshot()
            try await resize(to: viewport)
            return picture
        }
    }
}
