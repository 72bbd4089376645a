// Sends two trades with nanosecond timestamps; one of them has its last prices as an array.
use questdb::ingress::{Sender, TimestampNanos};

fn run() -> questdb::Result<()> {
    let conf = std::env::var("QDB_CLIENT_CONF").unwrap_or("http::addr=localhost:9000;".into());
    let mut sender = Sender::from_conf(conf)?;
    let mut buffer = sender.new_buffer();

    // region send
    buffer
        .table("trades")?
        .symbol("symbol", "SOL-EUR")?
        .symbol("side", "buy")?
        .column_f64("price", 182.4)?
        .column_f64("amount", 12.5)?
        .column_arr("price_history", &[182.1, 182.3, 182.4])?
        .at(TimestampNanos::new(1_759_309_200_250_000_123))?;
    buffer
        .table("trades")?
        .symbol("symbol", "ADA-EUR")?
        .symbol("side", "sell")?
        .column_f64("price", 0.71)?
        .column_f64("amount", 4000.0)?
        .at(TimestampNanos::new(1_759_309_201_000_000_456))?;
    sender.flush(&mut buffer)?;
    // endregion
    Ok(())
}

fn main() {
    if let Err(e) = run() {
        eprintln!("Error running example: {e}");
        std::process::exit(1);
    }
}
