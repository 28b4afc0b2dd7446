#!/bin/sh
# Starts the omics portal: see omics-portal --help.
root=$(dirname "$(dirname "$(readlink -f "$0")")")
if ! command -v node >/dev/null; then
  echo 'The portal needs Node.js 20.19 or newer: install nodejs, and start it again.' >&2
  exit 1
fi
exec node --disable-warning=ExperimentalWarning "$root/launcher/main.mjs" "$@"
