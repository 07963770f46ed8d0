#pragma once

// The variable of the environment that says how many milliseconds longer each sync takes.
#define SLOW_SYNC_MS "SLOW_SYNC_MS"

// The variable of the environment that names a file: while it is there, no sync comes to its end.
#define SLOW_SYNC_WHILE "SLOW_SYNC_WHILE"
