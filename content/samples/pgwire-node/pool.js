// Queries the latest price of each symbol at the same time, on connections of a pool.
import pg from 'pg';

const url = process.env.QDB_PG_URL ?? 'postgresql://admin:quest@localhost:8812/qdb';

async function main() {
  // region pool
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    idleTimeoutMillis: 60_000, // the server closes what is idle for 300 s
    connectionTimeoutMillis: 5_000,
    options: '-c statement_timeout=10000',
  });
  pool.on('error', (err) => console.error(`idle connection lost: ${err.message}`));
  // endregion
  try {
    // region query
    const latest = 'SELECT price FROM trades WHERE symbol = $1 LATEST ON timestamp PARTITION BY symbol';
    const symbols = ['ADA-EUR', 'SOL-EUR'];
    const results = await Promise.all(symbols.map((symbol) => pool.query(latest, [symbol])));
    results.forEach(({ rows }, i) => console.log(symbols[i], rows[0]?.price));
    // endregion
  } finally {
    await pool.end();
  }
}

main().catch((err) => {
  console.error(`Error running example: ${err.message || err.code}`);
  process.exit(1);
});
