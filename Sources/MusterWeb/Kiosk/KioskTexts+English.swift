import Attendance

extension KioskTexts {
    static let english = KioskTexts(
        kiosk: "Kiosk",
        hint: "Tap your name to punch in or out, or to take a break.",
        punchIn: "Punch in",
        punchOut: "Punch out",
        beginBreak: "Start a break",
        endBreak: "End the break",
        submitIn: "Punch in now",
        submitOut: "Punch out now",
        submitBreak: "Start the break now",
        submitReturn: "End the break now",
        choose: "What would you like to do?",
        sign: "Please draw your signature.",
        pad: "Signature pad",
        signature: "Your signature",
        clear: "Clear",
        undo: "Undo",
        done: "Done",
        redo: "Draw again",
        cancel: "Cancel",
        close: "Close",
        cannotDraw: "I can’t draw here",
        typeName: "Type your name instead",
        blank: "This is too short for a signature. Please draw your name, or type it below.",
        sending: "Sending …",
        kept: """
            The station can’t be reached. Your punch is saved here with its time and will be sent automatically.
            """,
        keptOnly: "Your punch is saved here with its time and will be sent automatically.",
        cannotKeep: "The station can’t be reached, and this browser can’t save the punch. Please try again.",
        failed: "That did not work. Please try again.",
        waiting: "Waiting to be sent: {n}",
        recordedIn: { "Welcome, \($0). You punched in at \($1)." },
        recordedOut: { "Goodbye, \($0). You punched out at \($1)." },
        recordedBreak: { "\($0), your break started at \($1)." },
        recordedReturn: { "Welcome back, \($0). Your break ended at \($1)." },
        saidAlready: { direction, name, time in
            let state =
                switch direction {
                case .in, .undirected: "you already punched in at"
                case .out: "you already punched out at"
                case .breakBegin: "your break already started at"
                case .breakEnd: "your break already ended at"
                }
            return "\(name), \(state) \(time). This punch was recorded with it."
        },
        onTime: "You are on time.",
        late: { $0 < 120 ? "You are \($0) min late." : "You are \($0 / 60) h \($0 % 60) min late." },
        clockWrong: "This device’s clock is wrong. The station’s time counts.",
        sentences: { $0.joined(separator: " ") },
        notTaken: "Rejected:",
        dismiss: "Dismiss",
        notEnrolled: "This browser is no longer a kiosk. Waiting punches are saved here.",
        enrolAgain: "Enrol it again",
        pin: "PIN",
        pinHint: "4 to 12 digits. If a PIN is set, the kiosk asks for it before each punch.",
        pinIsSet: "A PIN is set.",
        pinIsNotSet: "No PIN is set.",
        setPIN: "Set the PIN",
        removePIN: "Remove the PIN",
        pinSaved: "PIN saved.",
        pinRemoved: "PIN removed.",
        badPIN: "Enter 4 to 12 digits that are not all the same.",
        pinNeeded: "Please enter your PIN.",
        pinWrong: "The PIN is wrong.",
        pinWait: { "Too many wrong PINs. Try again in \($0) s." },
        noSuchPerson: "This person is no longer on the roster.",
        alreadyIn: { "Already punched in at \($0). Nothing was changed." },
        notIn:
            "You are not punched in, so nothing was changed. Punch in first; if you forgot to, request a correction.",
        tooOld: "This punch was made more than 31 days ago. Ask your supervisor to enter it.",
        inFuture: "The time of this punch is in the future. Check this device’s clock.",
        keyReused: "A different punch was already sent with the same key. Please start again.",
        tooMuch: "This signature is too long. Please draw a shorter one.",
        unreadable: "This punch can’t be read. Please start again.",
        outside: "Part of the signature is outside the pad. Please draw it again.",
        badDirection: "The direction must be “in”, “out”, “break-begin” or “break-end”.",
        badTime: "The time must look like 2026-11-21T09:00:00Z.",
        badKey: "The key must have 1 to 200 characters. Send a UUID, for example.",
        backdated: { "There is already a later punch, at \($0). Ask your supervisor to enter this one." },
        periodClosed: "This period is closed. Ask your supervisor to reopen it.",
        diskFull: "The station’s disk is full, so it can’t record anything. Tell the person who runs it.",
        cannotRecord: "The station can’t record anything right now. Try again in a moment."
    )
}
