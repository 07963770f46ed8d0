import MusterLinks
import Station
import Testing

@Suite("What a webhook is signed with")
struct WebhookSignatureTests {
    /// The example of the Standard Webhooks specification, as its own libraries test it.
    @Test("the specification's example")
    func published() {
        let header = WebhookSignature.header(
            id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
            timestamp: 1_614_265_330,
            body: Array(#"{"test": 2432232314}"#.utf8),
            secrets: ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"]
        )
        #expect(header == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=")
    }

    @Test("while a secret is changed, both sign")
    func rotating() {
        let secrets = [WebhookSecret.make(), WebhookSecret.make()]
        let header = WebhookSignature.header(id: "a", timestamp: 1, body: [1, 2], secrets: secrets)
        let alone = secrets.map { WebhookSignature.header(id: "a", timestamp: 1, body: [1, 2], secrets: [$0]) }
        #expect(header == alone.joined(separator: " "))
        #expect(alone[0] != alone[1])
    }

    @Test(
        "what is no secret is none",
        arguments: ["", "whsec_", "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "whsec_abc", "whsec_c2hvcnQ=", "whsec_ü"]
    )
    func noSecret(text: String) {
        #expect(WebhookSecret.key(in: text) == nil)
    }
}
