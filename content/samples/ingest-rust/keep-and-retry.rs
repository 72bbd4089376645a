// Connects again and repeats the flush while the server is away.
use questdb::ingress::{Buffer, Sender, TimestampNanos};
use questdb::ErrorCode::{ProtocolVersionError, SocketError};
use std::thread;
use std::time::Duration;

const START: i64 = 1_759_305_600_000_000_000; // 2025-10-01T08:00:00Z

// region send
/// Flushes until the server confirms. The buffer is emptied by the success only.
fn send(conf: &str, fill: impl Fn(&mut Buffer) -> questdb::Result<()>) -> questdb::Result<u32> {
    let mut kept: Option<Buffer> = None;
    let mut attempt = 1;
    loop {
        let result = Sender::from_conf(conf).and_then(|mut sender| {
            if kept.is_none() {
                let mut buffer = sender.new_buffer();
                fill(&mut buffer)?;
                kept = Some(buffer);
            }
            sender.flush(kept.as_mut().unwrap())
        });
        match result {
            Ok(()) => return Ok(attempt),
            Err(e) if attempt < 6 && matches!(e.code(), SocketError | ProtocolVersionError) => {
                thread::sleep(Duration::from_millis(250 << attempt));
                attempt += 1;
            }
            Err(e) => return Err(e),
        }
    }
}
// endregion

fn fill(buffer: &mut Buffer) -> questdb::Result<()> {
    for i in 0..3 {
        buffer
            .table("trades")?
            .symbol("symbol", "SOL-EUR")?
            .symbol("side", "buy")?
            .column_f64("price", 182.4 + i as f64)?
            .column_f64("amount", 1.0)?
            .at(TimestampNanos::new(START + i * 1_000_000_000))?;
    }
    Ok(())
}

fn main() {
    let conf = std::env::var("QDB_CLIENT_CONF").unwrap_or("http::addr=localhost:9000;".into());
    match send(&conf, fill) {
        Ok(attempt) => println!("sent in attempt {attempt}"),
        Err(e) => {
            eprintln!("Error running example: {e}");
            std::process::exit(1);
        }
    }
}
