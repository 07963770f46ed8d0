#ifndef C_ASSETS_H
#define C_ASSETS_H

/// A file of the web's `Assets` inside the executable. All are text, so a zero byte ends them.
struct muster_asset {
    const char *name;
    const unsigned char *text;
};

/// The first of all of them; one without a name is the last.
const struct muster_asset *muster_assets(void);

#endif
