# Inserts a batch in one transaction, then waits until a query can see it.
import os
import sys
from datetime import datetime, timedelta, timezone

import psycopg

DSN = os.environ.get(
    'QDB_PG_DSN', 'host=localhost port=8812 user=admin password=quest dbname=qdb')


def main():
    start = datetime(2025, 10, 1, 8, tzinfo=timezone.utc)
    rows = [('attic', 27.0 + i / 4, start + timedelta(minutes=i)) for i in range(4)]
    with psycopg.connect(DSN, autocommit=True) as conn:
        conn.execute(
            'CREATE TABLE IF NOT EXISTS sensors (room SYMBOL, temp DOUBLE, ts TIMESTAMP)'
            ' TIMESTAMP(ts) PARTITION BY DAY')
        with conn.transaction(), conn.cursor() as cur:
            cur.executemany('INSERT INTO sensors VALUES (%s, %s, %s)', rows)
        conn.execute("SELECT wait_wal_table('sensors')")
        print(conn.execute('SELECT count(), max(temp) FROM sensors').fetchone())


if __name__ == '__main__':
    try:
        main()
    except psycopg.Error as e:
        sys.exit(f'Error running example: {e}')
