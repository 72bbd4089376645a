// A web service with Express and a pool: GET /trades/SOL-EUR?limit=2 answers JSON.
import express from 'express';
import pg from 'pg';

const url = process.env.QDB_PG_URL ?? 'postgresql://admin:quest@localhost:8812/qdb';

// region app
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (text) => `${text.replace(' ', 'T')}Z`);

const pool = new pg.Pool({
  connectionString: url,
  max: 8,
  idleTimeoutMillis: 60_000, // the server closes what is idle for 300 s
  connectionTimeoutMillis: 5_000,
});
pool.on('error', (err) => console.warn(`idle connection lost: ${err.message}`));

const app = express();

app.get('/trades/:symbol', async (request, response, next) => {
  const limit = Math.min(Number(request.query.limit) || 100, 1000);
  try {
    const { rows } = await pool.query(
      `SELECT timestamp, side, price FROM trades
       WHERE symbol = $1 ORDER BY timestamp DESC LIMIT $2`,
      [request.params.symbol, limit],
    );
    response.json(rows);
  } catch (err) {
    next(err); // Express answers 500
  }
});
// endregion

async function main() {
  app.use((err, _request, response, _next) => response.status(500).send(err.message || err.code));
  const server = app.listen(0);
  try {
    const answer = await fetch(`http://localhost:${server.address().port}/trades/SOL-EUR?limit=2`);
    const body = await answer.text();
    if (!answer.ok) throw new Error(body);
    console.log(body);
  } finally {
    server.close();
    await pool.end();
  }
}

main().catch((err) => {
  console.error(`Error running example: ${err.message || err.code}`);
  process.exit(1);
});
