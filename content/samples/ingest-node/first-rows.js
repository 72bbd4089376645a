// Sends two trades over HTTP. QuestDB creates the table if it does not exist.
import { Sender } from '@questdb/nodejs-client';

const conf = process.env.QDB_CLIENT_CONF ?? 'http::addr=localhost:9000;';

async function main() {
  // region send
  const sender = await Sender.fromConfig(conf);
  try {
    await sender
      .table('trades')
      .symbol('symbol', 'SOL-EUR')
      .symbol('side', 'buy')
      .floatColumn('price', 182.4)
      .floatColumn('amount', 12.5)
      .at(1759305600250000000n, 'ns');
    await sender
      .table('trades')
      .symbol('symbol', 'ADA-EUR')
      .symbol('side', 'sell')
      .floatColumn('price', 0.71)
      .floatColumn('amount', 4000)
      .at(Date.parse('2025-10-01T08:00:01Z'), 'ms');
    await sender.flush();
  } finally {
    await sender.close(); // does not flush
  }
  // endregion
}

main().catch((err) => {
  console.error(`Error running example: ${err.message}`);
  process.exit(1);
});
