// Reads trades with a parameter. Two parsers make times UTC and LONG values numbers.
import pg from 'pg';

const url = process.env.QDB_PG_URL ?? 'postgresql://admin:quest@localhost:8812/qdb';

pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (text) => new Date(`${text.replace(' ', 'T')}Z`));
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

async function main() {
  const client = new pg.Client(url);
  await client.connect();
  try {
    // region query
    const { rows } = await client.query(
      'SELECT timestamp, side, price FROM trades WHERE symbol = $1',
      ['SOL-EUR'],
    );
    for (const row of rows) console.log(row.timestamp.toISOString(), row.side, row.price);
    // endregion
    console.log(`${rows.length} rows read`);
  } finally {
    await client.end();
  }
}

main().catch((err) => {
  console.error(`Error running example: ${err.message || err.code}`);
  process.exit(1);
});
