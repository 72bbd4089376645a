// A bad row keeps the whole flush out of the table; the rows stay in the buffer.
use questdb::ingress::{Sender, TimestampNanos};

const START: i64 = 1_759_305_600_000_000_000; // 2025-10-01T08:00:00Z

fn run() -> questdb::Result<()> {
    let conf = std::env::var("QDB_CLIENT_CONF").unwrap_or("http::addr=localhost:9000;".into());
    let mut sender = Sender::from_conf(conf)?;
    let mut buffer = sender.new_buffer();
    // region send
    buffer
        .table("sensors")?
        .column_f64("temp", 21.5)?
        .at(TimestampNanos::new(START))?;
    sender.flush(&mut buffer)?; // creates temp as DOUBLE

    buffer
        .table("sensors")?
        .column_f64("temp", 21.7)?
        .at(TimestampNanos::new(START + 1_000))?;
    buffer.set_marker()?; // the end of the rows that are good
    buffer
        .table("sensors")?
        .column_str("temp", "n/a")?
        .at(TimestampNanos::new(START + 2_000))?;
    if let Err(e) = sender.flush(&mut buffer) {
        println!("{:?}: {}", e.code(), e.msg());
        println!("rows still buffered: {}", buffer.row_count());
        buffer.rewind_to_marker()?;
        sender.flush(&mut buffer)?;
    }
    // endregion
    Ok(())
}

fn main() {
    if let Err(e) = run() {
        eprintln!("Error running example: {e}");
        std::process::exit(1);
    }
}
