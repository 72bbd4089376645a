# Shares checked connections between threads.
import os
import sys
from concurrent.futures import ThreadPoolExecutor

import psycopg
from psycopg_pool import ConnectionPool

URL = os.environ.get('QDB_PG_URL', 'postgresql://admin:quest@localhost:8812/qdb')


# region pool
def last_price(pool, symbol):
    with pool.connection() as conn:
        row = conn.execute(
            'SELECT price FROM trades WHERE symbol = %s LATEST ON timestamp PARTITION BY symbol',
            (symbol,)).fetchone()
    return symbol, row[0]


def main():
    with ConnectionPool(
            URL, min_size=2, max_size=8, max_idle=120,
            check=ConnectionPool.check_connection,
            kwargs={'autocommit': True, 'prepare_threshold': None}) as pool:
        with ThreadPoolExecutor(4) as workers:
            for line in workers.map(lambda s: last_price(pool, s), ['ADA-EUR', 'SOL-EUR']):
                print(*line)
# endregion


if __name__ == '__main__':
    try:
        main()
    except psycopg.Error as e:
        sys.exit(f'Error running example: {e}')
