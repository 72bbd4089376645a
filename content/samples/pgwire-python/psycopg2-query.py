# Reads trades with psycopg2; times go in as naive UTC.
import os
import sys
from datetime import datetime

import psycopg2
from psycopg2.extras import RealDictCursor

URL = os.environ.get('QDB_PG_URL', 'postgresql://admin:quest@localhost:8812/qdb')


def main():
    conn = psycopg2.connect(URL, cursor_factory=RealDictCursor)
    try:
        conn.autocommit = True
        # region query
        with conn.cursor() as cur:
            cur.execute(
                'SELECT timestamp, price FROM trades WHERE timestamp >= %s AND symbol IN %s',
                (datetime(2025, 10, 1, 8, 0, 1), ('ADA-EUR', 'SOL-EUR')))
            for row in cur:
                print(row['timestamp'].isoformat(), row['price'])
        # endregion
    finally:
        conn.close()


if __name__ == '__main__':
    try:
        main()
    except psycopg2.Error as e:
        sys.exit(f'Error running example: {e}')
