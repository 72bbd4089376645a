# Streams the result of a query from /exp into a Parquet file, batch by batch.
import os
import sys

import pyarrow as pa
import pyarrow.csv as csv
import pyarrow.parquet as pq
import requests

URL = os.environ.get('QDB_HTTP_URL', 'http://localhost:9000')
QUERY = "SELECT symbol, side, price, amount, timestamp FROM trades WHERE timestamp IN '2025-10-01'"
TARGET = 'trades-2025-10-01.parquet'

TYPES = {
    'BOOLEAN': pa.bool_(), 'BYTE': pa.int8(), 'SHORT': pa.int16(), 'INT': pa.int32(),
    'LONG': pa.int64(), 'FLOAT': pa.float32(), 'DOUBLE': pa.float64(),
    'TIMESTAMP': pa.timestamp('us', 'UTC'), 'TIMESTAMP_NS': pa.timestamp('ns', 'UTC'),
    'DATE': pa.timestamp('ms', 'UTC'), 'SYMBOL': pa.dictionary(pa.int32(), pa.string()),
}


def ask(query):
    response = requests.get(f'{URL}/exec', params={'query': query, 'limit': '1'}, timeout=30)
    body = response.json()
    if not response.ok:
        raise ValueError(f"{body['error']} at position {body['position']}")
    return body


def main():
    columns = {c['name']: TYPES.get(c['type'], pa.string()) for c in ask(QUERY)['columns']}
    expected = ask(f'SELECT count() FROM ({QUERY})')['dataset'][0][0]

    written = 0
    with requests.get(f'{URL}/exp', params={'query': QUERY}, stream=True, timeout=60) as answer:
        answer.raise_for_status()
        answer.raw.decode_content = True
        batches = csv.open_csv(
            answer.raw,
            convert_options=csv.ConvertOptions(
                column_types=columns, strings_can_be_null=True, quoted_strings_can_be_null=False))
        with pq.ParquetWriter(TARGET, batches.schema, compression='zstd') as writer:
            for batch in batches:
                writer.write_batch(batch)
                written += batch.num_rows

    if written != expected:
        raise ValueError(f'{written} rows written, {expected} expected')
    print(f'{written} rows in {TARGET}')


if __name__ == '__main__':
    try:
        main()
    except (requests.RequestException, pa.ArrowException, ValueError) as e:
        sys.exit(f'Error running example: {e}')
