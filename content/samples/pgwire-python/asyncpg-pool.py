# A pool whose connections know the array type, and a cursor over a large result.
import asyncio
import os
import sys
from datetime import datetime

import asyncpg

URL = os.environ.get('QDB_PG_URL', 'postgresql://admin:quest@localhost:8812/qdb')


# region pool
async def know_arrays(conn):
    # asyncpg would ask the catalogue for this, with a query that QuestDB refuses
    conn._protocol.get_settings().register_data_types([{
        'oid': 1022, 'name': '_float8', 'ns': 'pg_catalog', 'kind': 'b',
        'elemtype': 701, 'elemtype_name': 'float8', 'elemdelim': ',', 'depth': 0,
        'basetype': None, 'range_subtype': None, 'attrtypoids': None}])


async def main():
    async with asyncpg.create_pool(
            URL, min_size=1, max_size=8, init=know_arrays) as pool:
        async with pool.acquire() as conn:
            await conn.execute(
                'CREATE TABLE IF NOT EXISTS order_book (symbol SYMBOL, bids DOUBLE[][],'
                ' ts TIMESTAMP) TIMESTAMP(ts) PARTITION BY DAY')
            await conn.executemany(
                'INSERT INTO order_book VALUES ($1, $2, $3)',
                [('EURCHF', [[0.935], [800.0]], datetime(2025, 10, 1, 8)),
                 ('EURCHF', [[0.936], [650.0]], datetime(2025, 10, 1, 9))])
            await conn.execute("SELECT wait_wal_table('order_book')")
            print(await conn.fetchval('SELECT bids FROM order_book LIMIT -1'))

        async with pool.acquire() as conn, conn.transaction():
            count = 0
            async for _ in conn.cursor('SELECT x FROM long_sequence(50000)', prefetch=5000):
                count += 1
            print(count)
# endregion


if __name__ == '__main__':
    try:
        asyncio.run(main())
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as e:
        sys.exit(f'Error running example: {e}')
