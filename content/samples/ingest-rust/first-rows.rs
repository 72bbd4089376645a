// Sends two trades over HTTP. QuestDB creates the table if it does not exist.
use chrono::{TimeZone, Utc};
use questdb::ingress::{Sender, TimestampMicros, TimestampNanos};

fn run() -> questdb::Result<()> {
    let conf = std::env::var("QDB_CLIENT_CONF").unwrap_or("http::addr=localhost:9000;".into());
    // region send
    let mut sender = Sender::from_conf(conf)?;
    let mut buffer = sender.new_buffer();
    buffer
        .table("trades")?
        .symbol("symbol", "SOL-EUR")?
        .symbol("side", "buy")?
        .column_f64("price", 182.4)?
        .column_f64("amount", 12.5)?
        .at(TimestampNanos::new(1_759_305_600_250_000_000))?;
    let when = Utc.with_ymd_and_hms(2025, 10, 1, 8, 0, 1).unwrap();
    buffer
        .table("trades")?
        .symbol("symbol", "ADA-EUR")?
        .symbol("side", "sell")?
        .column_f64("price", 0.71)?
        .column_f64("amount", 4000.0)?
        .at(TimestampMicros::from_datetime(when))?;
    let rows = buffer.row_count();
    sender.flush(&mut buffer)?;
    // endregion
    println!("{rows} rows sent");
    Ok(())
}

fn main() {
    if let Err(e) = run() {
        eprintln!("Error running example: {e}");
        std::process::exit(1);
    }
}
