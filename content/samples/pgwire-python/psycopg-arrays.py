# Writes and reads order book arrays; NumPy arrays travel as lists.
import os
import sys
from datetime import datetime, timezone

import numpy as np
import psycopg

URL = os.environ.get('QDB_PG_URL', 'postgresql://admin:quest@localhost:8812/qdb')


def main():
    # region arrays
    bids = np.array([[0.935, 0.9349], [800.0, 250.0]])
    at = datetime(2025, 10, 1, 8, tzinfo=timezone.utc)
    with psycopg.connect(URL, autocommit=True) as conn:
        conn.execute(
            'CREATE TABLE IF NOT EXISTS order_book (symbol SYMBOL, bids DOUBLE[][], ts TIMESTAMP)'
            ' TIMESTAMP(ts) PARTITION BY DAY')
        conn.execute(
            'INSERT INTO order_book VALUES (%s, %b, %s)', ('EURCHF', bids.tolist(), at))
        conn.execute("SELECT wait_wal_table('order_book')")
        cur = conn.execute('SELECT bids, bids[1, 1] FROM order_book', binary=True)
        book, best = cur.fetchone()
        print(np.array(book).shape, best)
    # endregion


if __name__ == '__main__':
    try:
        main()
    except psycopg.Error as e:
        sys.exit(f'Error running example: {e}')
