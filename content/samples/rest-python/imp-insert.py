# Uploads CSV text into the table weather. The schema must be the first part of the form.
import json
import os
import sys

import requests

URL = os.environ.get('QDB_HTTP_URL', 'http://localhost:9000')

SCHEMA = [
    {'name': 'station', 'type': 'SYMBOL'},
    {'name': 'temp', 'type': 'DOUBLE'},
    {'name': 'taken', 'type': 'TIMESTAMP', 'pattern': 'yyyy-MM-ddTHH:mm:ssZ'},
]

CSV = '''station,temp,taken
porto,18.4,2025-10-01T08:00:00Z
oslo,7.5,2025-10-01T08:00:00Z
porto,18.9,2025-10-01T08:01:00Z
'''


def main():
    response = requests.post(
        f'{URL}/imp',
        params={'name': 'weather', 'timestamp': 'taken', 'partitionBy': 'DAY', 'fmt': 'json'},
        files=[
            ('schema', (None, json.dumps(SCHEMA))),
            ('data', ('weather.csv', CSV)),
        ],
        timeout=60)
    response.raise_for_status()
    report = response.json()

    # The HTTP status is 200 even when nothing was imported.
    if report['status'] != 'OK':
        raise ValueError(report['status'])
    bad = [column['name'] for column in report['columns'] if column['errors']]
    if bad:
        raise ValueError(f"values that do not fit in: {', '.join(bad)}")
    print(f"{report['rowsImported']} rows imported")


if __name__ == '__main__':
    try:
        main()
    except (requests.RequestException, ValueError) as e:
        sys.exit(f'Error running example: {e}')
