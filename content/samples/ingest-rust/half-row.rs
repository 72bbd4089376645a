// Takes a half-written row back when one of its values is refused.
use questdb::ingress::{Buffer, Sender, TimestampNanos};

// region add
fn add(buffer: &mut Buffer, room: &str, temp: f64, nanos: i64) -> questdb::Result<()> {
    buffer.set_marker()?;
    let row = |buffer: &mut Buffer| {
        buffer
            .table("sensors")?
            .symbol("room", room)?
            .column_f64("temp", temp)?
            .at(TimestampNanos::new(nanos))
    };
    row(buffer).inspect_err(|_| {
        let _ = buffer.rewind_to_marker();
    })
}
// endregion

fn run() -> questdb::Result<()> {
    let conf = std::env::var("QDB_CLIENT_CONF").unwrap_or("http::addr=localhost:9000;".into());
    let mut sender = Sender::from_conf(conf)?;
    let mut buffer = sender.new_buffer();
    let mut refused = 0;
    let readings = [
        ("attic", 27.25, 1_759_305_600_000_000_000),
        ("cellar", 14.5, -1), // before 1970
        ("attic", 27.5, 1_759_305_660_000_000_000),
    ];
    for (room, temp, nanos) in readings {
        if let Err(e) = add(&mut buffer, room, temp, nanos) {
            println!("{:?}: {}", e.code(), e.msg());
            refused += 1;
        }
    }
    let rows = buffer.row_count();
    sender.flush(&mut buffer)?;
    println!("{rows} rows sent, {refused} refused");
    Ok(())
}

fn main() {
    if let Err(e) = run() {
        eprintln!("Error running example: {e}");
        std::process::exit(1);
    }
}
