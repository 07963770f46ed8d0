import Attendance

extension KioskTexts {
    static let english = KioskTexts(
        kiosk: "Kiosk",
        hint: "Tap your name to punch in or out, or for a break.",
        punchIn: "Punch in",
        punchOut: "Punch out",
        beginBreak: "Begin a break",
        endBreak: "End the break",
        submitIn: "Punch in now",
        submitOut: "Punch out now",
        submitBreak: "Begin the break now",
        submitReturn: "End the break now",
        choose: "What do you sign for?",
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
        blank: "This is too little for a signature. Please draw your name, or type it below.",
        sending: "Sending …",
        kept: """
            The station can’t be reached. Your punch is kept here with its time and is sent by itself as soon as that is \
            possible.
            """,
        keptOnly: "Your punch is kept here with its time and is sent by itself as soon as that is possible.",
        cannotKeep: "The station can’t be reached, and this browser can’t keep the punch. Please try again.",
        failed: "That did not work. Please try again.",
        waiting: "Waiting for the station: {n}",
        recordedIn: { "Welcome, \($0). You are punched in since \($1)." },
        recordedOut: { "Goodbye, \($0). You are punched out since \($1)." },
        recordedBreak: { "\($0), your break has begun at \($1)." },
        recordedReturn: { "Welcome back, \($0). Your break has ended at \($1)." },
        saidAlready: { direction, name, time in
            let state =
                switch direction {
                case .in, .undirected: "you are punched in already, since"
                case .out: "you are punched out already, since"
                case .breakBegin: "your break has begun already, at"
                case .breakEnd: "your break has ended already, at"
                }
            return "\(name), \(state) \(time). This punch is kept with that one."
        },
        onTime: "You are on time.",
        late: { $0 < 120 ? "You are \($0) min late." : "You are \($0 / 60) h \($0 % 60) min late." },
        clockWrong: "The clock of this device is wrong. The station’s time counts.",
        sentences: { $0.joined(separator: " ") },
        notTaken: "Not taken:",
        dismiss: "I have seen it",
        notEnrolled: "This browser may not punch any more. What waits is kept here.",
        enrolAgain: "Enrol it again",
        pin: "PIN",
        pinHint: "4 to 12 digits. If it is set, the kiosk asks for it before it takes a punch.",
        pinIsSet: "A PIN is set.",
        pinIsNotSet: "No PIN is set.",
        setPIN: "Set the PIN",
        removePIN: "Remove the PIN",
        pinSaved: "The PIN is set.",
        pinRemoved: "The PIN is removed.",
        badPIN: "A PIN has 4 to 12 digits, and not all the same.",
        pinNeeded: "Please enter your PIN.",
        pinWrong: "The PIN is wrong.",
        pinWait: { "Too many wrong PINs. Try again in \($0) s." },
        noSuchPerson: "This person is not on the roster any more.",
        alreadyIn: { "Punched in already, since \($0). Nothing was changed." },
        notIn: "Not punched in, so nothing was changed. Punch in first; if that was forgotten, ask for a correction.",
        tooOld: "This punch was made more than 31 days ago. Ask your supervisor to enter it.",
        inFuture: "This punch is from the future. Check the clock of this device.",
        keyReused: "Another punch was sent under the same name. Please begin anew.",
        tooMuch: "This signature is too long. Please draw it again.",
        unreadable: "This can’t be read as a punch.",
        outside: "Some of the signature is beside the pad. Please draw it again.",
        badDirection: "A punch is “in”, “out”, “break-begin” or “break-end”.",
        badTime: "This time can’t be read. Write it as 2026-11-21T09:00:00Z.",
        badKey: "A key has 1 to 200 characters. Send a UUID, for example.",
        backdated: { "There is a later punch already, of \($0). Ask your supervisor to enter this one." },
        periodClosed: "This period is closed. Ask your supervisor to re-open it.",
        diskFull: "The station’s disk is full, so it can’t record anything now.",
        cannotRecord: "The station can’t record anything now."
    )
}
