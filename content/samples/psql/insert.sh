#!/bin/bash
# Creates a table, inserts two rows with one statement and reads them back.
DSN="${QDB_PG_DSN:-host=localhost port=8812 user=admin password=quest dbname=qdb}"

psql "$DSN" --no-psqlrc --quiet --set ON_ERROR_STOP=1 <<'SQL' || {
CREATE TABLE IF NOT EXISTS sensors (room SYMBOL, temp DOUBLE, timestamp TIMESTAMP)
  TIMESTAMP(timestamp) PARTITION BY DAY;
INSERT INTO sensors VALUES
  ('attic', 27.25, '2025-10-01T08:00:00Z'),
  ('cellar', 14.5, '2025-10-01T08:00:00Z');
SELECT wait_wal_table('sensors') \g /dev/null
SELECT room, count() AS rows, max(temp) FROM sensors ORDER BY room;
SQL
  echo 'Error running example: psql ended with an error' >&2
  exit 1
}
