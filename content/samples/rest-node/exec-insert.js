// Creates a table, inserts two rows and counts them over HTTP.
const URL_BASE = process.env.QDB_HTTP_URL ?? 'http://localhost:9000';

async function exec(query) {
  const response = await fetch(`${URL_BASE}/exec?${new URLSearchParams({ query })}`);
  const body = await response.json();
  if (!response.ok) throw new Error(`${body.error} at position ${body.position}`);
  return body;
}

async function main() {
  await exec(`CREATE TABLE IF NOT EXISTS sensors (room SYMBOL, temp DOUBLE, timestamp TIMESTAMP)
    TIMESTAMP(timestamp) PARTITION BY DAY`);
  await exec(`INSERT INTO sensors VALUES
    ('attic', 27.25, '2025-10-01T08:00:00Z'),
    ('cellar', 14.5, '2025-10-01T08:00:00Z')`);
  await exec("SELECT wait_wal_table('sensors')");
  const { dataset } = await exec('SELECT count() FROM sensors');
  console.log(`${dataset[0][0]} rows in sensors`);
}

main().catch((err) => {
  console.error(`Error running example: ${err.cause?.message ?? err.message}`);
  process.exit(1);
});
