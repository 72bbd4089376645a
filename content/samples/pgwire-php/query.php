<?php
// Reads trades with the pgsql extension: parameters, checked errors, times as UTC.
declare(strict_types=1);

function connect(): PgSql\Connection
{
    $dsn = getenv('QDB_PG_DSN')
        ?: 'host=localhost port=8812 user=admin password=quest dbname=qdb';
    return @pg_connect($dsn)
        ?: throw new RuntimeException(error_get_last()['message']);
}

function query(PgSql\Connection $db, string $sql, array $params = []): PgSql\Result
{
    return @pg_query_params($db, $sql, $params)
        ?: throw new RuntimeException(pg_last_error($db));
}

try {
    $db = connect();
    $since = new DateTimeImmutable('2025-10-01 08:00:01', new DateTimeZone('UTC'));
    $trades = query(
        $db,
        'SELECT timestamp, symbol, price FROM trades
         WHERE timestamp >= $1 AND symbol IN ($2, $3)',
        [$since->format('Y-m-d\TH:i:s.up'), 'ADA-EUR', 'SOL-EUR'],
    );
    while ($row = pg_fetch_assoc($trades)) {
        $when = new DateTimeImmutable($row['timestamp'], new DateTimeZone('UTC'));
        $time = $when->format('Y-m-d\TH:i:s.vp');
        printf("%s %s %.2f\n", $time, $row['symbol'], $row['price']);
    }
} catch (RuntimeException $e) {
    fwrite(STDERR, "Error running example: {$e->getMessage()}\n");
    exit(1);
}
