<?php
// Sends two rows as line protocol over HTTP and reads the answer. No extension is needed.
declare(strict_types=1);

/** A name or symbol in which blank, comma, equals sign and backslash are escaped. */
function escape(string $text): string
{
    return addcslashes($text, " ,=\\\r\n");
}

function nanoseconds(DateTimeInterface $when): string
{
    return $when->format('Uu') . '000'; // seconds and six digits, as text
}

$readings = [
    ['attic', 27.25, '2025-10-01T08:00:00.25Z'],
    ['wine cellar', 14.5, '2025-10-01T10:00:01+02:00'],
];
$lines = '';
foreach ($readings as [$room, $temp, $time]) {
    $lines .= sprintf(
        "sensors,room=%s temp=%s %s\n",
        escape($room),
        json_encode($temp), // no locale, all digits
        nanoseconds(new DateTimeImmutable($time)),
    );
}

$answer = @file_get_contents(
    (getenv('QDB_HTTP_URL') ?: 'http://localhost:9000') . '/write',
    context: stream_context_create(['http' => [
        'method' => 'POST',
        'header' => 'Content-Type: text/plain; charset=utf-8',
        'content' => $lines,
        'timeout' => 30,
        'ignore_errors' => true, // so that the reason for a rejection can be read
    ]]),
);
if ($answer === false || !str_contains($http_response_header[0], ' 204')) {
    $reason = $answer === false
        ? error_get_last()['message']
        : "$http_response_header[0] $answer";
    fwrite(STDERR, "Error running example: $reason\n");
    exit(1);
}
echo "2 rows sent\n";
