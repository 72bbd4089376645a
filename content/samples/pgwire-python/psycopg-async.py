# Two queries at the same time with the asynchronous interface of psycopg 3.
import asyncio
import os
import sys

import psycopg

URL = os.environ.get('QDB_PG_URL', 'postgresql://admin:quest@localhost:8812/qdb')


# region queries
async def volume(symbol):
    async with await psycopg.AsyncConnection.connect(URL, autocommit=True) as conn:
        cur = await conn.execute('SELECT sum(amount) FROM trades WHERE symbol = %s', (symbol,))
        return symbol, (await cur.fetchone())[0]


async def main():
    for line in await asyncio.gather(volume('ADA-EUR'), volume('SOL-EUR')):
        print(*line)
# endregion


if __name__ == '__main__':
    try:
        asyncio.run(main())
    except psycopg.Error as e:
        sys.exit(f'Error running example: {e}')
