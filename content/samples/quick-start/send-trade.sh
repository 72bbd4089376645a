#!/bin/bash
# Sends one trade as a line: table, symbol columns, other columns, time in nanoseconds.
URL="${QDB_HTTP_URL:-http://localhost:9000}"

curl --silent --show-error --fail-with-body "$URL/write" \
  --data-binary 'trades,symbol=SOL-USD,side=buy price=229.5,amount=14.0 1759477500000000000' || {
  echo "Error running example: $URL did not take the row" >&2
  exit 1
}
