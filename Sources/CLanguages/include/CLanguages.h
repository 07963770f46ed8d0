#ifndef C_LANGUAGES_H
#define C_LANGUAGES_H

/// A file of `Station/Languages/Catalogues` inside the executable. It is text, so a zero byte ends it.
struct muster_language {
    /// The ISO 639 code.
    const char *code;
    const unsigned char *catalogue;
};

/// The first of all of them; one without a code is the last.
const struct muster_language *muster_languages(void);

#endif
