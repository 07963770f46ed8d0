package import HummingbirdCore
import NIOCore

extension HTTP1Channel.Configuration {
    /// HTTP whose connections a register bounds, with heads as long as browsers send and no longer.
    package init(guarding register: ConnectionRegister) {
        self.init(
            additionalChannelHandlers: [ConnectionGuard(register)],
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: 16_384,
                maxHeaderListSize: 32_768,
                maxHeaderFieldCount: 100
            )
        )
    }
}
