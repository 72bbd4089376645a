#!/bin/bash
# Stores the totals of one day, then drops the days that are too old.
# You can run it again for the same day.

# Stop at the first error, unset variable or failed part of a pipe.
set -euo pipefail
URL="${QDB_HTTP_URL:-http://localhost:9000}"
DAY="${1:-$(date --utc --date yesterday +%F)}"
KEEP_DAYS=30

fail() {
  echo "Error running example: $*" >&2
  exit 1
}

# Sends one statement. If the server refuses it, the script ends.
run() {
  curl --silent --show-error --fail-with-body --max-time 300 \
    --get "$URL/exec" --data-urlencode "query=$1" || fail "$1"
  echo
}

[[ $DAY =~ ^[0-9]{4}-[0-9]{2}-[0-9]{2}$ ]] || fail "no day: $DAY"

# Lock a file as number 9. A second run fails, and does not wait.
exec 9> "${TMPDIR:-/tmp}/questdb-nightly.lock"
flock --nonblock 9 || fail "another run is under way"

run "CREATE TABLE IF NOT EXISTS daily_totals (
       symbol SYMBOL, amount DOUBLE, timestamp TIMESTAMP
     ) TIMESTAMP(timestamp) PARTITION BY YEAR
     DEDUP UPSERT KEYS(timestamp, symbol)"
run "INSERT INTO daily_totals
     SELECT symbol, sum(amount), timestamp FROM trades
     WHERE timestamp IN '$DAY'
     SAMPLE BY 1d ALIGN TO CALENDAR"

# Wait until the totals are visible, then count them.
run "SELECT wait_wal_table('daily_totals')"
run "SELECT count() AS totals FROM daily_totals
     WHERE timestamp IN '$DAY'" | grep '"dataset":\[\[[1-9]' \
  || fail "no total of $DAY, so nothing is dropped"

run "ALTER TABLE trades DROP PARTITION
     WHERE timestamp < timestamp_floor('d', dateadd('d', -$KEEP_DAYS, now()))"
