<?php
// Writes arrays as text and turns the text of a result back into arrays.
declare(strict_types=1);

function checked(PgSql\Connection $db, PgSql\Result|false $result): PgSql\Result
{
    return $result ?: throw new RuntimeException(pg_last_error($db));
}

// region arrays
/** [[0.935], [800.0]] is {{0.935},{800.0}}, null stays NULL. */
function array_to_text(array $values): string
{
    $cells = array_map(
        fn ($value) => match (true) {
            is_array($value) => array_to_text($value),
            $value === null => 'NULL',
            default => json_encode($value),
        },
        $values,
    );
    return '{' . implode(',', $cells) . '}';
}

function text_to_array(string $text): array
{
    $json = strtr($text, ['{' => '[', '}' => ']', 'NULL' => 'null']);
    return json_decode($json, flags: JSON_THROW_ON_ERROR);
}
// endregion

try {
    $dsn = getenv('QDB_PG_DSN')
        ?: 'host=localhost port=8812 user=admin password=quest dbname=qdb';
    $db = @pg_connect($dsn)
        ?: throw new RuntimeException(error_get_last()['message']);
    checked($db, @pg_query($db, 'CREATE TABLE IF NOT EXISTS order_book
        (symbol SYMBOL, bids DOUBLE[][], timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY'));
    checked($db, @pg_query_params($db, 'INSERT INTO order_book VALUES ($1, $2, $3)', [
        'EURCHF',
        array_to_text([[0.935, 0.9349], [800.0, 250.0]]),
        '2025-10-01T08:00:00Z',
    ]));
    checked($db, @pg_query($db, "SELECT wait_wal_table('order_book')"));
    $book = checked($db, @pg_query($db, 'SELECT bids FROM order_book'));
    [$prices, $sizes] = text_to_array(pg_fetch_result($book, 0, 0));
    echo "best bid $prices[0], size ", array_sum($sizes), "\n";
} catch (RuntimeException $e) {
    fwrite(STDERR, "Error running example: {$e->getMessage()}\n");
    exit(1);
}
