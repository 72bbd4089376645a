# Reads a large result row by row instead of holding all of it in memory.
import os
import sys

import psycopg

URL = os.environ.get('QDB_PG_URL', 'postgresql://admin:quest@localhost:8812/qdb')


def main():
    total = 0
    # region stream
    with psycopg.connect(URL, autocommit=True) as conn, conn.cursor(binary=True) as cur:
        for (x,) in cur.stream('SELECT x FROM long_sequence(200000) WHERE x > %s', (0,)):
            total += x
    # endregion
    print(total)


if __name__ == '__main__':
    try:
        main()
    except psycopg.Error as e:
        sys.exit(f'Error running example: {e}')
