# Reads hourly candles of one symbol and the latest trade of each.
import os
import sys
from datetime import timezone

import psycopg

URL = os.environ.get('QDB_PG_URL', 'postgresql://admin:quest@localhost:8812/qdb')


# region queries
def candles(conn, symbol, day):
    return conn.execute(
        'SELECT timestamp, first(price), max(price), min(price), last(price)'
        ' FROM trades WHERE symbol = %s AND timestamp IN %s SAMPLE BY 1h',
        (symbol, day)).fetchall()


def latest(conn):
    return conn.execute(
        'SELECT symbol, price FROM trades'
        ' LATEST ON timestamp PARTITION BY symbol ORDER BY symbol').fetchall()
# endregion


def main():
    with psycopg.connect(URL, autocommit=True) as conn:
        for start, *prices in candles(conn, 'SOL-EUR', '2025-10-01'):
            print(start.replace(tzinfo=timezone.utc).isoformat(), *prices)
        for symbol, price in latest(conn):
            print(symbol, price)


if __name__ == '__main__':
    try:
        main()
    except psycopg.Error as e:
        sys.exit(f'Error running example: {e}')
