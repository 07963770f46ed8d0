import Attendance
import EndToEndSupport
import Foundation
import MusterWeb
import Testing

extension AtNoon {
    @Suite("A person’s photo")
    struct PhotoTests {
        /// Draws a picture in the page and gives it as a file's bytes in base 64: a shirt's colour on each side.
        private static let picture = """
            const canvas = document.createElement("canvas");
            canvas.width = 1600;
            canvas.height = 1200;
            const context = canvas.getContext("2d");
            context.fillStyle = "#c33";
            context.fillRect(0, 0, 800, 1200);
            context.fillStyle = "#36c";
            context.fillRect(800, 0, 800, 1200);
            return canvas.toDataURL("image/png").split(",")[1];
            """

        @Test("is made smaller, sent and shown everywhere; what is none is refused", arguments: Engine.usual)
        func uploading(engine: Engine) async throws {
            let demo = try #require(DemoStation.current)
            let folder = try TemporaryFolder()
            try await Browser.with(BrowserSettings(engine, .english, .phone)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                let name = "Photographed by \(engine)"
                try await add(name, number: engine == .webkit ? "64001" : "64002", to: demo, in: browser)
                let picture: String = try await browser.run(Self.picture)
                try #require(Data(base64Encoded: picture)).write(to: URL(filePath: folder["photo.png"]))
                let field = try await browser.find("#photo label:last-of-type input")
                try await browser.upload(folder["photo.png"], into: field)
                try await browser.wait(for: "Photo saved.", in: "#photo [role=status]")
                try await expectPhoto(in: "#photo", browser)
                try await browser.reload()
                try await expectPhoto(in: "#photo", browser)

                // A ZIP that calls itself a photo.
                let archive = Data([0x50, 0x4B, 3, 4] + Array(repeating: 7, count: 400))
                try archive.write(to: URL(filePath: folder["zip.jpg"]))
                try await browser.upload(folder["zip.jpg"], into: browser.find("#photo label:last-of-type input"))
                try await browser.wait(for: "cannot read this file", in: "#photo [role=status]")
                try await expectPhoto(in: "#photo", browser)

                try await browser.open(demo.address + "/people?q=" + (engine == .webkit ? "64001" : "64002"))
                try await expectPhoto(in: "#results .person", browser)
                try await browser.click(at: "#results .name a")
                try await browser.click(named: "Remove the photo", role: "button")
                try await browser.wait(for: "Photo removed.", in: "#photo [role=status]")
                #expect(try await browser.findAll("#photo img").isEmpty)
            }
        }

        @Test("is taken by the camera in the page, which is let go of")
        func camera() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.chromium, .english, .desktop)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                try await add("Before the camera", number: "64003", to: demo, in: browser)
                try await browser.click(at: "#photo label:first-of-type")
                try await browser.wait(
                    until: "document.querySelector('#photo video').videoWidth > 0",
                    [],
                    "the camera’s picture"
                )
                try await browser.click(named: "Take the picture", role: "button")
                try await browser.wait(for: "Photo saved.", in: "#photo [role=status]")
                try await browser.wait(
                    until: "document.querySelector('#photo .face img')?.naturalWidth > 0",
                    [],
                    "the photo"
                )
                let isOff: Bool = try await browser.run(
                    "return document.querySelector('#photo video').srcObject === null;"
                )
                #expect(isOff)
            }
        }

        /// The picture is there, at most 512 px a side, and not another one.
        private func expectPhoto(in place: String, _ browser: Browser) async throws {
            try await browser.wait(
                until: "document.querySelector(arguments[0] + ' img')?.naturalWidth > 0",
                [.string(place)],
                "the photo in \(place)"
            )
            let size: [Int] = try await browser.run(
                """
                const image = document.querySelector(arguments[0] + " img");
                return [image.naturalWidth, image.naturalHeight];
                """,
                [.string(place)]
            )
            #expect(size == [512, 384])
        }
    }
}
