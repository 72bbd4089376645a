// Reads hourly candles of one symbol and the latest trade of each.
import pg from 'pg';

const url = process.env.QDB_PG_URL ?? 'postgresql://admin:quest@localhost:8812/qdb';

pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (text) => new Date(`${text.replace(' ', 'T')}Z`));

async function main() {
  const client = new pg.Client(url);
  await client.connect();
  try {
    // region queries
    const candles = await client.query(
      `SELECT timestamp, first(price) open, max(price) high, min(price) low, last(price) close
       FROM trades WHERE symbol = $1 AND timestamp IN $2 SAMPLE BY 1h`,
      ['SOL-EUR', '2025-10-01'],
    );
    for (const { timestamp, open, high, low, close } of candles.rows)
      console.log(timestamp.toISOString(), open, high, low, close);

    const latest = await client.query(
      'SELECT symbol, price FROM trades LATEST ON timestamp PARTITION BY symbol ORDER BY symbol',
    );
    for (const { symbol, price } of latest.rows) console.log(symbol, price);
    // endregion
  } finally {
    await client.end();
  }
}

main().catch((err) => {
  console.error(`Error running example: ${err.message || err.code}`);
  process.exit(1);
});
