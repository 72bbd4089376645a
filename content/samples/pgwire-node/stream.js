// Adds up a large result without holding it in memory.
import pg from 'pg';
import QueryStream from 'pg-query-stream';

const dsn = process.env.QDB_PG_DSN
  ?? 'host=localhost port=8812 user=admin password=quest dbname=qdb';
const { dbname, ...options } = Object.fromEntries(dsn.split(' ').map((pair) => pair.split('=')));

async function main() {
  const client = new pg.Client({ ...options, database: dbname });
  await client.connect();
  try {
    const stream = client.query(
      new QueryStream('SELECT x FROM long_sequence(200000)', [], { batchSize: 5000 }),
    );
    let sum = 0n;
    for await (const row of stream) sum += BigInt(row.x);
    console.log(`sum ${sum}`);
  } finally {
    await client.end();
  }
}

main().catch((err) => {
  console.error(`Error running example: ${err.message || err.code}`);
  process.exit(1);
});
