// Reads trades with a parameter. Two parsers make times UTC and LONG values numbers.
import pg from 'pg';

const dsn = process.env.QDB_PG_DSN
  ?? 'host=localhost port=8812 user=admin password=quest dbname=qdb';
const { dbname, ...options } = Object.fromEntries(dsn.split(' ').map((pair) => pair.split('=')));

pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (text) => new Date(`${text.replace(' ', 'T')}Z`));
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

async function main() {
  const client = new pg.Client({ ...options, database: dbname });
  await client.connect();
  try {
    const { rows } = await client.query(
      'SELECT timestamp, side, price FROM trades WHERE symbol = $1',
      ['SOL-EUR'],
    );
    for (const row of rows) console.log(row.timestamp.toISOString(), row.side, row.price);
    console.log(`${rows.length} rows read`);
  } finally {
    await client.end();
  }
}

main().catch((err) => {
  console.error(`Error running example: ${err.message || err.code}`);
  process.exit(1);
});
