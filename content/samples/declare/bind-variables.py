# The instrument is sent once and used twice.
import asyncio
import os
import sys
from datetime import datetime

import asyncpg

DSN = os.environ.get(
    'QDB_PG_DSN', 'host=localhost port=8812 user=admin password=quest dbname=qdb')

QUERY = """
    DECLARE @symbol := $1, @from := $2, @to := $3
    SELECT @symbol::symbol AS instrument, avg(price) AS mean
    FROM trades
    WHERE symbol = @symbol AND timestamp >= @from AND timestamp < @to
"""


def options():
    pairs = dict(pair.split('=', 1) for pair in DSN.split())
    pairs['database'] = pairs.pop('dbname')
    return pairs


async def main():
    conn = await asyncpg.connect(**options())
    try:
        day = datetime(2025, 10, 5), datetime(2025, 10, 6)
        for row in await conn.fetch(QUERY, 'BTC-USD', *day):
            print(row['instrument'], row['mean'])
    finally:
        await conn.close()


if __name__ == '__main__':
    try:
        asyncio.run(main())
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as e:
        sys.exit(f'Error running example: {e}')
