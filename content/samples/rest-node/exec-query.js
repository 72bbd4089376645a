// Reads trades over HTTP and turns the columns and rows of the answer into objects.
const URL_BASE = process.env.QDB_HTTP_URL ?? 'http://localhost:9000';

async function exec(query) {
  const response = await fetch(`${URL_BASE}/exec?${new URLSearchParams({ query })}`);
  const body = await response.json();
  if (!response.ok) throw new Error(`${body.error} at position ${body.position}`);
  return body;
}

async function main() {
  const { columns, dataset } = await exec(
    "SELECT timestamp, symbol, price FROM trades WHERE timestamp IN '2025-10-01'",
  );
  const names = columns.map((column) => column.name);
  for (const cells of dataset) {
    const row = Object.fromEntries(names.map((name, i) => [name, cells[i]]));
    console.log(new Date(row.timestamp).toISOString(), row.symbol, row.price);
  }
  console.log(`${dataset.length} rows read`);
}

main().catch((err) => {
  console.error(`Error running example: ${err.cause?.message ?? err.message}`);
  process.exit(1);
});
