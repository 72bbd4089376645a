#!/bin/bash
# Reads the last trade of each symbol as JSON.
URL="${QDB_HTTP_URL:-http://localhost:9000}"

curl --silent --show-error --fail-with-body --get "$URL/exec" --data-urlencode "query=
  SELECT symbol, price, timestamp FROM trades
  WHERE timestamp IN '2025-10-01'
  LATEST ON timestamp PARTITION BY symbol
  ORDER BY symbol" || {
  echo "Error running example: $URL/exec did not run the query" >&2
  exit 1
}
echo
