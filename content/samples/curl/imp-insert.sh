#!/bin/bash
# Uploads a CSV file into the table weather and reads the report of the server.
URL="${QDB_HTTP_URL:-http://localhost:9000}"
SCHEMA='[
  {"name": "station", "type": "SYMBOL"},
  {"name": "temp", "type": "DOUBLE"},
  {"name": "taken", "type": "TIMESTAMP", "pattern": "yyyy-MM-ddTHH:mm:ssZ"}
]'

fail() {
  echo "Error running example: $1" >&2
  exit 1
}

report=$(
  curl --silent --show-error --fail-with-body \
    --form "schema=$SCHEMA" --form 'data=@-;filename=weather.csv' \
    "$URL/imp?name=weather&timestamp=taken&partitionBy=DAY&fmt=json" <<'CSV'
station,temp,taken
porto,18.4,2025-10-01T08:00:00Z
oslo,7.5,2025-10-01T08:00:00Z
porto,18.9,2025-10-01T08:01:00Z
CSV
) || fail "$URL/imp did not take the file: $report"

# The HTTP status is 200 even when nothing was imported.
echo "$report" | grep --quiet '"status":"OK"' || fail "$report"
echo "$report" | grep --quiet --extended-regexp '"(rowsRejected|errors)":[1-9]' && fail "$report"
echo "$report" | grep --only-matching '"rowsImported":[0-9]*'
