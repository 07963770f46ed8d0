// In C, because the compiler of Swift takes minutes for as many bytes, and that of C no time at all.
#include "CLanguages.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// In the order in which people see them.
static const struct muster_language languages[] = {
    {"en", (const unsigned char[]){
#embed "../Station/Languages/Catalogues/en.json" suffix(, 0)
    }},
    {"zh", (const unsigned char[]){
#embed "../Station/Languages/Catalogues/zh.json" suffix(, 0)
    }},
    {"de", (const unsigned char[]){
#embed "../Station/Languages/Catalogues/de.json" suffix(, 0)
    }},
    {0, 0},
};

const struct muster_language *muster_languages(void) {
    return languages;
}
