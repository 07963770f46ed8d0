extension KioskTexts {
    static let english = KioskTexts(
        kiosk: "Kiosk",
        hint: "Tap your name to punch in or out.",
        punchIn: "Punch in",
        punchOut: "Punch out",
        submitIn: "Punch in now",
        submitOut: "Punch out now",
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
        cannotKeep: "The station can’t be reached, and this browser can’t keep the punch. Please try again.",
        failed: "That did not work. Please try again.",
        waiting: "Waiting for the station: {n}",
        recordedIn: { "Welcome, \($0). You are punched in since \($1)." },
        recordedOut: { "Goodbye, \($0). You are punched out since \($1)." },
        noSuchPerson: "This person is not on the roster any more.",
        alreadyIn: { "Punched in already, since \($0). Nothing was changed." },
        notIn: "Not punched in, so there is nothing to punch out of. Nothing was changed.",
        tooOld: "This punch was made more than 31 days ago. Ask your supervisor to enter it.",
        inFuture: "This punch is from the future. Check the clock of this device.",
        keyReused: "Another punch was sent under the same name. Please begin anew.",
        tooMuch: "This signature is too long. Please draw it again.",
        unreadable: "This can’t be read as a punch."
    )
}
