# Threads share connections of psycopg2's own pool.
import os
import sys
from concurrent.futures import ThreadPoolExecutor

import psycopg2
from psycopg2.pool import ThreadedConnectionPool

URL = os.environ.get('QDB_PG_URL', 'postgresql://admin:quest@localhost:8812/qdb')


# region pool
def last_price(pool, symbol):
    conn = pool.getconn()
    try:
        conn.autocommit = True
        with conn.cursor() as cur:
            cur.execute(
                'SELECT price FROM trades WHERE symbol = %s'
                ' LATEST ON timestamp PARTITION BY symbol', (symbol,))
            return symbol, cur.fetchone()[0]
    finally:
        pool.putconn(conn)
# endregion


def main():
    pool = ThreadedConnectionPool(1, 8, URL)
    try:
        with ThreadPoolExecutor(4) as workers:
            for line in workers.map(lambda s: last_price(pool, s), ['ADA-EUR', 'SOL-EUR']):
                print(*line)
    finally:
        pool.closeall()


if __name__ == '__main__':
    try:
        main()
    except psycopg2.Error as e:
        sys.exit(f'Error running example: {e}')
