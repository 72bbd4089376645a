# Reads trades with asyncpg. Parameters are naive times in UTC.
import asyncio
import os
import sys
from datetime import datetime, timedelta, timezone

import asyncpg

URL = os.environ.get('QDB_PG_URL', 'postgresql://admin:quest@localhost:8812/qdb')


# region query
def naive_utc(when):
    return when.astimezone(timezone.utc).replace(tzinfo=None)


async def main():
    conn = await asyncpg.connect(URL)
    try:
        madrid = timezone(timedelta(hours=2))
        since = naive_utc(datetime(2025, 10, 1, 10, 0, 1, tzinfo=madrid))
        rows = await conn.fetch(
            'SELECT timestamp, symbol, price FROM trades WHERE timestamp >= $1', since)
        for row in rows:
            when = row['timestamp'].replace(tzinfo=timezone.utc)
            print(when.isoformat(), row['symbol'], row['price'])
# endregion
    finally:
        await conn.close()


if __name__ == '__main__':
    try:
        asyncio.run(main())
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as e:
        sys.exit(f'Error running example: {e}')
