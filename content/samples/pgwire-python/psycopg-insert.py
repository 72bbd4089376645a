# Inserts a batch in one transaction, then waits until a query can see it.
import os
import sys
from datetime import datetime, timedelta, timezone

import psycopg

URL = os.environ.get('QDB_PG_URL', 'postgresql://admin:quest@localhost:8812/qdb')


def main():
    # region insert
    start = datetime(2025, 10, 1, 8, tzinfo=timezone.utc)
    rows = [('attic', 27.0 + i / 4, start + timedelta(minutes=i)) for i in range(4)]
    with psycopg.connect(URL, autocommit=True) as conn:
        conn.execute(
            'CREATE TABLE IF NOT EXISTS sensors (room SYMBOL, temp DOUBLE, ts TIMESTAMP)'
            ' TIMESTAMP(ts) PARTITION BY DAY')
        with conn.transaction(), conn.cursor() as cur:
            cur.executemany('INSERT INTO sensors VALUES (%s, %s, %s)', rows)
        conn.execute("SELECT wait_wal_table('sensors')")
    # endregion
        print(conn.execute('SELECT count(), max(temp) FROM sensors').fetchone())


if __name__ == '__main__':
    try:
        main()
    except psycopg.Error as e:
        sys.exit(f'Error running example: {e}')
