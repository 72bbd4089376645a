#!/bin/bash
# Creates a table, inserts two rows and counts them: one request per statement.
URL="${QDB_HTTP_URL:-http://localhost:9000}"

run() {
  curl --silent --show-error --fail-with-body --get "$URL/exec" --data-urlencode "query=$1" || {
    echo "Error running example: $URL/exec did not run: $1" >&2
    exit 1
  }
  echo
}

run "CREATE TABLE IF NOT EXISTS sensors (room SYMBOL, temp DOUBLE, timestamp TIMESTAMP)
     TIMESTAMP(timestamp) PARTITION BY DAY"
run "INSERT INTO sensors VALUES
     ('attic', 27.25, '2025-10-01T08:00:00Z'), ('cellar', 14.5, '2025-10-01T08:00:00Z')"
run "SELECT wait_wal_table('sensors')"
run "SELECT count() AS rows FROM sensors"
