// Adds up a large result without holding it in memory.
import pg from 'pg';
import QueryStream from 'pg-query-stream';

const url = process.env.QDB_PG_URL ?? 'postgresql://admin:quest@localhost:8812/qdb';

async function main() {
  const client = new pg.Client(url);
  await client.connect();
  try {
    // region stream
    const stream = client.query(
      new QueryStream('SELECT x FROM long_sequence(200000)', [], { batchSize: 5000 }),
    );
    let sum = 0n;
    for await (const row of stream) sum += BigInt(row.x);
    // endregion
    console.log(`sum ${sum}`);
  } finally {
    await client.end();
  }
}

main().catch((err) => {
  console.error(`Error running example: ${err.message || err.code}`);
  process.exit(1);
});
