# Reads a large result row by row instead of holding all of it in memory.
import os
import sys

import psycopg

DSN = os.environ.get(
    'QDB_PG_DSN', 'host=localhost port=8812 user=admin password=quest dbname=qdb')


def main():
    total = 0
    with psycopg.connect(DSN, autocommit=True) as conn, conn.cursor(binary=True) as cur:
        for (x,) in cur.stream('SELECT x FROM long_sequence(200000) WHERE x > %s', (0,)):
            total += x
    print(total)


if __name__ == '__main__':
    try:
        main()
    except psycopg.Error as e:
        sys.exit(f'Error running example: {e}')
