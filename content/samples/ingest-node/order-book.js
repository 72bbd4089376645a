// Sends order book levels as two-dimensional arrays: prices, then sizes.
import { Sender } from '@questdb/nodejs-client';

const conf = process.env.QDB_CLIENT_CONF ?? 'http::addr=localhost:9000;';

async function main() {
  const sender = await Sender.fromConfig(conf);
  try {
    // region send
    await sender
      .table('order_book')
      .symbol('symbol', 'EURCHF')
      .arrayColumn('bids', [[0.935, 0.9349], [800, 250]])
      .arrayColumn('asks', [[0.9352, 0.9353], [500, 900]])
      .at(1759305600000000000n, 'ns');
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
