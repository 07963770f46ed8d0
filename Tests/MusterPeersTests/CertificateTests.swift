import Attendance
import Crypto
import MusterPeers
import Testing

@Suite struct CertificateTests {
    @Test("A station's certificate is of the key of its journal, whenever it is made")
    func key() throws {
        let key = Curve25519.Signing.PrivateKey()
        let id = PeerID(publicKey: Array(key.publicKey.rawRepresentation))
        #expect(try PeerCertificate(key: key).id == id)
        #expect(try PeerCertificate(key: key).id == id)
    }
}
