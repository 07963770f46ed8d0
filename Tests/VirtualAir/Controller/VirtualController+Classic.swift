/// What a host asks of a controller for BR/EDR only when it powers it up. There is no piconet to be in.
extension VirtualController {
    /// - Returns: `nil` if the command is none of these.
    func classicAnswer(_ opcode: Opcode) -> [UInt8]? {
        switch opcode.rawValue {
        // Features: none of Low Energy, and BR/EDR not excluded.
        case Opcode.readFeatures.rawValue: [UInt8](repeating: 0, count: 8)
        // Read Buffer Size: 339 and 64 bytes, 8 packets each.
        case 0x1005: [0x53, 0x01, 0x40, 8, 0, 8, 0]
        // Read Class of Device, Read Local Name, Read Voice Setting.
        case 0x0C23: [0, 0, 0]
        case 0x0C14: [UInt8](repeating: 0, count: 248)
        case 0x0C25: [0x60, 0x00]
        // Read Number of Supported IAC, Read Current IAC LAP.
        case 0x0C38: [1]
        case 0x0C39: [1, 0x33, 0x8B, 0x9E]
        // Read Stored Link Key, Delete Stored Link Key; Read Page Scan Activity and Type; Read Default Link Policy.
        case 0x0C0D: [0, 0, 0, 0]
        case 0x0C12: [0, 0]
        case 0x0C1B: [0, 0x08, 0x12, 0]
        case 0x0C46: [0]
        case 0x080E: [0, 0]
        // Write commands and Set Event Filter have nothing more to say.
        case 0x0C05, 0x0C13, 0x0C16, 0x0C18, 0x0C1A, 0x0C1C, 0x0C24, 0x0C26, 0x0C3A, 0x0C43, 0x0C45, 0x0C47, 0x080F:
            []
        default: nil
        }
    }
}
