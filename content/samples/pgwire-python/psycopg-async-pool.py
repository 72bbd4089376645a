# A pool of asynchronous connections that many tasks share.
import asyncio
import os
import sys

import psycopg
import psycopg_pool
from psycopg_pool import AsyncConnectionPool

URL = os.environ.get('QDB_PG_URL', 'postgresql://admin:quest@localhost:8812/qdb')


# region pool
async def volume(pool, symbol):
    async with pool.connection() as conn:
        cur = await conn.execute('SELECT sum(amount) FROM trades WHERE symbol = %s', (symbol,))
        return symbol, (await cur.fetchone())[0]


async def main():
    async with AsyncConnectionPool(
            URL, min_size=2, max_size=8, max_idle=120, timeout=10,
            check=AsyncConnectionPool.check_connection,
            kwargs={'autocommit': True, 'prepare_threshold': None}) as pool:
        for line in await asyncio.gather(volume(pool, 'ADA-EUR'), volume(pool, 'SOL-EUR')):
            print(*line)
# endregion


if __name__ == '__main__':
    try:
        asyncio.run(main())
    except (psycopg.Error, psycopg_pool.PoolTimeout) as e:
        sys.exit(f'Error running example: {e}')
