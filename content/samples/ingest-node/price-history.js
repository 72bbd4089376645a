// Sends two trades with nanosecond timestamps; one of them has its last prices as an array.
import { Sender } from '@questdb/nodejs-client';

const conf = process.env.QDB_CLIENT_CONF ?? 'http::addr=localhost:9000;';

async function main() {
  const sender = await Sender.fromConfig(conf);
  try {
    // region send
    await sender
      .table('trades')
      .symbol('symbol', 'SOL-EUR')
      .symbol('side', 'buy')
      .floatColumn('price', 182.4)
      .floatColumn('amount', 12.5)
      .arrayColumn('price_history', [182.1, 182.3, 182.4])
      .at(1759309200250000123n, 'ns');
    await sender
      .table('trades')
      .symbol('symbol', 'ADA-EUR')
      .symbol('side', 'sell')
      .floatColumn('price', 0.71)
      .floatColumn('amount', 4000)
      .at(1759309201000000456n, 'ns');
    await sender.flush();
    // endregion
  } finally {
    await sender.close();
  }
}

main().catch((err) => {
  console.error(`Error running example: ${err.message}`);
  process.exit(1);
});
