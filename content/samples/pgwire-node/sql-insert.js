// Inserts rows with parameters in one transaction and waits until a query sees them.
import pg from 'pg';

const dsn = process.env.QDB_PG_DSN
  ?? 'host=localhost port=8812 user=admin password=quest dbname=qdb';
const { dbname, ...options } = Object.fromEntries(dsn.split(' ').map((pair) => pair.split('=')));

const rows = [
  ['attic', 27.25, new Date('2025-10-01T08:00:00Z')],
  ['cellar', 14.5, new Date('2025-10-01T08:00:00Z')],
  ['attic', 27.5, new Date('2025-10-01T08:01:00Z')],
];

async function main() {
  const client = new pg.Client({ ...options, database: dbname });
  await client.connect();
  try {
    await client.query(`CREATE TABLE IF NOT EXISTS sensors
      (room SYMBOL, temp DOUBLE, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY`);
    await client.query('BEGIN');
    for (const row of rows) await client.query('INSERT INTO sensors VALUES ($1, $2, $3)', row);
    await client.query('COMMIT');
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
