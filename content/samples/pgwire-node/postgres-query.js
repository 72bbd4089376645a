// Inserts and reads with postgres.js; the types keep times in UTC and LONG values exact.
import postgres from 'postgres';

const url = process.env.QDB_PG_URL ?? 'postgresql://admin:quest@localhost:8812/qdb';

// region client
const sql = postgres(url, {
  max: 4,
  idle_timeout: 60,
  connect_timeout: 5,
  types: {
    bigint: postgres.BigInt,
    date: {
      to: 1114,
      from: [1114],
      serialize: (date) => date.toISOString(),
      parse: (text) => new Date(`${text.replace(' ', 'T')}Z`),
    },
  },
});
// endregion

async function main() {
  try {
    await sql`CREATE TABLE IF NOT EXISTS order_book
      (symbol SYMBOL, bids DOUBLE[][], timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY`;
    // region queries
    const at = new Date('2025-10-01T08:00:00Z');
    const bids = [[0.935, 0.9349], [800, 250]]; // prices, sizes
    await sql`INSERT INTO order_book VALUES (${'EURCHF'}, ${bids}, ${at})`;
    await sql`SELECT wait_wal_table('order_book')`;
    const rows = await sql`SELECT timestamp, timestamp::varchar AS text, bids FROM order_book
      WHERE symbol IN ${sql(['EURCHF', 'EURUSD'])} AND timestamp >= ${at}`;
    for (const row of rows) console.log(row.timestamp.toISOString(), row.text, row.bids[0][0]);
    // endregion
  } finally {
    await sql.end();
  }
}

main().catch((err) => {
  console.error(`Error running example: ${err.message || err.code}`);
  process.exit(1);
});
