<?php
// Inserts rows in one transaction with a prepared statement, and counts them.
declare(strict_types=1);

function checked(PgSql\Connection $db, PgSql\Result|false $result): PgSql\Result
{
    return $result ?: throw new RuntimeException(pg_last_error($db));
}

function readings(): iterable
{
    yield ['attic', 27.25, true, new DateTimeImmutable('2025-10-01T08:00:00Z')];
    yield ['cellar', null, false, new DateTimeImmutable('2025-10-01T10:00:30+02:00')];
    yield ['attic', 27.5, false, new DateTimeImmutable('2025-10-01T08:01:00Z')];
}

try {
    $dsn = getenv('QDB_PG_DSN')
        ?: 'host=localhost port=8812 user=admin password=quest dbname=qdb';
    $db = @pg_connect($dsn)
        ?: throw new RuntimeException(error_get_last()['message']);
    checked($db, @pg_query($db, 'CREATE TABLE IF NOT EXISTS sensors
        (room SYMBOL, temp DOUBLE, alarm BOOLEAN, timestamp TIMESTAMP)
        TIMESTAMP(timestamp) PARTITION BY DAY'));
    // region insert
    checked($db, @pg_prepare($db, 'add', 'INSERT INTO sensors VALUES ($1, $2, $3, $4)'));

    checked($db, @pg_query($db, 'BEGIN'));
    foreach (readings() as [$room, $temp, $alarm, $when]) {
        checked($db, @pg_execute($db, 'add', [
            $room,
            $temp,
            $alarm ? 'true' : 'false', // PHP would send '1' or '', and both are stored as false
            $when->format('Y-m-d\TH:i:s.uP'),
        ]));
    }
    checked($db, @pg_query($db, 'COMMIT'));
    // endregion

    checked($db, @pg_query($db, "SELECT wait_wal_table('sensors')"));
    $count = checked($db, @pg_query($db, 'SELECT count(), max(temp) FROM sensors'));
    echo pg_fetch_result($count, 0, 0), ' rows, at most ', pg_fetch_result($count, 0, 1), " degrees\n";
} catch (RuntimeException $e) {
    fwrite(STDERR, "Error running example: {$e->getMessage()}\n");
    exit(1); // the open transaction is dropped with the connection
}
