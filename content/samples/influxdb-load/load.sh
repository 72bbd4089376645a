#!/bin/bash
# Loads an export of InfluxDB in parts, each measurement into a table old_...: load.sh FILE
# It stops at the first part that is refused. Correct the line in that part and call it again:
# what is stored is not sent twice.
URL="${QDB_HTTP_URL:-http://localhost:9000}"
FILE="${1:-$(dirname "$0")/plant.lp}"

fail() {
  echo "Error running example: $1" >&2
  exit 1
}

if [ ! -d parts ]; then
  mkdir parts
  grep -v -e '^#' -e '^CREATE DATABASE' "$FILE" | sed 's/^/old_/' | split -d -a 6 -l 50000 - parts/
fi

for part in parts/*; do
  answer=$(curl --silent --show-error --fail-with-body --data-binary @"$part" "$URL/write") ||
    fail "$part was refused: $answer"
  rm "$part"
done
rmdir parts
echo "everything is stored"
