// Four threads, each with a sender and a buffer of its own.
use questdb::ingress::{Sender, TimestampNanos};
use std::thread;

const START: i64 = 1_759_305_600_000_000_000; // 2025-10-01T08:00:00Z
const THREADS: i64 = 4;
const ROWS_EACH: i64 = 1000;

// region work
fn work(conf: &str, worker: i64) -> questdb::Result<usize> {
    let mut sender = Sender::from_conf(conf)?;
    let mut buffer = sender.new_buffer();
    for n in 0..ROWS_EACH {
        buffer
            .table("sensors")?
            .symbol("device", format!("d{worker}"))?
            .column_f64("reading", n as f64 / 10.0)?
            .at(TimestampNanos::new(START + n * 1_000_000))?;
    }
    let rows = buffer.row_count();
    sender.flush(&mut buffer)?;
    Ok(rows)
}
// endregion

fn run() -> questdb::Result<usize> {
    let conf = std::env::var("QDB_CLIENT_CONF").unwrap_or("http::addr=localhost:9000;".into());
    thread::scope(|scope| {
        let conf = &conf;
        let workers: Vec<_> = (0..THREADS)
            .map(|n| scope.spawn(move || work(conf, n)))
            .collect();
        workers
            .into_iter()
            .map(|worker| worker.join().unwrap())
            .sum()
    })
}

fn main() {
    match run() {
        Ok(rows) => println!("{rows} rows sent by {THREADS} threads"),
        Err(e) => {
            eprintln!("Error running example: {e}");
            std::process::exit(1);
        }
    }
}
