// Keeps each batch until the server confirmed it, and gives up on bad rows only.
import { Sender } from '@questdb/nodejs-client';

const conf = (process.env.QDB_CLIENT_CONF ?? 'http::addr=localhost:9000').replace(/;*$/, ';');

const rows = [
  { room: 'attic', temp: 27.25, at: 1759305600000 },
  { room: 'cellar', temp: 14.5, at: 1759305600000 },
  { room: 'attic', temp: 27.5, at: 1759305660000 },
];

function deadline(promise, ms) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

// region send
async function send(batch) {
  const sender = await Sender.fromConfig(`${conf}auto_flush=off;`);
  for (const row of batch) {
    await sender
      .table('sensors')
      .symbol('room', row.room)
      .floatColumn('temp', row.temp)
      .at(row.at, 'ms');
  }
  await deadline(sender.flush(), 15000);
}

async function main() {
  for (let attempt = 1; ; attempt++) {
    try {
      await send(rows);
      console.log(`sent in attempt ${attempt}`);
      return;
    } catch (err) {
      const rejected = /statusCode=4\d\d/.test(err.message);
      if (rejected || attempt === 5) throw err;
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
    }
  }
}
// endregion

main().catch((err) => {
  console.error(`Error running example: ${err.message}`);
  process.exit(1);
});
