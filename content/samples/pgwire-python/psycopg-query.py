# Reads trades with psycopg 3: parameters, rows as dictionaries, times as UTC.
import os
import sys
from datetime import datetime, timezone

import psycopg
from psycopg.rows import dict_row

URL = os.environ.get('QDB_PG_URL', 'postgresql://admin:quest@localhost:8812/qdb')


def main():
    # region query
    since = datetime(2025, 10, 1, 8, 0, 1, tzinfo=timezone.utc)
    with psycopg.connect(URL, autocommit=True, row_factory=dict_row) as conn:
        rows = conn.execute(
            'SELECT timestamp, symbol, price FROM trades'
            ' WHERE timestamp >= %s AND symbol IN (%s, %s)',
            (since, 'ADA-EUR', 'SOL-EUR')).fetchall()
    for row in rows:
        when = row['timestamp'].replace(tzinfo=timezone.utc)
        print(when.isoformat(), row['symbol'], row['price'])
    # endregion


if __name__ == '__main__':
    try:
        main()
    except psycopg.Error as e:
        sys.exit(f'Error running example: {e}')
