// Uploads CSV text into the table weather. The schema must be the first part of the form.
const URL_BASE = process.env.QDB_HTTP_URL ?? 'http://localhost:9000';

const schema = [
  { name: 'station', type: 'SYMBOL' },
  { name: 'temp', type: 'DOUBLE' },
  { name: 'taken', type: 'TIMESTAMP', pattern: 'yyyy-MM-ddTHH:mm:ssZ' },
];

const csv = `station,temp,taken
porto,18.4,2025-10-01T08:00:00Z
oslo,7.5,2025-10-01T08:00:00Z
porto,18.9,2025-10-01T08:01:00Z
`;

async function main() {
  const form = new FormData();
  form.append('schema', JSON.stringify(schema));
  form.append('data', new Blob([csv]), 'weather.csv');

  const query = 'name=weather&timestamp=taken&partitionBy=DAY&fmt=json';
  const response = await fetch(`${URL_BASE}/imp?${query}`, { method: 'POST', body: form });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const report = await response.json();

  // The HTTP status is 200 even when nothing was imported.
  if (report.status !== 'OK') throw new Error(report.status);
  const bad = report.columns.filter((column) => column.errors > 0).map((column) => column.name);
  if (bad.length > 0) throw new Error(`values that do not fit in: ${bad.join(', ')}`);
  console.log(`${report.rowsImported} rows imported`);
}

main().catch((err) => {
  console.error(`Error running example: ${err.cause?.message ?? err.message}`);
  process.exit(1);
});
