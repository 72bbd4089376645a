// Flushes when the buffer is large enough or old enough: the client has no auto-flush.
use questdb::ingress::{Buffer, Sender, TimestampNanos};
use std::sync::mpsc::{channel, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

const START: i64 = 1_759_305_600_000_000_000; // 2025-10-01T08:00:00Z
const MAX_ROWS: usize = 1000;
const MAX_AGE: Duration = Duration::from_secs(1);

fn run() -> questdb::Result<usize> {
    let conf = std::env::var("QDB_CLIENT_CONF").unwrap_or("http::addr=localhost:9000;".into());
    let mut sender = Sender::from_conf(conf)?;
    let mut buffer = sender.new_buffer();
    let (readings, incoming) = channel();
    let source = thread::spawn(move || {
        for n in 0..2500 {
            readings.send(n).unwrap();
        }
    });

    // region loop
    let mut flushes = 0;
    let mut oldest = Instant::now(); // when the first row of the buffer was added
    loop {
        match incoming.recv_timeout(MAX_AGE.saturating_sub(oldest.elapsed())) {
            Ok(n) => {
                if buffer.is_empty() {
                    oldest = Instant::now();
                }
                add(&mut buffer, n)?;
            }
            Err(RecvTimeoutError::Timeout) if buffer.is_empty() => oldest = Instant::now(),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        if buffer.row_count() >= MAX_ROWS || (!buffer.is_empty() && oldest.elapsed() >= MAX_AGE) {
            sender.flush(&mut buffer)?;
            flushes += 1;
        }
    }
    // endregion
    source.join().unwrap();
    if !buffer.is_empty() {
        sender.flush(&mut buffer)?; // dropping the buffer would lose these rows
        flushes += 1;
    }
    Ok(flushes)
}

fn add(buffer: &mut Buffer, n: i64) -> questdb::Result<()> {
    buffer
        .table("sensors")?
        .symbol("device", "d1")?
        .column_f64("reading", n as f64 / 10.0)?
        .at(TimestampNanos::new(START + n * 1_000_000))
}

fn main() {
    match run() {
        Ok(flushes) => println!("2500 rows sent in {flushes} flushes"),
        Err(e) => {
            eprintln!("Error running example: {e}");
            std::process::exit(1);
        }
    }
}
