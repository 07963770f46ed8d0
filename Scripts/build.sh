#!/usr/bin/env bash
# Builds with the project's options, and says in one line how far it is. Warnings and errors are shown in full.
#
#   build.sh debug|release [OPTION OF SWIFT BUILD]...
#
# Debug is what is developed, tested and shown; release is what is measured and shipped. Why the options are these, and what
# each saves: docs/decisions/building.md.
set -uo pipefail
cd "$(dirname "$0")/.."

configuration=$1
shift

# Reads the C++ headers once that the 526 files of two BoringSSLs include, and prints where that is kept. Fails where the
# compiler refuses; then each file reads them itself.
precompiled_headers() {
    local compiler file="$PWD/.build/standard-headers"
    local like=(-target "$(uname -m)-unknown-linux-gnu" -fblocks -fPIC -O1 -fno-omit-frame-pointer -std=c++17)
    compiler=$(dirname "$(readlink -f "$(command -v swiftc)")")/clang || return
    mkdir -p .build
    if ! "$compiler" "${like[@]}" -include-pch "$file.pch" -fsyntax-only -x c++ /dev/null; then
        printf '#include <%s>\n' algorithm array memory optional string_view type_traits utility >"$file.h" || return
        "$compiler" "${like[@]}" -x c++-header "$file.h" -o "$file.pch" || return
    fi
    printf '%s' "$file.pch"
} 2>/dev/null

# Package.swift says what is fast then.
export MUSTER_FAST_DEBUG=1
options=(-c "$configuration" --explicit-target-dependency-import-check error)
case $configuration in
    debug)
        # No index for editors, no XCTest, and of debug information only what names lines in a backtrace. C is optimized a
        # little: that costs next to nothing, and passwords and TLS are C.
        options+=(--disable-index-store --disable-xctest -debug-info-format none -Xswiftc -gline-tables-only -Xcc -O1)
        if precompiled=$(precompiled_headers); then options+=(-Xcxx -include-pch -Xcxx "$precompiled"); fi
        ;;
    release)
        # Runs where no Swift is installed; tells nobody in which folder it was built.
        options+=(
            --disable-xctest -Xswiftc -file-prefix-map -Xswiftc "$PWD=." -Xcc "-ffile-prefix-map=$PWD=."
            --disable-local-rpath -Xlinker --build-id=sha1 -Xlinker --as-needed -Xlinker --no-export-dynamic
            -Xswiftc -use-ld=lld -Xlinker --icf=safe -Xlinker -z -Xlinker pack-relative-relocs
        )
        ;;
    *) echo "build.sh: the first argument is debug or release" >&2; exit 2 ;;
esac
# A program that is shipped brings Swift along; tests run where Swift is. It has no tables for unwinding, a tenth of its size:
# Swift throws without them, and debuggers follow frame pointers.
if [[ "$configuration $* " == release*' --product '* ]]; then
    options+=(--static-swift-stdlib -Xlinker --no-eh-frame-hdr -Xlinker "$PWD/Scripts/package/no-unwind-tables.ld")
fi
case " $* " in *' --show-bin-path '*) exec swift build "${options[@]}" "$@" ;; esac

# What `muster --version` tells beside the version. Written only when it changed, as what includes it is compiled again.
mkdir -p .build
if commit=$(git rev-parse --short=10 HEAD 2>/dev/null); then
    git diff --quiet HEAD -- Sources Package.swift 2>/dev/null || commit+=", changed"
else
    commit=unknown
fi
printf '#define MUSTER_COMMIT "%s"\n' "$commit" >.build/commit.new
cmp -s .build/commit.new .build/commit.h && rm .build/commit.new || mv .build/commit.new .build/commit.h

# How many steps a build from nothing has: the compiler finds them one module after the other.
expected=0
if ! compgen -G ".build/*/$configuration/*.build" >/dev/null; then
    expected=$(sed -n "s/^$configuration ${*: -1} //p" Scripts/build-steps 2>/dev/null)
fi
expected=${expected:-0}

# On a terminal one line is written over and over; elsewhere there is a new one each half minute.
if [ -t 1 ]; then every=1 lead=$'\r\e[K' end=''; else every=30 lead='' end=$'\n'; fi
begin=$SECONDS shown=-$every steps=0 repeated=0
declare -A said=()

progress() {
    local text="$1"
    [ $((SECONDS - shown)) -ge "$every" ] || return 0
    shown=$SECONDS
    printf '%s%s%s' "$lead" "$text" "$end"
}

# What is left, if what is left goes as fast as what is done.
left() {
    local done=$1 all=$2 took=$((SECONDS - begin))
    [ "$took" -ge 15 ] && [ "$done" -ge 50 ] || return 0
    local rest=$((took * (all - done) / done))
    if [ "$rest" -ge 90 ]; then printf ', about %d min left' $(((rest + 30) / 60)); else printf ', about a minute left'; fi
}

while IFS= read -r line; do
    case $line in
        Fetching\ *|Fetched\ *|Updating\ *|Updated\ *|Computing\ *|Computed\ *|Creating\ *|Working\ copy\ *)
            begin=$SECONDS
            progress "Fetching the libraries that Muster uses"
            ;;
        '['*/*']'*)
            done=${line#[}; done=${done%%/*}
            all=${line#*/}; all=${all%%]*}
            case $done$all in *[!0-9]*) continue ;; esac
            steps=$all
            [ "$all" -ge "$expected" ] || all=$expected
            progress "Building: $done of $all$(left "$done" "$all")"
            ;;
        # Of packages that Muster uses, which nobody here can mend.
        *": found "*" file(s) which are unhandled"*|\ *'/checkouts/'*) ;;
        # Of Foundation itself, when it is linked statically.
        */libFoundationEssentials.a*mktemp*|*/libFoundationEssentials.a*createTemporaryFile*) ;;
        Building\ for\ *|Planning\ build*|'Build complete!'*|'Build of product '*|'') ;;
        *)
            # The compiler says the same once for each file that it compiles with the one that is wrong.
            case $line in
                /*': error: '*|/*': warning: '*|/*': note: '*)
                    if [ -n "${said[$line]:-}" ]; then repeated=1; else repeated=0; fi
                    said[$line]=1
                    ;;
                error:*|warning:*) repeated=0 ;;
            esac
            [ "$repeated" -eq 0 ] || continue
            [ -z "$lead" ] || printf '%s' "$lead"
            printf '%s\n' "$line"
            ;;
    esac
done < <(exec swift build "${options[@]}" "$@" 2>&1)
wait $!
status=$?
[ -z "$lead" ] || printf '%s' "$lead"
if [ "$status" -eq 0 ]; then
    took=$((SECONDS - begin))
    [ "$steps" -lt 20 ] || printf 'Built in %d min %d s (%d steps).\n' $((took / 60)) $((took % 60)) "$steps"
else
    echo "The build failed: the errors are above." >&2
fi
exit "$status"
