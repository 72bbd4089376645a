// Inserts rows with parameters in one transaction and waits until a query sees them.
import pg from 'pg';

const url = process.env.QDB_PG_URL ?? 'postgresql://admin:quest@localhost:8812/qdb';

const rows = [
  ['attic', 27.25, new Date('2025-10-01T08:00:00Z')],
  ['cellar', 14.5, new Date('2025-10-01T08:00:00Z')],
  ['attic', 27.5, new Date('2025-10-01T08:01:00Z')],
];

async function main() {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(`CREATE TABLE IF NOT EXISTS sensors
      (room SYMBOL, temp DOUBLE, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY`);
    // region insert
    await client.query('BEGIN');
    for (const row of rows) await client.query('INSERT INTO sensors VALUES ($1, $2, $3)', row);
    await client.query('COMMIT');
    // endregion
    await client.query("SELECT wait_wal_table('sensors')");
    const { rows: [found] } = await client.query(
      'SELECT count() AS count, min(timestamp)::varchar AS first FROM sensors',
    );
    console.log(`${found.count} rows in sensors, the first at ${found.first}`);
  } finally {
    await client.end();
  }
}

main().catch((err) => {
  console.error(`Error running example: ${err.message || err.code}`);
  process.exit(1);
});
