<?php
// Turns a day and a text with an offset into timestamps and sends both as line protocol.
declare(strict_types=1);

// A day has no time and no zone: say which midnight is meant.
$booked = new DateTimeImmutable('2025-10-01', new DateTimeZone('Europe/Berlin'));
$pickedUp = new DateTimeImmutable('2025-10-01T10:00:00.250123+02:00');

// Columns count microseconds and end in t, the designated timestamp counts nanoseconds.
$line = sprintf(
    "trips,vehicle=cab-7 booked=%st %s000\n",
    $booked->format('Uu'),
    $pickedUp->format('Uu'),
);

$answer = @file_get_contents(
    (getenv('QDB_HTTP_URL') ?: 'http://localhost:9000') . '/write',
    context: stream_context_create([
        'http' => ['method' => 'POST', 'content' => $line, 'ignore_errors' => true],
    ]),
);
if ($answer === false || !str_contains($http_response_header[0], ' 204')) {
    $reason = $answer ?: error_get_last()['message'];
    fwrite(STDERR, "Error running example: $reason\n");
    exit(1);
}
echo $booked->format('Uu'), ' ', $pickedUp->format('Uu'), "\n";
