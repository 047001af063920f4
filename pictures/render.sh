#!/bin/sh
# Renders the named scenes, or all that have no shot yet, one after the other: `sh render.sh [name …]`
cd "$(dirname "$0")" || exit 1
[ $# -eq 0 ] && set -- $(for file in scenes/*.py; do basename "$file" .py; done)
for name in "$@"; do
  [ -e "shot/$name.png" ] || [ -e "../modules/foundation/media/pictures/$name.webp" ] || nice -n 19 blender -b -P "scenes/$name.py" >/dev/null 2>&1
  echo "$name: $(ls "shot/$name.png" 2>/dev/null || echo 'no shot')"
done
