<?php
// Reads trades with PDO, and throws where PDO would keep silent.
declare(strict_types=1);

final class CheckedStatement extends PDOStatement
{
    public function execute(?array $params = null): bool
    {
        return parent::execute($params)
            ?: throw new PDOException("refused: {$this->queryString}");
    }
}

function connect(): PDO
{
    $dsn = getenv('QDB_PG_DSN')
        ?: 'host=localhost port=8812 user=admin password=quest dbname=qdb';
    return new PDO("pgsql:$dsn", options: [
        PDO::ATTR_STATEMENT_CLASS => [CheckedStatement::class],
        PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_ASSOC,
    ]);
}

try {
    $trades = connect()->prepare(
        'SELECT timestamp, side, price FROM trades
         WHERE symbol = :symbol AND timestamp IN :day'
    );
    $trades->execute(['symbol' => 'SOL-EUR', 'day' => '2025-10-01']);
    foreach ($trades as ['timestamp' => $time, 'side' => $side, 'price' => $price]) {
        $when = new DateTimeImmutable($time, new DateTimeZone('UTC'));
        printf("%s %s %.1f\n", $when->format('Y-m-d\TH:i:s.vp'), $side, $price);
    }
} catch (PDOException $e) {
    fwrite(STDERR, "Error running example: {$e->getMessage()}\n");
    exit(1);
}
